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
