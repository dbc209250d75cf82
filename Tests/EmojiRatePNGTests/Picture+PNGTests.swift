import EmojiRate
import EmojiRateHistory
import Testing

@testable import EmojiRatePNG

@Suite("Pictures as PNG")
struct PicturePNGTests {
  @Test("Every kind of picture has a file of the given size")
  func kinds() throws {
    func size(_ png: [UInt8]) throws -> [Int] {
      let decoded = try #require(DecodedPNG(png))
      return [decoded.width, decoded.height]
    }
    #expect(try size(Face(4).png(width: 128)) == [128, 128])
    #expect(try size(StarRow(3.5).png()) == [252, 44])
    #expect(try size(StarRow(3.5).png(height: 88)) == [504, 88])
    let counts = RatingCounts(counts: [1, 2, 3, 4, 5])
    let summary = RatingSummary(counts)
    let expected = summary.documentSize()
    #expect(try size(summary.png()) == [Int(expected.width + 0.99), Int(expected.height + 0.99)])
    let history = RatingHistory(labels: [("1", counts), ("2", counts), ("3", counts + counts)])
    #expect(try size(history.png()) == [360, 172])
    #expect(try size(history.png(width: 720)) == [720, 344])
  }

  @Test("The columns of a history have half of the text's colour")
  func columns() throws {
    var history = RatingHistory(
      labels: [("1", RatingCounts(counts: [1, 2])), ("2", RatingCounts(counts: [2, 4]))])
    history.textColor = "red"
    let decoded = try #require(DecodedPNG(history.png()))
    #expect(decoded.color(344, 150) == 0xFF00_0080)
  }

  @Test("The same picture gives the same bytes, and another one others")
  func determinism() throws {
    #expect(try Face(3.2).png(width: 64) == Face(3.2).png(width: 64))
    #expect(try Face(3.2).png(width: 64) != Face(3.3).png(width: 64))
  }

  private static let black = Paint(fill: .color(SRGBColor(red: 0, green: 0, blue: 0)))

  /// Points of a tangle in a canvas of ten units.
  private static func tangle(_ count: Int) -> [Point] {
    var state: UInt64 = 7
    func number() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / 0x1p24 * 10
    }
    return (0..<count).map { _ in Point(number(), number()) }
  }

  @Test("A hundred thousand points end in a picture or an error, soon")
  func manyPoints() throws {
    // A hundredth of the usual limit, for debug builds.
    let limit = Effort.pictureLimit / 100
    let points = Self.tangle(100_000)
    var shapes = Shapes(elements: Shapes.polygon(points))
    _ = try? Raster(shapes, width: 32, limit: limit)
    shapes.paint = Paint(
      stroke: Stroke(.currentColor, width: 1000, cap: .round, join: .round), winding: .nonZero)
    _ = try? Raster(shapes, width: 32, limit: limit)
    let layers = stride(from: 0, to: points.count, by: 4).flatMap { start in
      Shapes.polygon(Array(points[start..<start + 4]))
    }
    _ = try? Raster(Shapes(elements: layers), width: 32, limit: limit)
  }

  @Test(
    "Odd numbers end in a picture or an error",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0])
  func oddNumbers(number: Double) {
    let points = [Point(number, 0), Point(10, number), Point(number, number), Point(3, 3)]
    var elements = Shapes.polygon(points)
    elements += [.curve(to: points[0], control1: points[1], control2: points[2]), .close]
    for width in [number, 1000, 2] {
      var shapes = Shapes(elements: elements)
      shapes.paint = Paint(fill: .currentColor, stroke: Stroke(.currentColor, width: width))
      _ = try? shapes.png(width: 64)
      shapes.canvasSize = Size(width: number, height: 10)
      _ = try? shapes.png()
      _ = try? shapes.png(scale: number)
    }
  }

  @Test("What has no area or no opacity leaves all pixels as they were")
  func invisible() throws {
    let line = Shapes(elements: Shapes.polygon([Point(1, 1), Point(9, 9)]))
    var glass = Shapes(elements: Shapes.polygon([Point(1, 1), Point(9, 1), Point(9, 9)]))
    glass.paint = Paint(fill: .color(SRGBColor(red: 1, green: 0, blue: 0, alpha: 0)))
    for shapes in [line, glass, Shapes()] {
      let decoded = try #require(DecodedPNG(shapes.png()))
      #expect(decoded.colors == Array(repeating: 0, count: 100))
    }
  }
}

@Suite("Moving pictures as PNG")
struct MovingPicturePNGTests {
  @Test("A cat of 128 pixels takes at most 60 kB")
  func size() throws {
    let cat = Face(4, style: FaceStyle(.cat))
    let png = try MovingPicture(cat, RatingAnimation(from: 1)).png(width: 128)
    #expect(png.count <= 60_000)
  }

  @Test("Too many frames of too many pixels are refused before they are drawn")
  func limits() {
    let long = MovingPicture(Face(4), RatingAnimation(from: 1, duration: 60))
    #expect(throws: PNGError.tooComplex) { try long.png(width: 4096) }
    #expect(throws: PNGError.size(width: 4097, height: 4097)) { try long.png(width: 4097) }
  }
}
