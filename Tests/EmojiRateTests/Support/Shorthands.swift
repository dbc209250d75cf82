@testable import EmojiRate

/// The opaque colour `0xRRGGBB`.
func eightBitColor(_ value: Int, alpha: Double = 1) -> SRGBColor {
  SRGBColor(
    red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
    blue: Double(value & 255) / 255, alpha: alpha)
}

/// The nearest `0xRRGGBB` to a colour, worked out apart from the library.
func eightBitValue(_ color: SRGBColor) -> Int {
  func byte(_ component: Double) -> Int { Int((component * 255).rounded()) }
  return byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
}

/// The shortest spelling of `units` · 10^-`decimals`, worked out on text.
func spelling(_ units: Int, decimals: Int) -> String {
  var digits = String(abs(units))
  digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  var whole = String(digits.dropLast(decimals))
  var fraction = String(digits.suffix(decimals))
  while fraction.hasSuffix("0") { fraction.removeLast() }
  if whole == "0", !fraction.isEmpty { whole = "" }
  return (units < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : ".\(fraction)")
}

extension DigitText {
  /// Makes a text of at most 32 characters.
  init(_ text: String, height: Double, weight: Double = 1) {
    var inline = InlineText()
    for byte in text.utf8 { inline.append(byte) }
    self.init(inline, height: height, weight: weight)
  }
}

extension Transform {
  /// Mirrors at the vertical line at `x`.
  static func mirrored(atX x: Double) -> Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, origin: Point(2 * x, 0))
  }
}
