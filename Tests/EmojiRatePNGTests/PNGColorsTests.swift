import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("PNG colours")
struct PNGColorsTests {
  private static func type(_ raster: Raster) -> UInt8 { PNGColors(of: raster).type }

  @Test("A picture of few colours has a palette; others are opaque or translucent")
  func types() throws {
    #expect(try Self.type(Raster(Face(4))) == 3)
    // In so few pixels, a palette is larger than what it saves.
    #expect(try Self.type(Raster(Face(4), SVGOptions(size: 16))) == 6)
    #expect(try Self.type(Raster(Face(4), SVGOptions(size: 16, background: "white"))) == 2)
  }

  @Test("The rows of a part are those pixels", arguments: [2, 3, 6] as [UInt8])
  func part(type: UInt8) throws {
    let raster = try Raster(Face(4))
    let colors: PNGColors =
      type == 2 ? .opaque : type == 3 ? PNGColors(of: raster) : .translucent
    #expect(colors.type == type)
    let rows = try #require(Inflate.zlib(colors.data(of: raster, (100..<103, 7..<9))))
    let size = [2: 3, 3: 1, 6: 4][type]!
    #expect(rows.count == 2 * (1 + 3 * size))
    #expect(rows[0] == 0 && rows[1 + 3 * size] == 0)
    if type == 6 {
      #expect(Array(rows[1..<5]) == raster.colors[7 * 240 + 100].bigEndianBytes)
    }
  }
}

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
