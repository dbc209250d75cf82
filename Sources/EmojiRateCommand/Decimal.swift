/// Numbers as people write them on a command line.
enum Decimal {
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
}
