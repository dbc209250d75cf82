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

  /// Reads the colours as their 32 bits.
  package init?(numbers: SIMD8<Double>) {
    self.init()
    while count < Self.countLimits.upperBound, let color = SRGBColor(numbers[count]) {
      append(color)
    }
    guard count >= Self.countLimits.lowerBound else { return nil }
  }

  /// The colours as their 32 bits.
  package var numbers: SIMD8<Double> {
    var numbers = SIMD8<Double>(repeating: .nan)
    for index in 0..<count { numbers[index] = Double(self[index].rgba) }
    return numbers
  }

  /// No words: every item is a colour.
  package static var words: [String] { [] }

  /// The colours in hexadecimal notation.
  package var items: [String] {
    (0..<count).map { CSSColor.hsb(HSBColor(self[$0])).spelling }
  }
}

extension SRGBColor {
  /// Makes the colour of a number's bits; nil if the number does not fit in 32 bits.
  fileprivate init?(_ number: Double) {
    guard number >= 0, number < 0x1p32 else { return nil }
    self.init(rgba: UInt32(number))
  }
}
