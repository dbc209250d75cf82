import Testing

@testable import EmojiRate

@Suite("ColorRange")
struct ColorRangeTests {
  @Test("Every component is from + (to − from) · p")
  func linear() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<1000 {
      let (low, high, p) = (random.hsbColor(), random.hsbColor(), random.double())
      let color = ColorRange(low: low, high: high).color(at: p)
      #expect(abs(color.hue - (low.hue + (high.hue - low.hue) * p)) < 1e-12)
      #expect(
        abs(color.saturation - (low.saturation + (high.saturation - low.saturation) * p)) < 1e-12)
      #expect(
        abs(color.brightness - (low.brightness + (high.brightness - low.brightness) * p)) < 1e-12)
      #expect(abs(color.alpha - (low.alpha + (high.alpha - low.alpha) * p)) < 1e-12)
    }
  }

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

  @Test("Both ways meet the same ends", arguments: HuePath.allCases)
  func ends(path: HuePath) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      let range = ColorRange(low: random.hsbColor(), high: random.hsbColor(), huePath: path)
      #expect(eightBitValue(range.color(at: 0).sRGB) == eightBitValue(range.low.sRGB))
      #expect(eightBitValue(range.color(at: 1).sRGB) == eightBitValue(range.high.sRGB))
    }
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
