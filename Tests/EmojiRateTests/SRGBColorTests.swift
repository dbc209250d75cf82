import Testing

@testable import EmojiRate

@Suite("SRGBColor")
struct SRGBColorTests {
  @Test("Components are clamped; NaN is 0, or opaque for alpha")
  func clamps() {
    let high = SRGBColor(red: 2, green: .infinity, blue: 1.1, alpha: 9)
    #expect(high == SRGBColor(red: 1, green: 1, blue: 1))
    let low = SRGBColor(red: -2, green: -.infinity, blue: -0.1, alpha: -1)
    #expect(low == SRGBColor(red: 0, green: 0, blue: 0, alpha: 0))
    let none = SRGBColor(red: .nan, green: .nan, blue: .nan, alpha: .nan)
    #expect(none == SRGBColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test("A component is rounded to the nearest of 255")
  func eightBits() {
    for level in 0...255 {
      #expect(eightBit(Double(level) / 255) == level)
      if level > 0 { #expect(eightBit((Double(level) - 0.499) / 255) == level) }
      if level < 255 { #expect(eightBit((Double(level) + 0.499) / 255) == level) }
    }
  }
}
