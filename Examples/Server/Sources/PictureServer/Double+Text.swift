// Numbers in addresses.
extension Double {
  /// Reads a number in digits, with an optional sign, decimal point and exponent; nil for any other text.
  init?(decimal text: String) {
    // Double also accepts hexadecimal digits and words.
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }

  /// The shortest text of exactly this number, which must be finite: `3`, `0.5` or `1e-07`.
  var shortText: String {
    // Adding 0 makes a negative zero positive.
    abs(self) < 1e16 && self == rounded() ? "\(Int(self))" : "\(self + 0)"
  }
}
