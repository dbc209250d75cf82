import EmojiRate
import Testing

@testable import EmojiRatePNG
@testable import EmojiRateTestSupport

@Suite("Pixel canvas")
struct PixelCanvasTests {
  private static let half = Paint(fill: .color(SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.2)))

  private struct Twice: CanvasPicture {
    var rating = Rating(3)
    var canvasSize: Size { Size(width: 4, height: 4) }
    var basePaint: Paint { half }
    let between: @Sendable () -> Paint?
    let endsShape: Bool

    func draw(on canvas: inout Canvas) {
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
    return try Raster(picture).color(1, 1) & 0xFF
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
    evenOdd.isEvenOdd = true
    #expect(try Self.opacity(evenOdd) == 92)
  }

  @Test("Coordinates are rounded as the document's")
  func rounding() throws {
    let box = PaintedElements.polygon([Point(0, 0), Point(4.4, 0), Point(4.4, 10), Point(0, 10)])
    let shapes = PaintedElements(elements: box)
    let rounded = try Raster(shapes, SVGOptions(precision: 0))
    #expect(rounded.color(4, 5) == 0)
    let exact = try Raster(shapes)
    #expect(abs(Int(exact.color(4, 5) & 0xFF) - 102) <= 2)
  }

  @Test("A window cuts fills and lines at its rounded edge, and inside of it all is as without")
  func window() throws {
    let box = PaintedElements.polygon([Point(-9, 2), Point(30, 2), Point(30, 8), Point(-9, 8)])
    let whole = PaintedElements(
      elements: box + PaintedElements.polygon([Point(3, 3), Point(3, 7), Point(7, 7)]))
    let cut = Window(box: Box(2, 1, 7.5, 9.2), shapes: whole)
    let (one, other) = (try Raster(whole), try Raster(cut))
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (2..<7).contains(x) && (1..<9).contains(y)
        if x == 7 { continue }
        #expect(other.color(x, y) == (isInside ? one.color(x, y) : 0), "\(x) \(y)")
      }
    }
    #expect(abs(Int(other.color(7, 2) & 0xFF) - 128) <= 2)
    #expect(try Raster(cut, SVGOptions(precision: 0)).color(7, 2) == one.color(7, 2))
  }

  /// Shapes in a window.
  private struct Window: CanvasPicture {
    var rating = Rating(3)
    var canvasSize = Size(width: 10, height: 10)
    let box: Box
    let shapes: PaintedElements
    var basePaint: Paint { shapes.basePaint }

    func draw(on canvas: inout Canvas) { canvas.window(box) { shapes.draw(on: &$0) } }
  }

  @Test("A path without a move goes on at the end of the last one")
  func goingOn() throws {
    let paint = Paint(stroke: Stroke(.color(SRGBColor(red: 0, green: 0, blue: 0)), width: 2))
    let shapes = PaintedElements(
      paint: paint, elements: [.line(to: Point(10, 0)), .line(to: Point(10, 10))])
    let raster = try Raster(shapes)
    #expect(raster.color(5, 0) == 0xFF && raster.color(9, 5) == 0xFF)
  }

  @Test("A background fills all pixels, also those that the picture covers in part")
  func background() throws {
    let shapes = PaintedElements(canvasSize: Size(width: 9.5, height: 9.5))
    let raster = try Raster(shapes, SVGOptions(background: "navy"))
    #expect(raster.colors == Array(repeating: 0x0000_80FF, count: 100))
  }
}

@Suite("Padding of pixels")
struct PixelPaddingTests {
  @Test(
    "Padding moves the picture, with its gradients, and adds rows and columns around it",
    arguments: [1, 2])
  func padding(scale: Int) throws {
    let style = FaceStyle(.cat)
    for face in [Face(4), Face(4, style: style)] {
      let plain = try Raster(face, width: 60 * scale, SVGOptions(precision: 2))
      let padded = try Raster(face, width: 80 * scale, SVGOptions(precision: 2, padding: 40))
      #expect(padded.width == 80 * scale && padded.height == 80 * scale)
      for y in 0..<plain.height {
        for x in 0..<plain.width {
          let (one, other) = (plain.color(x, y), padded.color(x + 10 * scale, y + 10 * scale))
          // The place of a point can differ by a last bit, and a level of opacity has 64 steps.
          guard Self.isNear(one, other) else {
            Issue.record("The pixel \(x), \(y) differs.")
            return
          }
        }
      }
      #expect(padded.color(3, 3) == 0)
    }
  }

  private static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 5 }
  }
}

@Suite("Pixels")
struct PixelsTests {
  private static func color(_ layers: [SRGBColor]) -> UInt32 {
    var pixels = Pixels(width: 1, height: 1)
    var effort = Effort(Effort.pictureLimit, pixelCount: 1)
    let box = [Vector(0, 0), Vector(1, 0), Vector(1, 1), Vector(0, 1)]
    for layer in layers {
      var coverage = Coverage(of: [box], width: 1, height: 1)
      pixels.paint(&coverage, isEvenOdd: false, .solid(Pixels.Color(layer)), &effort)
    }
    var colors: [UInt32] = []
    pixels.appendColors(to: &colors)
    return colors[0]
  }

  @Test("A colour comes back as it was, and covers what is below by its opacity")
  func over() {
    let red = SRGBColor(red: 1, green: 0, blue: 0)
    let glass = SRGBColor(red: 0, green: 0, blue: 1, alpha: 0.2)
    #expect(Self.color([]) == 0)
    #expect(Self.color([red]) == 0xFF00_00FF)
    #expect(Self.color([glass]) == 0x0000_FF33)
    #expect(Self.color([red, glass]) == 0xCC00_33FF)
    #expect(Self.color([glass, red]) == 0xFF00_00FF)
    #expect(Self.color([SRGBColor(red: 1, green: 1, blue: 1, alpha: 0)]) == 0)
  }
}

@Suite("Shaders")
struct ShaderTests {
  @Test("The colour of the text is the caller's, and its opacity is clamped")
  func currentColor() throws {
    let box = PaintedElements.polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)])
    let green = SRGBColor(red: 0, green: 1, blue: 0)
    for (brush, expected): (Brush, UInt32) in [
      (.currentColor, 0x00FF_00FF), (.currentColor(opacity: 7), 0x00FF_00FF),
      (.currentColor(opacity: 0.2), 0x00FF_0033),
      (.currentColor(opacity: -1), 0),
    ] {
      let shapes = PaintedElements(paint: Paint(fill: brush), elements: box)
      #expect(try Raster(shapes, currentColor: green).color(5, 5) == expected)
    }
  }
}

@Suite("Gradients")
struct GradientShaderTests {
  private static let red = SRGBColor(red: 1, green: 0, blue: 0)
  private static let blue = SRGBColor(red: 0, green: 0, blue: 1)

  private static func row(_ geometry: Gradient.Geometry) throws -> [UInt32] {
    let gradient = Gradient(geometry, isInBox: false, from: red, to: blue)
    let paint = Paint(fill: .gradient(gradient))
    let box = PaintedElements.polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)])
    let raster = try Raster(PaintedElements(paint: paint, elements: box))
    return (0..<10).map { raster.color($0, 5) }
  }

  @Test("Colours change along a line, at the middle of each pixel, and stay beyond its ends")
  func linear() throws {
    let row = try Self.row(.linear(from: Point(2, 0), to: Point(8, 0)))
    #expect(row[0] == 0xFF00_00FF && row[1] == 0xFF00_00FF)
    #expect(row[8] == 0x0000_FFFF && row[9] == 0x0000_FFFF)
    #expect(row[2] == 0xEA00_15FF)
    #expect(row[5] >> 24 == 106)
  }

  @Test("Colours change outwards from a point, also in an ellipse")
  func radial() throws {
    let row = try Self.row(.radial(center: Point(5, 5.5), radius: 5))
    #expect(row[4] == row[5] && row[0] == row[9])
    #expect(row[5] >> 24 == 230 && (25...26).contains(row[9] >> 24))
    let ellipse = try Self.row(
      .elliptical(center: Point(5, 5.5), axis: Point(0, 1), otherAxis: Point(5, 0)))
    #expect(ellipse == row)
  }

  @Test("A gradient without a length is its last colour, and one without a box its fallback")
  func degenerate() throws {
    #expect(try Self.row(.linear(from: Point(5, 5), to: Point(5, 5)))[0] == 0x0000_FFFF)
    #expect(try Self.row(.radial(center: Point(5, 5), radius: 0))[0] == 0x0000_FFFF)
    let gradient = Gradient(
      .linear(from: Point(0, 0), to: Point(1, 0)), from: Self.red, to: Self.blue,
      fallback: SRGBColor(red: 0, green: 1, blue: 0))
    var line = PaintedElements(elements: [.move(to: Point(0, 5)), .line(to: Point(10, 5))])
    line.paint = Paint(stroke: Stroke(.gradient(gradient), width: 2))
    #expect(try Raster(line).color(5, 5) == 0x00FF_00FF)
  }
}
