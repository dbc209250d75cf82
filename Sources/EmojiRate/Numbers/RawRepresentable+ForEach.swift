extension RawRepresentable where RawValue == Int {
  /// Iterates over the cases, whose raw values count from 0, without allocating an array.
  static func forEach(_ body: (Self) -> Void) {
    var index = 0
    while let choice = Self(rawValue: index) {
      body(choice)
      index += 1
    }
  }
}
