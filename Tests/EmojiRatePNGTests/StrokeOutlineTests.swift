import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Outlines of strokes")
struct StrokeOutlineTests {
  /// The covered area, in pixels.
  private static func area(
    _ points: [Vector], isClosed: Bool = false, width: Double = 2, _ cap: Stroke.Cap = .butt,
    _ join: Stroke.Join = .miter, miterLimit: Double = 4
  ) -> Double {
    var path = FlatPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    if isClosed { path.close() }
    return area(path, width: width, cap, join, miterLimit: miterLimit)
  }

  private static func area(
    _ path: FlatPath, width: Double, _ cap: Stroke.Cap = .butt, _ join: Stroke.Join = .miter,
    miterLimit: Double = 4
  ) -> Double {
    var stroke = Stroke(.currentColor, width: width, cap: cap, join: join)
    stroke.miterLimit = miterLimit
    let outline = StrokeOutline(of: path, stroke, unit: 1)
    return Coverage.levels(outline.polygons, width: 40, height: 40).joined().reduce(0, +)
  }

  private static let line = [Vector(10, 10), Vector(20, 10)]
  private static let corner = [Vector(10, 20), Vector(20, 20), Vector(20, 10)]

  @Test(
    "Caps add nothing, half a circle or half a square at both ends",
    arguments: [(.butt, 20), (.round, 20 + Double.pi), (.square, 24)] as [(Stroke.Cap, Double)])
  func caps(cap: Stroke.Cap, expected: Double) {
    #expect(abs(Self.area(Self.line, cap) - expected) < 0.15)
  }

  @Test(
    "Joins add a triangle, a quarter of a circle or a square to a corner",
    arguments: [
      (.bevel, 39 + 0.5), (.round, 39 + Double.pi / 4), (.miter, 40),
    ] as [(Stroke.Join, Double)])
  func joins(join: Stroke.Join, expected: Double) {
    #expect(abs(Self.area(Self.corner, .butt, join) - expected) < 0.15)
  }

  private static let square = [Vector(10, 10), Vector(20, 10), Vector(20, 20), Vector(10, 20)]
  private static let back = [Vector(10, 10), Vector(20, 10), Vector(10, 10)]
  private static let dot = [Vector(10, 10), Vector(10, 10)]

  @Test("Miters, closed paths, turns, dots and odd widths cover what they should")
  func areas() {
    for (name, area, expected) in [
      // A right angle has a miter of 1.414 line widths.
      ("a miter above the limit", Self.area(Self.corner, miterLimit: 1.4), 39.5),
      ("a miter below the limit", Self.area(Self.corner, miterLimit: 1.42), 40),
      ("a closed square", Self.area(Self.square, isClosed: true, .round), 80),
      ("a round square", Self.area(Self.square, isClosed: true, .round, .round), 76 + .pi),
      ("a path that turns back", Self.area(Self.back, .butt, .round), 20 + .pi / 2),
      ("a dot", Self.area(Self.dot), 0), ("a round dot", Self.area(Self.dot, .round), .pi),
      ("a square dot", Self.area(Self.dot, .square), 4),
      ("a point", Self.area([Vector(10, 10)], .round), 0),
      ("no width", Self.area(Self.line, width: 0, .round), 0),
      ("a huge width", Self.area(Self.line, width: 1e300, .round), 1600),
    ] { #expect(abs(area - expected) < 0.15, "\(name)") }
  }

  @Test("A circle has no ends, and a curve narrower than the stroke no gaps")
  func curves() {
    var circle = FlatPath()
    circle.circle(center: Vector(20, 20), radius: 10)
    #expect(abs(Self.area(circle, width: 2) - 40 * .pi) < 0.3)
    var curve = FlatPath()
    curve.move(to: Vector(20, 20))
    curve.curve(to: Vector(20.5, 20), Vector(20, 21), Vector(20.5, 21))
    #expect(Self.area(curve, width: 10, .round) > 25 * .pi)
  }
}

@Suite("Flat paths")
struct FlatPathTests {
  @Test("Coordinates stay finite", arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func odd(number: Double) {
    var path = FlatPath()
    path.move(to: Vector(number, 0))
    path.curve(to: Vector(0, number), Vector(number, number), Vector(-number, number))
    path.circle(center: Vector(number, number), radius: number)
    for vertex in path.subpaths.flatMap(\.vertices) {
      #expect(vertex.place.x.isFinite && vertex.place.y.isFinite)
    }
  }
}
