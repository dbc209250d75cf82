/// Numbers as people write them on a command line.
enum DecimalLiteral {
  /// The number of `text` in ASCII digits, with an optional sign, point and exponent.
  ///
  /// It is nil if the text is no number, and infinite if it is too large. `Double.init` would also read
  /// hexadecimal numbers, "nan" and "infinity".
  static func parse(_ text: String) -> Double? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isPlain = text.utf8.allSatisfy { digits.contains($0) || "+-.eE".utf8.contains($0) }
    return isPlain ? Double(text) : nil
  }
}
