import Testing

@testable import EmojiRate

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
    "What is described is read as the same colour",
    arguments: [
      "currentColor", "hsb(0 0% 0%)", "hsb(360 80% 90%)", "hsb(165 80% 90%)",
      "hsb(12.34 5.67% 89.01% / 23.45%)",
    ])
  func description(text: String) throws {
    let color = try #require(CSSColor(css: text))
    #expect(color.description == text)
    #expect(CSSColor(css: color.description) == color)
  }
}
