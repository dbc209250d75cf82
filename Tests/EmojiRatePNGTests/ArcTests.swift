import EmojiRate
import Testing

@testable import EmojiRatePNG

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
