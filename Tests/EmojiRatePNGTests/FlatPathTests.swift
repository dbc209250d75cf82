import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Flat paths")
struct FlatPathTests {
  @Test("A curve becomes lines near it, with its ends")
  func curve() {
    var path = FlatPath()
    path.move(to: Vector(0, 0))
    path.curve(to: Vector(100, 0), Vector(0, 100), Vector(100, 100))
    let places = path.subpaths[0].vertices.map(\.place)
    #expect(places.first == Vector(0, 0) && places.last == Vector(100, 0))
    #expect(path.box.high.y > 74.9 && path.box.high.y <= 75)
    for (place, next) in zip(places, places.dropFirst()) {
      // The curve is symmetric: its middle is (50, 75), and y follows from t.
      #expect((next - place).length < 20)
    }
    #expect(path.subpaths[0].vertices.dropFirst().dropLast().allSatisfy { $0.isSmooth })
    #expect(!path.subpaths[0].vertices.last!.isSmooth)
    #expect(path.pointCount == places.count)
  }

  @Test("A line after the end of a subpath begins at its start")
  func closing() {
    var path = FlatPath()
    path.move(to: Vector(1, 2))
    path.line(to: Vector(3, 4))
    path.close()
    path.line(to: Vector(5, 6))
    #expect(path.subpaths.count == 2)
    #expect(path.subpaths[0].isClosed && !path.subpaths[1].isClosed)
    #expect(path.subpaths[1].vertices.map(\.place) == [Vector(1, 2), Vector(5, 6)])
  }

  @Test("A circle is closed, and has no corner")
  func circle() {
    var path = FlatPath()
    path.circle(center: Vector(5, 5), radius: -3)
    #expect(path.subpaths[0].isClosed)
    #expect(path.subpaths[0].vertices.allSatisfy { $0.isSmooth })
    #expect(path.box.low == Vector(2, 2) && path.box.high == Vector(8, 8))
  }

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

  @Test("Many curves far outside have a bounded number of points")
  func many() {
    var path = FlatPath()
    path.move(to: Vector(0, 0))
    for number in 0..<100_000 {
      let far = Double(number % 2) * 1e9
      path.curve(to: Vector(far, 1e9 - far), Vector(1e9, far), Vector(far, -1e9))
    }
    #expect(path.pointCount <= Effort.pointLimit)
  }
}
