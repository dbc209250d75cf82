import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("PNG files")
struct PNGFileTests {
  @Test("The chunks are in the order of the specification, and name program and resolution")
  func chunks() throws {
    let decoded = try #require(DecodedPNG(Face(4).png(scale: 2)))
    #expect(
      decoded.chunks.map(\.type)
        == ["IHDR", "iTXt", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    // 192 dots an inch.
    #expect(decoded.content("pHYs") == [0, 0, 0x1D, 0x87, 0, 0, 0x1D, 0x87, 1])
    #expect(decoded.content("IHDR") == [0, 0, 1, 0xE0, 0, 0, 1, 0xE0, 8, 3, 0, 0, 0])
  }

  @Test("The palette lists as many opacities as there are translucent colours")
  func palette() throws {
    let decoded = try #require(DecodedPNG(Face(4).png()))
    let opacities = try #require(decoded.content("tRNS"))
    #expect(opacities.first == 0 && opacities.allSatisfy { $0 < 255 })
    #expect(decoded.content("PLTE")!.count / 3 > opacities.count)
    let opaque = try #require(DecodedPNG(Face(4).png(SVGOptions(background: "white"))))
    #expect(opaque.content("tRNS") == nil && opaque.content("PLTE") != nil)
  }
}
