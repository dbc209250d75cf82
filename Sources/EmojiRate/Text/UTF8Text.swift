/// UTF-8 text, as callers pass it, and as code without a heap stores it.
extension UnsafeBufferPointer<UInt8> {
  /// The bytes of a text known at compile time.
  package init(_ text: StaticString) {
    self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The part at `index`, from 0, between separators; nil if there are fewer parts.
  func part(_ index: Int, separator: UInt8) -> Self? {
    var (start, rest) = (0, index)
    while true {
      var end = start
      while end < count, self[end] != separator { end += 1 }
      if rest == 0 { return Self(rebasing: self[start..<end]) }
      guard end < count else { return nil }
      start = end + 1
      rest -= 1
    }
  }
}
