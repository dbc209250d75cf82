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

  @Test("A miter above the limit is beveled")
  func miterLimit() {
    // A right angle has a miter of 1.414 line widths.
    #expect(abs(Self.area(Self.corner, miterLimit: 1.4) - 39.5) < 0.15)
    #expect(abs(Self.area(Self.corner, miterLimit: 1.42) - 40) < 0.15)
  }

  @Test("A closed path has joins instead of caps")
  func closed() {
    let square = [Vector(10, 10), Vector(20, 10), Vector(20, 20), Vector(10, 20)]
    #expect(abs(Self.area(square, isClosed: true, .round) - 80) < 0.15)
    #expect(abs(Self.area(square, isClosed: true, .round, .round) - (76 + .pi)) < 0.15)
    var circle = FlatPath()
    circle.circle(center: Vector(20, 20), radius: 10)
    #expect(abs(Self.area(circle, width: 2) - 40 * .pi) < 0.3)
  }

  @Test("A path that turns back, and a curve narrower than the stroke, have no gaps")
  func turns() {
    let back = [Vector(10, 10), Vector(20, 10), Vector(10, 10)]
    #expect(abs(Self.area(back, .butt, .round) - (20 + .pi / 2)) < 0.15)
    var curve = FlatPath()
    curve.move(to: Vector(20, 20))
    curve.curve(to: Vector(20.5, 20), Vector(20, 21), Vector(20.5, 21))
    #expect(Self.area(curve, width: 10, .round) > 25 * .pi)
  }

  @Test("A path without length is a dot, if its caps are round or square")
  func dots() {
    let dot = [Vector(10, 10), Vector(10, 10)]
    #expect(Self.area(dot) == 0)
    #expect(abs(Self.area(dot, .round) - .pi) < 0.15)
    #expect(abs(Self.area(dot, .square) - 4) < 0.01)
    #expect(Self.area([Vector(10, 10)], .round) == 0)
  }

  @Test("A width of zero draws nothing, and a huge one covers all")
  func widths() {
    #expect(Self.area(Self.line, width: 0, .round) == 0)
    #expect(Self.area(Self.line, width: 1e300, .round) == 1600)
  }
}

@Suite("Arc")
struct ArcTests {
  @Test("Lines are within the tolerance of the circle", arguments: [0.5, 8, 120, 2000])
  func tolerance(radius: Double) {
    var points = [Vector(1, 0)]
    Arc(from: Vector(1, 0), to: Vector(0, 1), radius: radius).forEachPoint { points.append($0) }
    points.append(Vector(0, 1))
    for (point, next) in zip(points, points.dropFirst()) {
      #expect(abs(point.length - 1) < 1e-12)
      let middle = (point + next) / 2
      #expect(radius * (1 - middle.length) <= FlatPath.tolerance)
    }
  }

  @Test("A small circle has few points")
  func count() {
    var count = 0
    Arc(from: Vector(1, 0), to: Vector(0, 1), radius: 8).forEachPoint { _ in count += 1 }
    #expect(count == 15)
  }
}

@Suite("Vectors")
struct VectorTests {
  @Test("Products, length and a quarter of a turn clockwise")
  func products() {
    let (one, other) = (Vector(3, 4), Vector(1, 2))
    #expect(one.dot(other) == 11)
    #expect(one.cross(other) == 2)
    #expect(one.length == 5)
    #expect(Vector(1, 0).turned == Vector(0, 1))
  }
}
