import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Coverage")
struct CoverageTests {
  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Vector] {
    [Vector(x, y), Vector(x + width, y), Vector(x + width, y + height), Vector(x, y + height)]
  }

  @Test("Rectangles cover the area that they have in a pixel")
  func rectangle() {
    let levels = Coverage.levels([Self.box(0.5, 0.75, 2, 1.75)])
    let expected = [
      [0.125, 0.25, 0.125, 0], [0.5, 1, 0.5, 0], [0.25, 0.5, 0.25, 0], [0, 0, 0, 0],
    ]
    for (row, expectedRow) in zip(levels, expected) {
      for (level, area) in zip(row, expectedRow) { #expect(abs(level - area) < 1e-4) }
    }
  }

  @Test("Two shapes that overlap within a pixel count once")
  func overlap() {
    let levels = Coverage.levels([Self.box(0.25, 0, 0.5, 1), Self.box(0.25, 0, 0.5, 1)])
    #expect(abs(levels[0][0] - 0.5) < 1e-4)
    let halves = Coverage.levels([Self.box(0, 0, 0.5, 1), Self.box(0.25, 0, 0.5, 1)])
    #expect(abs(halves[0][0] - 0.75) < 1e-4)
  }

  @Test("A shape within another is a hole if the rule or its direction says so")
  func winding() {
    let (outer, inner) = (Self.box(0, 0, 4, 4), Self.box(1, 1, 2, 2))
    #expect(Coverage.levels([outer, inner])[1][1] == 1)
    #expect(Coverage.levels([outer, inner], isEvenOdd: true)[1][1] == 0)
    #expect(Coverage.levels([outer, inner.reversed()])[1][1] == 0)
    #expect(Coverage.levels([outer, inner], isEvenOdd: true)[0][1] == 1)
  }

  @Test("Parts outside the picture cover nothing inside, and hide nothing")
  func outside() {
    #expect(Coverage.levels([Self.box(-100, -100, 1000, 1000)]).joined().allSatisfy { $0 == 1 })
    for (x, y) in [(-9.0, 1.0), (5, 1), (1, -9), (1, 5)] {
      #expect(Coverage.levels([Self.box(x, y, 2, 2)]).joined().allSatisfy { $0 == 0 })
    }
    #expect(Coverage.levels([Self.box(-2, 1, 4, 1)])[1] == [1, 1, 0, 0])
  }
}

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
