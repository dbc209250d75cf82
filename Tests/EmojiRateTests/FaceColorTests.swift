import Testing

@testable import EmojiRate

@Suite("FaceColor")
struct FaceColorTests {
  @Test("A fixed colour is the same for every rating", arguments: [0, 1.3, 2.5, 5])
  func fixed(value: Double) {
    let color = HSBColor(hue: 0.1, saturation: 0.2, brightness: 0.3, alpha: 0.4)
    #expect(Face(value, style: FaceStyle(color: .fixed(color))).color == color)
  }

  @Test("A range's colour follows the progress", arguments: [0, 1.3, 2.5, 5])
  func range(value: Double) {
    #expect(Face(value).color == ColorRange().color(at: value / 5))
  }

  @Test("The original's fixed colour is rgb(55/256, 46/256, 229/256)")
  func originalFixed() {
    let color = FaceColor.originalFixed.color(at: 0.7).sRGB
    #expect(abs(color.red - 55.0 / 256) < 1e-12)
    #expect(abs(color.green - 46.0 / 256) < 1e-12)
    #expect(abs(color.blue - 229.0 / 256) < 1e-12)
    #expect(color.alpha == 1)
    #expect(
      Face(1, style: FaceStyle(color: .originalFixed)).svg().contains("stroke=\"#372ee4\""))
  }
}
