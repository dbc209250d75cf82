import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("CSSColor")
struct CSSColorTests {
  private let tan = HSBColor(hue: 0.1, saturation: 0.2, brightness: 0.3, alpha: 0.4)

  @Test("The text's colour is no black")
  func notBlack() {
    let black = CSSColor.hsb(HSBColor(hue: 0, saturation: 0, brightness: 0))
    #expect(CSSColor.currentColor != black)
    #expect(CSSColor.currentColor.brush == .currentColor)
    #expect(black.brush == .color(eightBitColor(0)))
    #expect(CSSColor.hsb(tan).brush == .color(tan.sRGB))
  }

  @Test(
    "Decimals and ends are spelled as they are read",
    arguments: [
      "currentColor", "hsb(360 80% 90%)", "hsb(165 80% 90%)",
      "hsb(12.34 5.67% 89.01% / 23.45%)",
    ])
  func spelling(text: String) throws {
    let color = try #require(CSSColor(css: text))
    #expect(color.spelling == text)
  }
}

@Suite("CSSColor+Spelling")
struct CSSColorSpellingTests {
  @Test(
    "The spelling is as short as it can be",
    arguments: [
      ("crimson", "#dc143c"), ("#0a08", "#00aa0088"), ("#000", "#000000"),
      ("transparent", "#00000000"), ("hsb(360 80% 90%)", "hsb(360 80% 90%)"),
      ("hsb(165 80% 90% / 50%)", "hsb(165 80% 90% / 50%)"), ("currentColor", "currentColor"),
      ("hsb(0.1234turn 80.123% 5% / 0.001)", "hsb(0.1234turn 80.123% 5% / 0.1%)"),
    ])
  func short(written: String, spelling: String) {
    #expect(CSSColor(css: written)?.spelling == spelling)
  }

  @Test("Every colour is read from its spelling exactly, to the last bit")
  func exact() {
    var random = SplitMix64(seed: 91)
    var extremes = [0, 1, 0.1, 1.0 / 3, 0.7.nextUp, 1.0.nextDown, 0.0.nextUp, 1e-5, 0x1p-1022]
    extremes += (0..<40).map { _ in random.double() * 1e-10 }
    let colors =
      (0..<3000).map { _ in random.hsbColor() }
      + extremes.flatMap { component in
        [
          HSBColor(hue: component, saturation: 0.5, brightness: 0.5),
          HSBColor(hue: 0.5, saturation: component, brightness: component, alpha: component),
        ]
      }
    for color in colors {
      let color = CSSColor.hsb(color)
      #expect(CSSColor(css: color.spelling) == color, "\(color.spelling)")
    }
  }

}
