import Testing

@testable import EmojiRate

@Suite("Flattened path")
struct FlattenedPathTests {
  private func path(_ data: String, _ winding: Paint.Winding = .nonZero) throws -> FlattenedPath {
    FlattenedPath(
      try PathDataReader(Array(data.utf8)[...]).steps.map(\.element), winding: winding)
  }

  @Test("A hole is one by the winding rule, or by its direction")
  func windings() throws {
    let same = "M0 0H9V9H0ZM3 3H6V6H3Z"
    let opposite = "M0 0H9V9H0ZM3 3V6H6V3Z"
    let (inHole, inRing) = (Point(4.5, 4.5), Point(1.5, 4.5))
    for (data, winding, isHole) in [
      (same, Paint.Winding.nonZero, false), (same, .evenOdd, true), (opposite, .nonZero, true),
      (opposite, .evenOdd, true),
    ] {
      let path = try path(data, winding)
      #expect(path.contains(inHole) == !isHole)
      #expect(path.contains(inRing))
      for outside in [Point(-1, 4), Point(10, 4), Point(4, -1), Point(4, 10), Point(-1, 0)] {
        #expect(!path.contains(outside))
      }
    }
  }

  @Test(
    "The largest circle is found",
    arguments: [
      ("M0 0H20V20H0Z", Point(10, 10), 10.0),
      // The radius of a right triangle's circle is half of what the legs are longer than the third side.
      ("M0 0H40L0 30Z", Point(10, 10), 10),
      // Of all places in a bar, the middle.
      ("M0 0H100V20H0Z", Point(50, 10), 10),
      ("M5 5V85H25V5Z", Point(15, 45), 10),
      ("M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z", Point(50, 50), 50),
      // The larger room of two.
      ("M0 0H10V10H0ZM20 0H36V16H20Z", Point(28, 8), 8),
      // The corner of an L.
      ("M0 0H10V50H60V60H0Z", Point(5.86, 54.14), 5.86),
    ])
  func circles(data: String, center: Point, radius: Double) throws {
    let circle = try path(data).inscribedCircle()
    #expect(abs(circle.center.x - center.x) < 0.1)
    #expect(abs(circle.center.y - center.y) < 0.1)
    #expect(abs(circle.radius - radius) < 0.1)
  }

  @Test("Of a circle that is too small to count, it is only known that it is")
  func least() throws {
    let corridors = try path("M0 0H90V90H0ZM2 2H88V88H2ZM4 4H86V86H4ZM6 6H84V84H6Z", .evenOdd)
    #expect(corridors.inscribedCircle(atLeast: 10).radius < 2)
    #expect(try abs(path("M0 0H90V20H0Z").inscribedCircle(atLeast: 9).radius - 10) < 0.1)
    let rooms = try path("M0 0H10V10H0ZM20 0H36V16H20Z")
    #expect(abs(rooms.inscribedCircle(atLeast: 7.5).radius - 8) < 0.1)
  }

  @Test("The circle is inside, and no larger one is anywhere")
  func random() throws {
    var random = SplitMix64(seed: 73)
    for _ in 0..<30 {
      var data = "M"
      for _ in 0..<random.integer(3...7) {
        data += " \(random.double(-50...50)) \(random.double(-50...50))"
      }
      let path = try path(data + "z")
      let circle = path.inscribedCircle()
      // A sliver has no room to speak of.
      guard circle.radius > 0.1 else { continue }
      for _ in 0..<300 {
        let point = Point(random.double(-50...50), random.double(-50...50))
        // What the middle is worth: a twentieth of a distance of at most 142.
        #expect(!path.contains(point) || path.distance(point) < circle.radius + 7.2)
      }
      for corner in 0..<8 {
        let (x, y) = (
          [1, 0.7, 0, -0.7, -1, -0.7, 0, 0.7][corner], [0, 0.7, 1, 0.7, 0, -0.7, -1, -0.7][corner]
        )
        #expect(
          path.contains(
            Point(
              circle.center.x + x * circle.radius * 0.99, circle.center.y + y * circle.radius * 0.99
            )))
      }
    }
  }
}
