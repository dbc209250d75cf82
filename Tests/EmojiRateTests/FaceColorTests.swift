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
}
