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
      let parsed = withoutImpliedMoves(try #require(elements(of: data), "\(data)"))
      // Sums of relative coordinates, as a reader makes them of binary fractions, are off a little.
      #expect(
        largestDifference(parsed, withoutImpliedMoves(outline)) <= tolerance + 1e-9, "\(data)")
    }
  }

  /// The reader begins a subpath after each close.
  private func withoutImpliedMoves(_ elements: [PathElement]) -> [PathElement] {
    elements.indices.filter { index in
      guard index > 0, elements[index - 1] == .close, case .move = elements[index] else {
        return true
      }
      return false
    }.map { elements[$0] }
  }
}

extension SplitMix64 {
  /// An outline of everything, with level lines, smooth curves and coinciding points more often than
  /// chance would have them.
  mutating func outline() -> [PathElement] {
    var current = Point(0, 0)
    var smooth = Point(0, 0)
    func rounded(_ value: Double) -> Double { (value * 4).rounded() / 4 }
    func point() -> Point {
      if oneIn(3) { return Point(rounded(double(0...240)), rounded(double(0...240))) }
      return Point(double(-20...260), double(-20...260))
    }
    var elements: [PathElement] = []
    var start = current
    for index in 0..<integer(1...12) {
      var end = point()
      switch index == 0 ? 0 : integer(0...9) {
      case 0:
        elements.append(.move(to: end))
        start = end
        smooth = end
      case 1:
        elements.append(.close)
        end = start
        smooth = end
      case 2...4:
        if oneIn(4) { end.x = current.x }
        if oneIn(4) { end.y = current.y }
        elements.append(.line(to: end))
        smooth = end
      default:
        let control2 = oneIn(3) ? end : point()
        elements.append(.curve(to: end, control1: oneIn(2) ? smooth : point(), control2: control2))
        smooth = Point(2 * end.x - control2.x, 2 * end.y - control2.y)
      }
      current = end
    }
    return elements
  }
}
