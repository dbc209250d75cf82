import Testing

@testable import EmojiRate

@Suite("Transform")
struct TransformTests {
  private let points = [Point(0, 0), Point(1, 0), Point(0, 1), Point(3.5, -2.25), Point(-7, 240)]

  private func expect(
    _ transform: Transform, maps map: (Point) -> Point,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for point in points {
      let (is_, should) = (transform.apply(point), map(point))
      #expect(
        abs(is_.x - should.x) < 1e-9 && abs(is_.y - should.y) < 1e-9, "\(is_), not \(should)",
        sourceLocation: sourceLocation)
    }
  }

  @Test("The identity changes nothing, to the bit")
  func identity() {
    #expect(points.map { Transform.identity.apply($0) } == points)
    #expect(Transform.identity.lineScale == 1)
    #expect(Transform(scale: 1, origin: Point(0, 0)) == .identity)
  }

  @Test(
    "A turn takes the direction of the x axis to another, whatever that one's length",
    arguments: [(1, 0), (0, 1), (-1, 0), (0, -1), (3, 4), (-0.6, 0.8), (300, -400), (1e-9, 1e-9)]
      as [(Double, Double)])
  func turned(x: Double, y: Double) {
    let center = Point(120, 90)
    let turn = Transform.turned(to: Point(x, y), around: center)
    let length = (x * x + y * y).squareRoot()
    let (cosine, sine) = (x / length, y / length)
    expect(turn) { point in
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      return Point(center.x + cosine * dx - sine * dy, center.y + sine * dx + cosine * dy)
    }
    #expect(abs(turn.lineScale - 1) < 1e-12)
    let still = turn.apply(center)
    #expect(abs(still.x - 120) < 1e-9 && abs(still.y - 90) < 1e-9)
  }

  @Test("Quarter turns are exact, so that every platform has the same bytes")
  func quarterTurns() {
    let quarter = Transform.turned(to: Point(0, 7), around: Point(0, 0))
    #expect(quarter.apply(Point(3, 5)) == Point(-5, 3))
    // 3, 4 and 5 need no more digits either.
    let slanted = Transform.turned(to: Point(3, 4), around: Point(0, 0))
    #expect(slanted.apply(Point(5, 0)) == Point(3, 4))
    #expect(slanted.apply(Point(0, 5)) == Point(-4, 3))
  }

  @Test(
    "A direction that is none turns nothing",
    arguments: [
      (0, 0), (.nan, 1), (1, .nan), (.infinity, 0), (-.infinity, .infinity), (1e200, 1e200),
    ] as [(Double, Double)])
  func noDirection(x: Double, y: Double) {
    #expect(Transform.turned(to: Point(x, y), around: Point(5, 5)) == .identity)
  }

  @Test("One transform followed by another is both, in this order")
  func followed() {
    let all: [Transform] = [
      .identity, Transform(scale: 3, origin: Point(1, 2)), .mirrored(atX: 10),
      .turned(to: Point(3, 4), around: Point(20, 10)),
      Transform(onto: Rect(x: 5, y: 6, width: -7, height: 7)),
    ]
    for first in all {
      for next in all {
        expect(first.followed(by: next)) { next.apply(first.apply($0)) }
        #expect(abs(first.followed(by: next).lineScale - first.lineScale * next.lineScale) < 1e-9)
      }
    }
    let moved = Transform(scale: 1, origin: Point(10, 0))
    #expect(moved.followed(by: .mirrored(atX: 0)).apply(Point(1, 0)) == Point(-11, 0))
    #expect(Transform.mirrored(atX: 0).followed(by: moved).apply(Point(1, 0)) == Point(9, 0))
  }
}
