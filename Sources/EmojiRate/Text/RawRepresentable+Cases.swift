extension RawRepresentable where RawValue == Int {
  /// The first case that `isWanted` accepts; raw values count from 0.
  ///
  /// It allocates no array, unlike `allCases`.
  package static func first(where isWanted: (Self) -> Bool) -> Self? {
    var index = 0
    while let choice = Self(rawValue: index) {
      if isWanted(choice) { return choice }
      index += 1
    }
    return nil
  }

  /// Iterates over the cases, without allocating an array.
  package static func forEach(_ body: (Self) -> Void) {
    _ = first {
      body($0)
      return false
    }
  }
}
