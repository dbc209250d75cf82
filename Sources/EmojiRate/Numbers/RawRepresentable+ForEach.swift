extension RawRepresentable where RawValue == Int {
  /// Goes through the cases, whose raw values count from 0, without the array of them.
  static func forEach(_ body: (Self) -> Void) {
    var index = 0
    while let choice = Self(rawValue: index) {
      body(choice)
      index += 1
    }
  }
}
