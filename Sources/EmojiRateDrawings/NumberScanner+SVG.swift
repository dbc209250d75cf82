import EmojiRate

/// Reads lists of numbers, lengths and fractions.
extension NumberScanner {
  /// Reads all numbers of a text, separated by space, commas or nothing; nil if it contains anything else.
  static func numbers(_ text: String) -> [Double]? {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipComma()
    }
    return numbers
  }

  /// Reads a length in CSS pixels or a percentage of `whole`; nil if the text is invalid.
  static func length(_ text: String, of whole: Double?) -> Double? {
    var scanner = NumberScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number() else { return nil }
    let unit = scanner.word()
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
    switch unit {
    case "", "px": return number
    case "pt": return number * 4 / 3
    case "pc": return number * 16
    case "in": return number * 96
    case "cm": return number / 2.54 * 96
    case "mm": return number / 25.4 * 96
    case "%": return whole.map { number / 100 * $0 }
    default: return nil
    }
  }

  /// Reads a fraction or a percentage, clamped to 0…1; nil if the text is invalid.
  static func part(_ text: String) -> Double? {
    length(text, of: 1).map { min(max($0, 0), 1) }
  }
}

/// Reads lists of transforms.
extension NumberScanner {
  /// Reads a list of transforms, which applies from last to first; nil if it is invalid.
  static func transform(_ text: String) -> Transform? {
    var scanner = NumberScanner(text)
    var transform = Transform.identity
    scanner.skipComma()
    while !scanner.isAtEnd {
      guard let next = scanner.function() else { return nil }
      transform = next.followed(by: transform)
      scanner.skipComma()
    }
    return transform
  }

  private mutating func function() -> Transform? {
    let name = word()
    skipSpace()
    guard take("(") else { return nil }
    skipSpace()
    var numbers: [Double] = []
    while !take(")") {
      guard numbers.count < 6, let number = number() else { return nil }
      switch (name, word()) {
      case (_, ""), ("translate", "px"), ("rotate", "deg"), ("skewX", "deg"), ("skewY", "deg"):
        break
      default: return nil
      }
      numbers.append(number)
      skipComma()
    }
    func turn(_ degrees: Double) -> Point { EllipticalArc.direction(degrees) }
    func tangent(_ degrees: Double) -> Double { turn(degrees).y / turn(degrees).x }
    switch (name, numbers.count) {
    case ("matrix", 6):
      return Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3],
        origin: Point(numbers[4], numbers[5]))
    case ("translate", 1): return Transform(scale: 1, origin: Point(numbers[0], 0))
    case ("translate", 2): return Transform(scale: 1, origin: Point(numbers[0], numbers[1]))
    case ("scale", 1): return Transform(scale: numbers[0], origin: Point(0, 0))
    case ("scale", 2):
      return Transform(a: numbers[0], b: 0, c: 0, d: numbers[1], origin: Point(0, 0))
    case ("rotate", 1): return .turned(to: turn(numbers[0]), around: Point(0, 0))
    case ("rotate", 3):
      return .turned(to: turn(numbers[0]), around: Point(numbers[1], numbers[2]))
    case ("skewX", 1):
      return Transform(a: 1, b: 0, c: tangent(numbers[0]), d: 1, origin: Point(0, 0))
    case ("skewY", 1):
      return Transform(a: 1, b: tangent(numbers[0]), c: 0, d: 1, origin: Point(0, 0))
    default: return nil
    }
  }
}
