import EmojiRate
import Testing

@testable import EmojiRatePNG
@testable import EmojiRateTestSupport

@Suite("PNG files")
struct PNGFileTests {
  @Test("The chunks are in the order of the specification, and name program and resolution")
  func order() throws {
    let found = chunks(of: try Face(4).png(size: .scale(2)))
    #expect(found.map(\.type) == ["IHDR", "iTXt", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(found[0].content == [0, 0, 1, 0xE0, 0, 0, 1, 0xE0, 8, 3, 0, 0, 0])
    // 192 dots an inch.
    #expect(found[2].content == [0, 0, 0x1D, 0x87, 0, 0, 0x1D, 0x87, 1])
    // As many opacities as there are translucent colours.
    #expect(found[4].content.first == 0 && found[4].content.allSatisfy { $0 < 255 })
    #expect(found[3].content.count / 3 > found[4].content.count)
    // A resolution of 0 is not allowed: https://www.w3.org/TR/png-3/#11pHYs.
    let tiny = chunks(of: try Face(4).png(SVGOptions(size: 10_000), size: .scale(1e-5)))
    #expect(tiny[2].content == [0, 0, 0, 1, 0, 0, 0, 1, 1])
    let opaque = chunks(of: try Face(4).png(SVGOptions(background: "white"))).map(\.type)
    #expect(!opaque.contains("tRNS") && opaque.contains("PLTE"))
  }
}

@Suite("PNG texts")
struct PNGTextTests {
  private static func text(_ options: SVGOptions) throws -> String? {
    let text = chunks(of: try Face(4).png(options, size: .width(8))).first { $0.type == "iTXt" }
    return text.map { String(decoding: $0.content, as: UTF8.self) }
  }

  @Test("The title is the document's text for screen readers, with its language")
  func title() throws {
    #expect(try Self.text(SVGOptions()) == "Title\0\0\0en\0\04 out of 5")
    #expect(try Self.text(SVGOptions(language: .german)) == "Title\0\0\0de\0\04 von 5")
    #expect(
      try Self.text(SVGOptions(label: .title("é {value}\0"))) == "Title\0\0\0\0\0é 4\u{FFFD}")
    // Who names another language than the default says what the title is in.
    #expect(
      try Self.text(SVGOptions(label: .title("é"), language: .german)) == "Title\0\0\0de\0\0é")
    #expect(try Self.text(SVGOptions(label: .title(""))) == "Title\0\0\0en\0\04 out of 5")
    #expect(try Self.text(SVGOptions(label: .decorative)) == nil)
  }
}

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

@Suite("PNG sizes")
struct PixelSizeTests {
  private static let canvas = Size(width: 134.5, height: 20.5)

  @Test(
    "A part of a pixel needs a whole one, and the unit fits the given side",
    arguments: [
      // The size of the document and of the file; then both sides, the unit and pixels per metre.
      (nil, .scale(2), [269, 41, 2, 7559]), (nil, .scale(1), [135, 21, 1, 3780]),
      (41, .scale(1), [269, 41, 2, 3780]), (41, .width(269), [269, 41, 2, 3780]),
      (nil, .height(41), [269, 41, 2, 3780]),
      (nil, .fit(width: 269, height: 1000), [269, 41, 2, 3780]),
    ] as [(Double?, PNGSize, [Int])])
  func sizes(cssHeight: Double?, size: PNGSize, expected: [Int]) throws {
    let size = try PixelSize(Self.canvas, cssHeight, size)
    #expect([size.width, size.height, Int(size.unit), Int(size.pixelsPerMeter)] == expected)
  }

  @Test(
    "Sides of 1 to 4096 pixels are allowed",
    arguments: [
      .scale(0), .scale(-1), .scale(.nan), .scale(.infinity), .scale(17.1), .width(0), .width(-5),
      .width(4097), .width(.max), .fit(width: .min, height: 1), .height(4097),
    ] as [PNGSize])
  func refused(size: PNGSize) {
    #expect(throws: PNGError.self) { try Face(4).png(size: size) }
    let canvas = Size(width: 240, height: 240)
    // A thin picture has at least one pixel.
    let thin = Size(width: 1000, height: 0.1)
    #expect((try? PixelSize(thin, nil, .width(10)))?.height == 1)
    #expect((try? PixelSize(canvas, nil, .width(4096)))?.height == 4096)
  }
}

@Suite("The bytes of PNG files")
struct PNGBytesTests {
  @Test("249 files are what they were")
  func digests() throws {
    var lines = ""
    for kind in StillDocuments.allCases {
      try add(
        (0..<20).map { index in
          let (picture, options) = kind.picture(index)
          return { try picture.png(options, size: .fit(width: 96, height: 24)) }
        }, kind.rawValue, to: &lines)
    }
    for character in FaceCharacter.allCases {
      try add(
        stride(from: 0.0, through: 5, by: 0.75).map { value in
          { try Face(value, style: FaceStyle(character)).png(size: .width(32)) }
        }, character.rawValue, to: &lines)
    }
    try add(
      [FaceCharacter.classic, .cat].map { character in
        {
          let face = Face(4, style: FaceStyle(character))
          return try face.png(size: .width(32), animation: RatingAnimation(from: 1))
        }
      }, "moving", to: &lines)
    try expectSnapshot(lines: lines, "png-files")
  }

  /// Adds a line with the digest of all files.
  private func add(_ files: [() throws -> [UInt8]], _ name: String, to lines: inout String) throws {
    var digest = FNV1a()
    for file in files { digest.add(try file()) }
    lines += "\(name) \(files.count) \(digest.hexadecimal)\n"
  }
}

@Suite("PNG frames")
struct PNGFramesTests {
  // Tests/Rendering shows that the frames together are the last picture.
  private static func delays(_ file: [UInt8]) -> [Int] {
    chunks(of: file).filter { $0.type == "fcTL" }.map { number($0.content[20..<22]) }
  }

  @Test("Repeats are counted, and rest a second at the end", arguments: [1, 3, nil])
  func repeats(count: Int?) throws {
    let animation = RatingAnimation(from: 1, repeatCount: count)
    let file = try Face(4).png(size: .width(48), animation: animation)
    // A quarter of a second, and the end.
    #expect(Self.delays(file) == Array(repeating: 1, count: 8) + [count == 1 ? 1 : 30])
    let control = chunks(of: file).first { $0.type == "acTL" }
    #expect(control?.content == PNGFile.numbers(9, count ?? 0))
  }

  @Test("Equal frames are one that stays longer, and no motion is a still file")
  func still() throws {
    let same = try Face(4).png(size: .width(48), animation: RatingAnimation(from: 4))
    #expect(same == (try Face(4).png(size: .width(48))))
    let slow = RatingAnimation(from: 3.999, duration: 2)
    let delays = Self.delays(try Face(4).png(size: .width(48), animation: slow))
    #expect(delays.isEmpty || delays.count < 61 && delays.reduce(0, +) == 61)
  }
}
