/// Numbers as people write them on a command line.
enum DecimalLiteral {
  /// The number that `text` spells in ASCII digits, with a sign, a point and an exponent if need be;
  /// nil where it spells none, infinity where it is too large for one.
  ///
  /// `Double.init` also takes hexadecimal numbers, "nan" and "infinity", which nobody rates with.
  static func parse(_ text: String) -> Double? {
    var rest = text.utf8[...]
    func skip(_ bytes: String) -> Bool {
      guard let first = rest.first, bytes.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    func skipDigits() -> Int {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest.removeFirst(digits.count)
      return digits.count
    }
    _ = skip("+-")
    var digitCount = skipDigits()
    if skip(".") { digitCount += skipDigits() }
    guard digitCount > 0 else { return nil }
    if skip("eE") {
      _ = skip("+-")
      guard skipDigits() > 0 else { return nil }
    }
    return rest.isEmpty ? Double(text) : nil
  }

  /// The number that UTF-8 text spells.
  static func parse(_ text: ArraySlice<UInt8>) -> Double? {
    if let number = parseShort(text) { return number }
    return String(validating: text, as: UTF8.self).flatMap(parse)
  }

  /// The number that a few digits with at most one point spell: almost all of them, without a detour
  /// through a string, and exactly what the detour would give, as both parts of the quotient are exact.
  private static func parseShort(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 15 else { return nil }
    var units = 0.0
    var divisor = 1.0
    var hasPoint = false
    var hasDigit = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        units = units * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { divisor *= 10 }
        hasDigit = true
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      default: return nil
      }
    }
    return hasDigit ? units / divisor : nil
  }
}
