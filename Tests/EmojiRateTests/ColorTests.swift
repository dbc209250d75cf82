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

  @Test("Components are clamped; NaN is 0, or opaque for alpha")
  func clamps() {
    let high = HSBColor(hue: 2, saturation: .infinity, brightness: 1.1, alpha: 9)
    #expect(high == HSBColor(hue: 1, saturation: 1, brightness: 1, alpha: 1))
    let low = HSBColor(hue: -2, saturation: -.infinity, brightness: -0.1, alpha: -1)
    #expect(low == HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 0))
    let none = HSBColor(hue: .nan, saturation: .nan, brightness: .nan, alpha: .nan)
    #expect(none == HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 1))
  }
}

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
}

@Suite("ColorRamp")
struct ColorRampTests {
  @Test(
    "An array is a ramp of two to seven colours",
    arguments: [
      ([], [0, 0]), ([7], [7, 7]), ([1, 2], [1, 2]), ([1, 2, 3], [1, 2, 3]),
      ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7]),
    ] as [([Int], [Int])])
  func arrays(colors: [Int], expected: [Int]) {
    let ramp = ColorRamp(colors.map { eightBitColor($0) })
    #expect((0..<ramp.count).map { ramp[$0] } == expected.map { eightBitColor($0) })
  }

  @Test("Literals are ramps and colours")
  func literals() {
    let ramp: ColorRamp = ["red", "#0f0", "rgb(0 0 255)"]
    #expect(ramp == ColorRamp([0xFF0000, 0x00FF00, 0x0000FF].map { eightBitColor($0) }))
    #expect(SRGBColor("#b96a1e") == eightBitColor(0xB96A1E))
    #expect(FaceColor.fixed("crimson") == .fixed(CSSColor(css: "#dc143c")!))
    #expect(FaceColor.fixed("currentcolor") == .fixed(.currentColor))
  }
}

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
    "A grey takes the hue of the other colour, which it keeps on the way",
    arguments: [HuePath.linear, .shorter])
  func greys(path: HuePath) throws {
    let grey = HSBColor(hue: 0, saturation: 0, brightness: 0.6)
    let blue = HSBColor(hue: 0.6, saturation: 0.8, brightness: 1)
    for range in [
      ColorRange(low: grey, high: blue, huePath: path),
      ColorRange(low: blue, high: grey, huePath: path),
    ] {
      for progress in [0.25, 0.5, 0.75] { #expect(range.color(at: progress).hue == 0.6) }
    }
  }

  @Test("Between a pale colour and one of another hue, a ramp passes no third hue")
  func pale() {
    let ramp: ColorRamp = ["#9ca3af", "#f97316"]
    for progress in [0.25, 0.5, 0.75] {
      let color = ramp.color(at: Moment(progress))
      // Lilac and magenta have more blue than green.
      #expect(color.red >= color.green && color.green >= color.blue, "\(color)")
    }
    #expect(ramp.color(at: Moment(0.5)) == SRGBColor("#cb8b62"))
    // On both sides of red, hues are near each other.
    let near = ColorRange(
      low: HSBColor(hue: 0.95, saturation: 0.1, brightness: 1),
      high: HSBColor(hue: 0.05, saturation: 1, brightness: 1), huePath: .shorter)
    #expect(abs(near.color(at: 0.5).saturation - 0.55) < 1e-9)
  }

  @Test("The straight way mixes red, green and blue")
  func straight() {
    let range = ColorRange(
      low: HSBColor("red"), high: HSBColor("rgb(0 0 255 / 50%)"), huePath: .straight)
    #expect(range.color(at: 0.25).sRGB == SRGBColor("rgb(191 0 64 / 87.5%)"))
    #expect(range.color(at: 1).sRGB == SRGBColor("rgb(0 0 255 / 50%)"))
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
