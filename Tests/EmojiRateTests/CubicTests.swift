import Testing

@testable import EmojiRate

@Suite("Cubic")
struct CubicTests {
  private func point(_ cubic: Cubic, at t: Double) -> Point {
    Polygons.point(cubic.start, cubic.control1, cubic.control2, cubic.end, at: t)
  }

  /// A curve whose x only grows or only falls.
  private func cubic(_ random: inout SplitMix64) -> Cubic {
    let (start, end) = (
      Point(random.double(-10...10), random.double(-10...10)),
      Point(random.double(-10...10), random.double(-10...10))
    )
    let parts = [random.double(), random.double()].sorted()
    return Cubic(
      start: start,
      control1: Point(start.x + (end.x - start.x) * parts[0], random.double(-10...10)),
      control2: Point(start.x + (end.x - start.x) * parts[1], random.double(-10...10)), end: end)
  }

  @Test("The parts of a curve meet on the line and end where it ended")
  func ends() {
    var random = SplitMix64(seed: 33)
    for _ in 0..<500 {
      let cubic = cubic(&random)
      let x = cubic.start.x + (cubic.end.x - cubic.start.x) * random.double()
      let parts = cubic.split(atX: x)
      #expect(parts.first.start == cubic.start)
      #expect(parts.second.end == cubic.end)
      #expect(parts.first.end == parts.second.start)
      #expect(parts.first.end.x == x)
    }
  }

  @Test("The parts run along the curve")
  func sameCurve() {
    var random = SplitMix64(seed: 34)
    for _ in 0..<200 {
      let cubic = cubic(&random)
      let place = random.double(0.05...0.95)
      let x = point(cubic, at: place).x
      let parts = cubic.split(atX: x)
      // Where the curve is upright its y says nothing about the place.
      let slope = abs(point(cubic, at: place + 1e-4).x - x)
      guard slope > 1e-6 else { continue }
      for step in 0...10 {
        let t = Double(step) / 10
        let first = point(parts.first, at: t)
        let second = point(parts.second, at: t)
        let (one, other) = (point(cubic, at: t * place), point(cubic, at: place + t * (1 - place)))
        #expect(abs(first.x - one.x) < 1e-6 && abs(first.y - one.y) < 1e-6)
        #expect(abs(second.x - other.x) < 1e-6 && abs(second.y - other.y) < 1e-6)
      }
    }
  }

  @Test("A straight curve is cut in proportion", arguments: [0.125, 0.25, 0.5, 0.75])
  func straight(part: Double) {
    let cubic = Cubic(
      start: Point(0, 0), control1: Point(4, 8), control2: Point(8, 16), end: Point(12, 24))
    let parts = cubic.split(atX: 12 * part)
    #expect(abs(parts.first.end.y - 24 * part) < 1e-12)
    #expect(abs(parts.first.control1.x - 4 * part) < 1e-12)
    #expect(abs(parts.second.control2.x - (12 - 4 * (1 - part))) < 1e-12)
  }
}
