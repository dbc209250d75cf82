import Testing

@testable import EmojiRate

@Suite("PathSink")
struct PathSinkTests {
  @Test("A circle is four curves that stay within 0.03 % of it", arguments: [0.5, 1, 111, 1e6])
  func circle(radius: Double) throws {
    let center = Point(120, 80)
    var sink = PathElements()
    sink.circle(center: center, radius: radius)
    try #require(sink.elements.count == 6)
    guard case .move(var start) = sink.elements[0] else {
      Issue.record("A circle begins with \(sink.elements[0])")
      return
    }
    #expect(start == Point(center.x + radius, center.y))
    #expect(sink.elements[5] == .close)
    for element in sink.elements[1...4] {
      guard case .curve(let end, let control1, let control2) = element else {
        Issue.record("A circle has \(element)")
        return
      }
      for t in stride(from: 0.0, through: 1, by: 1.0 / 64) {
        func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
          let u = 1 - t
          return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        let x = at(start.x, control1.x, control2.x, end.x) - center.x
        let y = at(start.y, control1.y, control2.y, end.y) - center.y
        let error = abs((x * x + y * y).squareRoot() / radius - 1)
        // It meets the circle at its ends and in its middle.
        #expect(error < (t == 0 || t == 0.5 || t == 1 ? 1e-12 : 0.0003))
      }
      start = end
    }
    #expect(start == Point(center.x + radius, center.y))
  }
}
