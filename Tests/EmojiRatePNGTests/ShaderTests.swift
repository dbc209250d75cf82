import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Shaders")
struct ShaderTests {
  @Test("The colour of the text is the caller's, and its opacity is clamped")
  func currentColor() throws {
    let box = Shapes.polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)])
    let green = SRGBColor(red: 0, green: 1, blue: 0)
    for (brush, expected): (Brush, UInt32) in [
      (.currentColor, 0x00FF_00FF), (.translucentCurrentColor(opacity: 7), 0x00FF_00FF),
      (.translucentCurrentColor(opacity: 0.2), 0x00FF_0033),
      (.translucentCurrentColor(opacity: -1), 0),
    ] {
      let shapes = Shapes(paint: Paint(fill: brush), elements: box)
      let decoded = try #require(DecodedPNG(shapes.png(currentColor: green)))
      #expect(decoded.color(5, 5) == expected)
    }
  }
}

@Suite("Gradients")
struct GradientShaderTests {
  private static let red = SRGBColor(red: 1, green: 0, blue: 0)
  private static let blue = SRGBColor(red: 0, green: 0, blue: 1)

  private static func row(_ geometry: Gradient.Geometry) throws -> [UInt32] {
    let gradient = Gradient(geometry, units: .canvas, from: red, to: blue)
    let paint = Paint(fill: .gradient(gradient))
    let box = Shapes.polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)])
    let png = try Shapes(paint: paint, elements: box).png()
    let decoded = try #require(DecodedPNG(png))
    return (0..<10).map { decoded.color($0, 5) }
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
    var line = Shapes(elements: [.move(to: Point(0, 5)), .line(to: Point(10, 5))])
    line.paint = Paint(stroke: Stroke(.gradient(gradient), width: 2))
    let decoded = try #require(DecodedPNG(line.png()))
    #expect(decoded.color(5, 5) == 0x00FF_00FF)
  }
}
