import Testing

@testable import EmojiRate

@Suite("ColorRange")
struct ColorRangeTests {
  @Test(
    "The shorter way goes through hue 0 where that is nearer",
    arguments: [
      (0.9, 0.1, 0.25, 0.95), (0.9, 0.1, 0.75, 0.05), (0.1, 0.9, 0.25, 0.05),
      (0.1, 0.9, 0.75, 0.95), (0.2, 0.4, 0.5, 0.3), (0.4, 0.2, 0.5, 0.3), (0, 0.5, 0.5, 0.25),
      (0.5, 0, 0.5, 0.25), (1, 165.0 / 360, 0.5, 82.5 / 360), (0.95, 0.15, 1, 0.15),
      (0.95, 0.15, 0, 0.95),
    ] as [(Double, Double, Double, Double)])
  func shorter(low: Double, high: Double, progress: Double, hue: Double) {
    let range = ColorRange(
      low: HSBColor(hue: low, saturation: 1, brightness: 1),
      high: HSBColor(hue: high, saturation: 1, brightness: 1), huePath: .shorter)
    #expect(abs(range.color(at: progress).hue - hue) < 1e-12)
  }

  @Test(
    "Progress is clamped",
    arguments: [(-1, 0), (2, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0)]
      as [(Double, Double)])
  func clamps(progress: Double, expected: Double) {
    for path in HuePath.allCases {
      let range = ColorRange(huePath: path)
      #expect(range.color(at: progress) == range.color(at: expected))
    }
  }
}
