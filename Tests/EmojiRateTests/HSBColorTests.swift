import Testing

@testable import EmojiRate

@Suite("HSBColor")
struct HSBColorTests {
  /// A colour of both models: eight-bit sRGB, and hue in degrees, saturation and brightness in
  /// percent, both rounded, as colour references print them.
  struct Known: Sendable, CustomStringConvertible {
    let rgb: Int
    let hue: Double
    let saturation: Double
    let brightness: Double

    init(_ rgb: Int, _ hue: Double, _ saturation: Double, _ brightness: Double) {
      (self.rgb, self.hue, self.saturation, self.brightness) = (rgb, hue, saturation, brightness)
    }

    var description: String { String(rgb, radix: 16) }
  }

  /// From the example tables of the literature on the hexcone model, and the corners of the cube.
  static let known: [Known] = [
    Known(0x000000, 0, 0, 0), Known(0xFFFFFF, 0, 0, 100), Known(0x808080, 0, 0, 50.2),
    Known(0xFF0000, 0, 100, 100), Known(0xFFFF00, 60, 100, 100), Known(0x00FF00, 120, 100, 100),
    Known(0x00FFFF, 180, 100, 100), Known(0x0000FF, 240, 100, 100),
    Known(0xFF00FF, 300, 100, 100), Known(0xBFBF00, 60, 100, 74.9),
    Known(0x008000, 120, 100, 50.2), Known(0x80FFFF, 180, 49.8, 100),
    Known(0x8080FF, 240, 49.8, 100), Known(0xBF40BF, 300, 66.5, 74.9),
    Known(0xA0A424, 61.9, 78.0, 64.3), Known(0x411BEA, 251.0, 88.5, 91.8),
    Known(0x1EAC41, 134.8, 82.6, 67.5), Known(0xF0C80E, 49.4, 94.2, 94.1),
    Known(0xB430E5, 283.8, 79.0, 89.8), Known(0xED7651, 14.2, 65.8, 92.9),
    Known(0xFEF888, 56.9, 46.5, 99.6), Known(0x19CB97, 162.5, 87.7, 79.6),
    Known(0x362698, 248.4, 75.0, 59.6), Known(0x7E7EB8, 240, 31.5, 72.2),
    Known(0x663399, 270, 66.7, 60), Known(0x4B0082, 274.6, 100, 51.0),
    Known(0xE62E2E, 0, 80, 90.2), Known(0x2EE6B8, 165, 80, 90.2),
  ]

  @Test("sRGB becomes the known hue, saturation and brightness", arguments: known)
  func fromSRGB(known: Known) {
    let color = HSBColor(eightBitColor(known.rgb))
    #expect(abs(color.hue * 360 - known.hue) <= 0.051)
    #expect(abs(color.saturation * 100 - known.saturation) <= 0.051)
    #expect(abs(color.brightness * 100 - known.brightness) <= 0.051)
    #expect(color.alpha == 1)
  }

  @Test("Hue, saturation and brightness become the known sRGB", arguments: known)
  func toSRGB(known: Known) {
    let color = HSBColor(
      hue: known.hue / 360, saturation: known.saturation / 100,
      brightness: known.brightness / 100
    ).sRGB
    // What was rounded to a tenth may be off by one of 255.
    let expected = eightBitColor(known.rgb)
    #expect(abs(color.red - expected.red) <= 1.0 / 255)
    #expect(abs(color.green - expected.green) <= 1.0 / 255)
    #expect(abs(color.blue - expected.blue) <= 1.0 / 255)
  }

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

  @Test("The hue circle is continuous where its sixths meet", arguments: 0...6)
  func sixths(sixth: Int) {
    func color(_ hue: Double) -> SRGBColor {
      HSBColor(hue: hue, saturation: 1, brightness: 1).sRGB
    }
    let hue = Double(sixth) / 6
    for other in [hue.nextDown, hue.nextUp] {
      #expect(abs(color(hue).red - color(other).red) < 1e-12)
      #expect(abs(color(hue).green - color(other).green) < 1e-12)
      #expect(abs(color(hue).blue - color(other).blue) < 1e-12)
    }
  }

  @Test("Components are clamped, and not a number is 0, or opaque")
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
