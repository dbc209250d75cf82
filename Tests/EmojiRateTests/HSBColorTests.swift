import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("HSBColor")
struct HSBColorTests {
  @Test("Colours come back to the byte")
  func roundTrips() {
    var random = SplitMix64(seed: 3)
    for value in (0...255).map({ $0 * 0x10101 })
      + (0..<20_000).map({ _ in
        random.integer(0...0xFFFFFF)
      })
    {
      let there = HSBColor(eightBitColor(value))
      guard eightBitValue(there.sRGB) == value else {
        Issue.record("\(String(value, radix: 16)) came back as \(there.sRGB)")
        return
      }
    }
  }

  @Test("Hue 0 and hue 1 look alike and are not equal")
  func ends() {
    let zero = HSBColor(hue: 0, saturation: 0.8, brightness: 0.9)
    let one = HSBColor(hue: 1, saturation: 0.8, brightness: 0.9)
    #expect(zero.sRGB == one.sRGB)
    #expect(zero != one)
  }

  @Test("Components are clamped; NaN is 0, or opaque for alpha")
  func clamps() {
    let high = HSBColor(hue: 2, saturation: .infinity, brightness: 1.1, alpha: 9)
    #expect(high == HSBColor(hue: 1, saturation: 1, brightness: 1, alpha: 1))
    let low = HSBColor(hue: -2, saturation: -.infinity, brightness: -0.1, alpha: -1)
    #expect(low == HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 0))
    let none = HSBColor(hue: .nan, saturation: .nan, brightness: .nan, alpha: .nan)
    #expect(none == HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 1))
  }

  @Test(
    "Is described with two decimals, and its alpha where it says something",
    arguments: [
      (1, "hsb(165 80% 90%)"), (0.999_99, "hsb(165 80% 90%)"),
      (0.999_9, "hsb(165 80% 90% / 99.99%)"),
      (0.5, "hsb(165 80% 90% / 50%)"), (0, "hsb(165 80% 90% / 0%)"),
    ])
  func description(alpha: Double, text: String) {
    let color = HSBColor(hue: 165.0 / 360, saturation: 0.8, brightness: 0.9, alpha: alpha)
    #expect(color.description == text)
  }
}
