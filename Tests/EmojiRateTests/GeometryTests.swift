import Testing

@testable import EmojiRate

@Suite("Geometry")
struct GeometryTests {
  @Test("Interpolation goes from the first to the second, and on along the same line")
  func interpolation() {
    for (part, x, y) in [(0.0, 1.0, 8.0), (0.25, 2, 6), (1, 5, 0), (1.5, 7, -4)] {
      #expect(lerp(1, 5, part) == x)
      #expect(lerp(Point(1, 8), Point(5, 0), part) == Point(x, y))
    }
  }

  @Test("Points add, and have a length")
  func points() {
    #expect(Point(1, 2) + Point(3, 5) == Point(4, 7))
    #expect(Point(1, 2) - Point(3, 5) == Point(-2, -3))
    #expect(2 * Point(1, 2) == Point(2, 4))
    #expect(Point(3, -4).length == 5)
  }

  @Test("An extent grows around points and extents")
  func extents() {
    var box = Extent.empty
    #expect(box.isEmpty)
    box.join(Point(3, 4))
    #expect(box == Extent(3, 4, 3, 4) && !box.isEmpty)
    box.join(Extent(around: Point(0, 0), radius: 1))
    #expect(box == Extent(-1, -1, 3, 4))
    #expect(Extent(around: Point(5, 6), radius: 2) == Extent(3, 4, 7, 8))
    #expect(box.width == 4 && box.height == 5 && box.center == Point(1, 1.5))
  }

  @Test("A rectangle is scaled around its middle, a mirrored one too", arguments: [8.0, -8])
  func scaling(width: Double) {
    let rect = Rect(x: 10, y: 20, width: width, height: 4)
    let half = rect.scaled(by: 0.5)
    #expect(half.center == rect.center)
    #expect(half.size == Size(width: width / 2, height: 2))
  }

  @Test("A curve is flattened from its start to its end")
  func flattening() {
    let curve = Cubic(
      start: Point(0.1, 0.3), control1: Point(0, 9), control2: Point(9, 9), end: Point(0.7, 0.2))
    var points: [Point] = []
    curve.forEachPoint(4) { points.append($0) }
    #expect(points.count == 5 && points[0] == curve.start && points[4] == curve.end)
    for (index, point) in points.enumerated() {
      let expected = curve.split(at: Double(index) / 4).first.end
      #expect((point - expected).length < 1e-12)
    }
  }
}
