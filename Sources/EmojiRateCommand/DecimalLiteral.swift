/// Numbers as people write them on a command line.
enum DecimalLiteral {
  /// The number of `text` in ASCII digits, with an optional sign, point and exponent.
  ///
  /// It is nil if the text is no number, and infinite if it is too large. `Double.init` would also read
  /// hexadecimal numbers, "nan" and "infinity".
  static func parse(_ text: String) -> Double? {
    text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } ? Double(text) : nil
  }

  static func parse(_ text: ArraySlice<UInt8>) -> Double? {
    parseShort(text) ?? parse(String(decoding: text, as: UTF8.self))
  }

  /// The number of at most 15 characters with at most one point, as almost all numbers are.
  ///
  /// It needs no string, and is exact, because both parts of the quotient are exact.
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
