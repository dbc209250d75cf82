import Testing

@testable import EmojiRate

@Suite("FaceColor")
struct FaceColorTests {
  @Test("A fixed colour is the same for every rating", arguments: [0, 1.3, 2.5, 5])
  func fixed(value: Double) {
    let color = CSSColor.hsb(HSBColor(hue: 0.1, saturation: 0.2, brightness: 0.3, alpha: 0.4))
    #expect(Face(value, style: FaceStyle(color: .fixed(color))).color == color)
  }

  @Test("A range's colour follows the progress", arguments: [0, 1.3, 2.5, 5])
  func range(value: Double) {
    #expect(Face(value).color == .hsb(ColorRange().color(at: value / 5)))
  }

  @Test("The original's fixed colour is rgb(55/256, 46/256, 229/256)")
  func originalFixed() {
    let color = HSBColor(red: 55.0 / 256, green: 46.0 / 256, blue: 229.0 / 256)
    #expect(FaceColor.originalFixed.color(at: 0.7) == .hsb(color))
    #expect(color.sRGB == eightBitColor(0x372EE4))
    #expect(
      Face(1, style: FaceStyle(color: .originalFixed)).svg().contains("stroke=\"#372ee4\""))
  }
}
