import Testing

@testable import EmojiRate

@Suite("Star")
struct StarTests {
  /// The ten points of the specification, section 6.
  static let points = [
    Point(0.5, 0.025), Point(0.654, 0.338), Point(1, 0.388), Point(0.75, 0.631),
    Point(0.809, 0.975), Point(0.5, 0.813), Point(0.191, 0.975), Point(0.25, 0.631),
    Point(0, 0.388), Point(0.346, 0.338),
  ]

  static var outline: [PathElement] {
    var sink = PathElements()
    Star.draw(into: &sink)
    return sink.elements
  }

  @Test("A star is the ten points of the specification, closed")
  func outline() {
    let lines = Self.points.dropFirst().map { PathElement.line(to: $0) }
    #expect(Self.outline == [.move(to: Self.points[0])] + lines + [.close])
  }

  @Test("A star is its own mirror image")
  func symmetric() {
    for point in Self.points {
      #expect(Self.points.contains { abs($0.x - (1 - point.x)) < 1e-12 && $0.y == point.y })
    }
  }

  @Test("A star reaches both sides of its frame")
  func width() throws {
    let bounds = try #require(Polygons(Self.outline).bounds)
    #expect(bounds == (0, 1, 0.025, 0.975))
  }
}
