import EmojiRate

/// Formats numbers for messages.
enum Messages {
  static let standardInput = "the standard input"
  static let isNoCount = "is not a count; it is a whole number from 0 to 999,999,999"

  static func range(_ limits: ClosedRange<Double>) -> String {
    "\(plain(limits.lowerBound)) to \(plain(limits.upperBound))"
  }

  /// A number without a trailing ".0", and without an exponent if it is small.
  static func plain(_ number: Double) -> String {
    let isSmall = (1e-9..<1e-4).contains(number.magnitude)
    return isSmall ? PlainDecimal(number).text : NumberParameter.text(number)
  }

  /// `1 picture`, `2 pictures`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(count(number)) \(noun)s"
  }

  /// A number with thousands separators: `100,000`.
  static func count(_ number: Int) -> String {
    number < 1000
      ? "\(number)" : "\(count(number / 1000)),\(String(1000 + number % 1000).dropFirst())"
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+00E9`.
  var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
