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
