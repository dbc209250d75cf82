import EmojiRateDrawings
import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

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

  @Test("Quarter turns are exact, so that every platform has the same bytes")
  func quarterTurns() {
    let quarter = Transform.turned(to: Point(0, 7), around: Point(0, 0))
    #expect(quarter.apply(Point(3, 5)) == Point(-5, 3))
    // 3, 4 and 5 need no more digits either.
    let slanted = Transform.turned(to: Point(3, 4), around: Point(0, 0))
    #expect(slanted.apply(Point(5, 0)) == Point(3, 4))
    #expect(slanted.apply(Point(0, 5)) == Point(-4, 3))
  }

  @Test("One transform followed by another is both, in this order")
  func followed() {
    let all: [Transform] = [
      .identity, Transform(scale: 3, origin: Point(1, 2)), .mirrored(atX: 10),
      .turned(to: Point(3, 4), around: Point(20, 10)),
      Transform(a: -7, b: 0, c: 0, d: 7, origin: Point(5, 6)),
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

@Suite("Cubic")
struct CubicTests {
  @Test("A curve turns only between its ends")
  func turns() {
    func turns(_ xs: Double...) -> [Double] {
      let points = xs.map { Point($0, 0) }
      return Cubic(start: points[0], control1: points[1], control2: points[2], end: points[3])
        .turnsOfX
    }
    // The parabola 9t - 3t² turns at 1.5, and 12t - 12t² in the middle.
    #expect(turns(0, 3, 5, 6).isEmpty && turns(0, 4, 4, 0) == [0.5])
    // This one turns at -0.37 and at 1.37.
    #expect(turns(0, 1, 3, 4).isEmpty)
  }
}

@Suite("Elliptical arc")
struct EllipticalArcTests {
  /// An arc by its angles, which is what the library avoids.
  private struct Angles {
    var center: Point
    var radii: Size
    var degrees: Double
    var start: Double
    var sweep: Double

    init(_ random: inout SplitMix64) {
      center = Point(random.double(-50...50), random.double(-50...50))
      radii = Size(width: random.double(1...80), height: random.double(1...80))
      degrees = random.double(-720...720)
      start = random.double(-4...4)
      sweep = random.double(0.01...6.27) * (random.oneIn(2) ? 1 : -1)
    }

    func point(_ part: Double) -> Point {
      let (x, y) = (
        radii.width * cos(start + sweep * part), radii.height * sin(start + sweep * part)
      )
      let turn = degrees * .pi / 180
      return Point(
        center.x + x * cos(turn) - y * sin(turn), center.y + x * sin(turn) + y * cos(turn))
    }

    var arc: EllipticalArc? {
      EllipticalArc(
        from: point(0), to: point(1), radii: radii, degrees: degrees,
        isLarge: abs(sweep) > .pi, isClockwise: sweep > 0)
    }
  }

  @Test("An arc runs along its ellipse, from end to end")
  func ellipse() throws {
    var random = SplitMix64(seed: 71)
    for _ in 0..<500 {
      let angles = Angles(&random)
      let arc = try #require(angles.arc)
      let curves = arc.curves
      let quarters = abs(angles.sweep) / (.pi / 2)
      #expect(curves.count == (quarters > 2 ? 4 : quarters > 1 ? 2 : 1))
      for (index, curve) in curves.enumerated() {
        for part in [0, 0.25, 0.5, 0.75, 1] {
          let drawn = curve.split(at: part).first.end
          // Halves are halves of the angle, and the places on a curve nearly those on the arc.
          let exact = angles.point((Double(index) + part) / Double(curves.count))
          let tolerance = part == 0 || part == 1 ? 1e-6 : 0.01
          let scale = max(angles.radii.width, angles.radii.height)
          #expect(abs(drawn.x - exact.x) < tolerance * scale)
          #expect(abs(drawn.y - exact.y) < tolerance * scale)
        }
      }
    }
  }

  @Test("Radii too short for the ends grow until they are half of an ellipse")
  func shortRadii() throws {
    let arc = try #require(
      EllipticalArc(
        from: Point(0, 0), to: Point(40, 0), radii: Size(width: -1, height: 2), degrees: 0,
        isLarge: true, isClockwise: true))
    let curves = arc.curves
    #expect(curves.count == 2)
    #expect(abs(curves[0].end.x - 20) < 1e-9 && abs(curves[0].end.y + 40) < 1e-9)
  }

  @Test("Without radii, or without a distance, there is no arc")
  func none() {
    let size = Size(width: 5, height: 5)
    for (end, radii) in [
      (Point(9, 9), Size(width: 0, height: 5)), (Point(9, 9), Size(width: 5, height: 0)),
      (Point(1, 2), size),
    ] {
      #expect(
        EllipticalArc(
          from: Point(1, 2), to: end, radii: radii, degrees: 0, isLarge: true, isClockwise: true)
          == nil)
    }
  }
}
