import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("PNG sizes")
struct PNGSizeTests {
  private static let canvas = Size(width: 134.5, height: 20.5)

  @Test("A part of a pixel needs a whole one, and the unit fits the given side")
  func sizes() throws {
    let scaled = try PNGSize(Self.canvas, nil, width: nil, height: nil, scale: 2)
    #expect((scaled.width, scaled.height, scaled.unit) == (269, 41, 2))
    #expect(scaled.pixelsPerMeter == 7559)
    let one = try PNGSize(Self.canvas, nil, width: nil, height: nil, scale: 1)
    #expect((one.width, one.height) == (135, 21))
    let styled = try PNGSize(Self.canvas, 41, width: nil, height: nil, scale: 1)
    #expect((styled.width, styled.height, styled.unit) == (269, 41, 2))
    let wide = try PNGSize(Self.canvas, 41, width: 269, height: nil, scale: 7)
    #expect((wide.width, wide.height, wide.unit) == (269, 41, 2))
    #expect(wide.pixelsPerMeter == 3780)
    let high = try PNGSize(Self.canvas, nil, width: nil, height: 41, scale: 1)
    #expect((high.width, high.height) == (269, 41))
    let both = try PNGSize(Self.canvas, nil, width: 269, height: 1000, scale: 1)
    #expect((both.width, both.height) == (269, 41))
  }

  @Test("A thin picture has at least one pixel")
  func thin() throws {
    let thin = try PNGSize(Size(width: 1000, height: 0.1), nil, width: 10, height: nil, scale: 1)
    #expect((thin.width, thin.height) == (10, 1))
  }

  @Test(
    "Sides of 1 to 4096 pixels are allowed",
    arguments: [
      (nil, nil, 0), (nil, nil, -1), (nil, nil, .nan), (nil, nil, .infinity), (nil, nil, 17.1),
      (0, nil, 1), (-5, nil, 1), (4097, nil, 1), (Int.max, nil, 1), (Int.min, 1, 1), (nil, 4097, 1),
    ] as [(Int?, Int?, Double)])
  func refused(width: Int?, height: Int?, scale: Double) {
    #expect(throws: PNGError.self) { try Face(4).png(width: width, height: height, scale: scale) }
  }

  @Test("The largest size is possible")
  func largest() throws {
    let size = try PNGSize(
      Size(width: 240, height: 240), nil, width: 4096, height: nil, scale: 1)
    #expect((size.width, size.height) == (4096, 4096))
    #expect(throws: PNGError.size(width: 4097, height: 4097)) {
      try PNGSize(Size(width: 240, height: 240), nil, width: 4097, height: nil, scale: 1)
    }
  }
}

@Suite("PNG errors")
struct PNGErrorTests {
  @Test("They say what was wrong, and what is allowed")
  func sentences() {
    #expect(
      PNGError.size(width: 5000, height: 0).description
        == "a PNG file of 5000 × 0 pixels is not possible; each side has 1 to 4096 pixels")
    #expect(
      PNGError.tooComplex.description
        == "the picture is too complex for a PNG file of this size; "
        + "make it smaller, simplify the drawing, or shorten the motion")
  }
}
