import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Palettes")
struct PaletteTests {
  @Test("Transparent colours come first, each once")
  func order() throws {
    let pixels: [UInt32] = [0xFF, 0x1234_5680, 0, 0xFF, 0xAB00_00FF]
    let many = Array(repeating: pixels, count: 40).flatMap { $0 }
    let palette = try #require(Palette(of: many))
    #expect(palette.colors == [0, 0x1234_5680, 0xFF, 0xAB00_00FF])
    for (index, color) in palette.colors.enumerated() { #expect(palette.index(of: color) == index) }
  }

  @Test("257 colours, or a colour for each 31 pixels, are too many")
  func limits() {
    func pixels(_ count: Int, each: Int) -> [UInt32] {
      (0..<count * each).map { UInt32($0 % count) << 8 | 0xFF }
    }
    #expect(Palette(of: pixels(256, each: 32))?.colors.count == 256)
    #expect(Palette(of: pixels(257, each: 100)) == nil)
    #expect(Palette(of: pixels(200, each: 31)) == nil)
    #expect(Palette(of: [7])?.colors == [7])
  }
}
