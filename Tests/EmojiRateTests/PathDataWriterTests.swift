import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PathDataWriter")
struct PathDataWriterTests {
  @Test("Any outline says the same points to within rounding", arguments: 0...6)
  func outlinesParseBack(precision: Int) throws {
    var random = SplitMix64(seed: 9)
    var tolerance = 0.5
    for _ in 0..<precision { tolerance /= 10 }
    for _ in 0..<400 {
      let outline = random.outline()
      let data = pathData(outline, precision: precision)
      let parsed = try #require(elements(of: data), "\(data)")
      // Sums of relative coordinates, as a reader makes them of binary fractions, are off a little.
      #expect(largestDifference(parsed, outline) <= tolerance + 1e-9, "\(data)")
    }
  }
}

extension SplitMix64 {
  /// An outline with level lines, smooth curves and coinciding points more often than chance would have them.
  fileprivate mutating func outline() -> [PathElement] {
    func rounded(_ value: Double) -> Double { (value * 4).rounded() / 4 }
    func point() -> Point {
      if oneIn(3) { return Point(rounded(double(0...240)), rounded(double(0...240))) }
      return Point(double(-20...260), double(-20...260))
    }
    var elements: [PathElement] = []
    for _ in 0..<integer(1...3) {
      var current = point()
      var smooth = current
      elements.append(.move(to: current))
      for _ in 0..<integer(1...6) {
        var end = point()
        if oneIn(3) {
          if oneIn(4) { end.x = current.x }
          if oneIn(4) { end.y = current.y }
          elements.append(.line(to: end))
          smooth = end
        } else {
          let control2 = oneIn(3) ? end : point()
          let control1 = oneIn(2) ? smooth : point()
          elements.append(.curve(to: end, control1: control1, control2: control2))
          smooth = Point(2 * end.x - control2.x, 2 * end.y - control2.y)
        }
        current = end
      }
      if oneIn(2) { elements.append(.close) }
    }
    return elements
  }
}
