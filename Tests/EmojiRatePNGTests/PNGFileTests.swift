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

@Suite("PNG texts")
struct PNGTextTests {
  private static func text(_ options: SVGOptions) throws -> String? {
    let decoded = try #require(DecodedPNG(Face(4).png(width: 8, options)))
    return decoded.content("iTXt").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("The title is the document's text for screen readers, with its language")
  func title() throws {
    #expect(try Self.text(SVGOptions()) == "Title\0\0\0en\0\04 out of 5")
    #expect(try Self.text(SVGOptions(language: .german)) == "Title\0\0\0de\0\04 von 5")
    #expect(
      try Self.text(SVGOptions(label: .title("é {value}\0"))) == "Title\0\0\0\0\0é 4\u{FFFD}")
  }

  @Test("A decorative picture has none")
  func decorative() throws { #expect(try Self.text(SVGOptions(label: .decorative)) == nil) }
}

@Suite("Checksums")
struct ChecksumTests {
  @Test("CRC-32 and Adler-32 of known texts")
  func known() {
    #expect(Checksum.crc32("123456789".utf8) == 0xCBF4_3926)
    #expect(Checksum.crc32("IEND".utf8) == 0xAE42_6082)
    #expect(Checksum.crc32([]) == 0)
    #expect(Checksum.adler32("Wikipedia".utf8) == 0x11E6_0398)
    #expect(Checksum.adler32([]) == 1)
  }

  @Test("The highest byte comes first")
  func bigEndian() { #expect((0x0102_03FF as UInt32).bigEndianBytes == [1, 2, 3, 255]) }
}
