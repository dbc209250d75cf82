import EmojiRate
import EmojiRateHistory
import Testing

@testable import EmojiRatePNG
@testable import EmojiRateTestSupport

/// Points of a tangle in a canvas of ten units.
private func tangle(_ count: Int) -> [Point] {
  var state: UInt64 = 7
  func number() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / 0x1p24 * 10
  }
  return (0..<count).map { _ in Point(number(), number()) }
}

@Suite("Pictures as PNG")
struct PicturePNGTests {
  @Test("Every kind of picture has a file of the given size")
  func kinds() throws {
    func size(_ png: [UInt8]) -> [Int] {
      [number(png[16..<20]), number(png[20..<24])]
    }
    #expect(try size(Face(4).png(size: .width(128))) == [128, 128])
    #expect(try size(StarRow(3.5).png()) == [252, 44])
    #expect(try size(StarRow(3.5).png(size: .height(88))) == [504, 88])
    let counts = RatingCounts(counts: [1, 2, 3, 4, 5])
    let summary = RatingSummary(counts)
    let expected = summary.documentSize()
    #expect(try size(summary.png()) == [Int(expected.width + 0.99), Int(expected.height + 0.99)])
    let history = RatingHistory(
      labels: ["1", "2", "3", "3"].map { ($0, counts) })
    #expect(try size(history.png()) == [360, 172])
    #expect(try size(history.png(size: .width(720))) == [720, 344])
  }

  @Test("A hundred thousand points are too many, as an area, a line or areas of four")
  func manyPoints() throws {
    // A hundredth of the usual limit, for debug builds.
    let limit = Effort.pictureLimit / 100
    let points = tangle(100_000)
    var shapes = PaintedElements(elements: PaintedElements.polygon(points))
    #expect(throws: PNGError.tooComplex) { try Raster(shapes, width: 32, limit: limit) }
    shapes.paint = Paint(
      stroke: Stroke(.currentColor, width: 1000, cap: .round, join: .round), isEvenOdd: false)
    #expect(throws: PNGError.tooComplex) { try Raster(shapes, width: 32, limit: limit) }
    let layers = stride(from: 0, to: points.count, by: 4).flatMap { start in
      PaintedElements.polygon(Array(points[start..<start + 4]))
    }
    #expect(throws: PNGError.tooComplex) {
      try Raster(PaintedElements(elements: layers), width: 32, limit: limit)
    }
  }

  @Test(
    "Odd numbers end in a picture or an error",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0])
  func oddNumbers(number: Double) {
    func expectFile(_ png: [UInt8]?) {
      #expect(png?.starts(with: [0x89, 0x50, 0x4E, 0x47]) != false)
    }
    let points = [Point(number, 0), Point(10, number), Point(number, number), Point(3, 3)]
    var elements = PaintedElements.polygon(points)
    elements += [.curve(to: points[0], control1: points[1], control2: points[2]), .close]
    for width in [number, 1000, 2] {
      var shapes = PaintedElements(elements: elements)
      shapes.paint = Paint(fill: .currentColor, stroke: Stroke(.currentColor, width: width))
      expectFile(try? shapes.png(size: .width(64)))
      shapes.canvasSize = Size(width: number, height: 10)
      expectFile(try? shapes.png())
      expectFile(try? shapes.png(size: .scale(number)))
    }
  }

  @Test("What has no area or no opacity leaves all pixels as they were")
  func invisible() throws {
    let line = PaintedElements(elements: PaintedElements.polygon([Point(1, 1), Point(9, 9)]))
    var glass = PaintedElements(
      elements: PaintedElements.polygon([Point(1, 1), Point(9, 1), Point(9, 9)]))
    glass.paint = Paint(fill: .color(SRGBColor(red: 1, green: 0, blue: 0, alpha: 0)))
    for shapes in [line, glass, PaintedElements()] {
      #expect(try Raster(shapes).colors == Array(repeating: 0, count: 100))
    }
  }
}

@Suite("Moving pictures as PNG")
struct MovingPNGTests {
  @Test("Too many frames of too many pixels are refused before they are drawn")
  func limits() {
    let long = RatingAnimation(from: 1, duration: 60)
    #expect(throws: PNGError.tooComplex) { try Face(4).png(size: .width(4096), animation: long) }
    #expect(throws: PNGError.size(width: 4097, height: 4097)) {
      try Face(4).png(size: .width(4097), animation: long)
    }
  }
}

@Suite("Effort")
struct EffortTests {
  @Test(
    "What is refused at a size is refused at larger ones",
    arguments: [(0.05, 4_000_000), (0, 1_500_000)] as [(Double, Int64)])
  func largerSizes(strokeWidth: Double, limit: Int64) throws {
    var shapes = PaintedElements(elements: PaintedElements.polygon(tangle(60)))
    if strokeWidth > 0 { shapes.paint = Paint(stroke: Stroke(.currentColor, width: strokeWidth)) }
    let isDrawn = [16, 32, 64, 128, 256, 512, 1024].map { width in
      (try? Raster(shapes, width: width, limit: limit)) != nil
    }
    #expect(isDrawn.first == true && isDrawn.last == false)
    #expect(isDrawn == isDrawn.sorted { $0 && !$1 }, "\(isDrawn)")
  }
}

@Suite("Rasters")
struct RasterTests {
  @Test("Bands of a large picture fit together")
  func bands() throws {
    // At half the size there is one band, at this size there are three.
    let (large, small) = try (Raster(Face(4), width: 1536), Raster(Face(4), width: 768))
    var most = 0.0
    for y in 0..<768 {
      // A band that does not fit shows in whole rows.
      for x in stride(from: 0, to: 768, by: 8) {
        let mean = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0.0) {
          $0 + Double(large.colors[(2 * y + $1.1) * 1536 + 2 * x + $1.0] & 0xFF) / 4
        }
        most = max(most, abs(mean - Double(small.colors[y * 768 + x] & 0xFF)))
      }
    }
    #expect(most < 8)
  }

  @Test("The difference is the smallest part with all changed pixels")
  func difference() throws {
    let box = [Point(2, 3), Point(4, 3), Point(4, 7), Point(2, 7)]
    let empty = try Raster(PaintedElements(), width: 10)
    let drawn = try Raster(PaintedElements(elements: PaintedElements.polygon(box)), width: 10)
    let part = try #require(drawn.difference(from: empty))
    #expect(part.columns == 2..<4 && part.rows == 3..<7)
    #expect(drawn.difference(from: drawn) == nil)
    #expect(!drawn.isOpaque)
  }
}
