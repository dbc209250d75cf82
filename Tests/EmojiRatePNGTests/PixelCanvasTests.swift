import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Pixel canvas")
struct PixelCanvasTests {
  private static let half = Paint(fill: .color(SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.2)))

  private struct Twice: CanvasPicture, PNGPicture {
    var rating = Rating(3)
    var canvasSize: Size { Size(width: 4, height: 4) }
    var basePaint: Paint { half }
    let between: @Sendable () -> Paint?
    let endsShape: Bool

    func draw(on canvas: inout some Canvas) {
      for _ in 0..<2 {
        canvas.move(to: Point(0, 0))
        for point in [Point(4, 0), Point(4, 4), Point(0, 4)] { canvas.line(to: point) }
        canvas.close()
        if let paint = between() { canvas.paint(paint) }
        if endsShape { canvas.endShape() }
      }
    }
  }

  private static func opacity(_ paint: Paint?, endsShape: Bool = false) throws -> UInt32 {
    let picture = Twice(between: { paint }, endsShape: endsShape)
    return try #require(DecodedPNG(picture.png())).color(1, 1) & 0xFF
  }

  @Test("Neighbours with the paint that a document writes are one path, others are two")
  func grouping() throws {
    #expect(try Self.opacity(nil) == 51)
    #expect(try Self.opacity(Self.half) == 51)
    #expect(try Self.opacity(nil, endsShape: true) == 92)
    let other = Paint(fill: .color(SRGBColor(red: 0, green: 1, blue: 0, alpha: 0.2)))
    #expect(try Self.opacity(other) == 92)
    // Even-odd would be another picture if both were one path.
    var evenOdd = Self.half
    evenOdd.winding = .evenOdd
    #expect(try Self.opacity(evenOdd) == 92)
  }

  @Test("Coordinates are rounded as the document's")
  func rounding() throws {
    let box = Shapes.polygon([Point(0, 0), Point(4.4, 0), Point(4.4, 10), Point(0, 10)])
    let shapes = Shapes(elements: box)
    let rounded = try #require(DecodedPNG(shapes.png(SVGOptions(precision: 0))))
    #expect(rounded.color(4, 5) == 0)
    let exact = try #require(DecodedPNG(shapes.png()))
    #expect(abs(Int(exact.color(4, 5) & 0xFF) - 102) <= 2)
  }

  @Test("A path without a move goes on at the end of the last one")
  func goingOn() throws {
    let paint = Paint(stroke: Stroke(.color(SRGBColor(red: 0, green: 0, blue: 0)), width: 2))
    let shapes = Shapes(
      paint: paint, elements: [.line(to: Point(10, 0)), .line(to: Point(10, 10))])
    let decoded = try #require(DecodedPNG(shapes.png()))
    #expect(decoded.color(5, 0) == 0xFF && decoded.color(9, 5) == 0xFF)
  }

  @Test("A background fills all pixels, also those that the picture covers in part")
  func background() throws {
    let shapes = Shapes(canvasSize: Size(width: 9.5, height: 9.5))
    let decoded = try #require(DecodedPNG(shapes.png(SVGOptions(background: "navy"))))
    #expect(decoded.colors == Array(repeating: 0x0000_80FF, count: 100))
  }
}
