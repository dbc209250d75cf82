/// A ramp as a list of CSS colours, lowest rating first.
extension ColorRamp: ParameterList {
  /// The allowed values, as a phrase.
  package static var allowed: StaticString { "two to seven colours with commas between" }

  /// Reads two to seven colours with commas between; `currentColor` is not allowed.
  package init?(list text: UnsafeBufferPointer<UInt8>) {
    self.init()
    var items = ListItems(text)
    while let item = items.next() {
      guard case .hsb(let color)? = CSSColor(css: item), count < Self.countLimits.upperBound
      else { return nil }
      append(color.sRGB)
    }
    guard count >= Self.countLimits.lowerBound else { return nil }
  }

  /// No words: every item is a colour.
  package static var words: [String] { [] }

  /// The colours in hexadecimal notation.
  package var items: [String] {
    (0..<count).map { CSSColor.hsb(HSBColor(self[$0])).spelling }
  }
}
