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
