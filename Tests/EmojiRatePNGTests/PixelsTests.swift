import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Pixels")
struct PixelsTests {
  private static func color(_ layers: [SRGBColor]) -> UInt32 {
    var pixels = Pixels(width: 1, height: 1)
    var effort = Effort(Effort.pictureLimit, pixelCount: 1)
    let box = [Vector(0, 0), Vector(1, 0), Vector(1, 1), Vector(0, 1)]
    for layer in layers {
      var coverage = Coverage(of: [box], width: 1, height: 1)
      pixels.paint(&coverage, .nonZero, .solid(Pixels.Color(layer)), &effort)
    }
    var colors: [UInt32] = []
    pixels.appendColors(to: &colors)
    return colors[0]
  }

  @Test("A colour comes back as it was, and covers what is below by its opacity")
  func over() {
    let red = SRGBColor(red: 1, green: 0, blue: 0)
    let glass = SRGBColor(red: 0, green: 0, blue: 1, alpha: 0.2)
    #expect(Self.color([]) == 0)
    #expect(Self.color([red]) == 0xFF00_00FF)
    #expect(Self.color([glass]) == 0x0000_FF33)
    #expect(Self.color([red, glass]) == 0xCC00_33FF)
    #expect(Self.color([glass, red]) == 0xFF00_00FF)
    #expect(Self.color([SRGBColor(red: 1, green: 1, blue: 1, alpha: 0)]) == 0)
  }

  @Test("A thousand layers lose no precision")
  func layers() {
    let layer = SRGBColor(red: 0.5, green: 0.25, blue: 1, alpha: 1.0 / 255)
    let color = Self.color(Array(repeating: layer, count: 3000))
    for (shift, expected) in [(24, 128), (16, 64), (8, 255), (0, 255)] as [(UInt32, Int)] {
      #expect(abs(Int(color >> shift & 0xFF) - expected) <= 2)
    }
  }
}
