import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PathDataWriter")
struct PathDataWriterTests {
  private static func p(_ x: Double, _ y: Double) -> Point { Point(x, y) }

  @Test(
    "Each command is written in its shortest form",
    arguments: [
      ([.move(to: p(1, 2))], "M1 2"),
      ([.move(to: p(1, 2)), .line(to: p(3, 2))], "M1 2h2"),
      ([.move(to: p(1, 2)), .line(to: p(1, 5))], "M1 2v3"),
      ([.move(to: p(100, 100)), .line(to: p(0, 100))], "M100 100H0"),
      ([.move(to: p(100, 100)), .line(to: p(100, 0))], "M100 100V0"),
      ([.move(to: p(100, 100)), .line(to: p(101, 102))], "M100 100l1 2"),
      ([.move(to: p(0, 0)), .line(to: p(2, 2)), .line(to: p(9, 5)), .close], "M0 0l2 2 7 3z"),
      (
        [.move(to: p(0, 0)), .line(to: p(9, 0)), .close, .move(to: p(5, 5)), .line(to: p(6, 5))],
        "M0 0h9zm5 5h1"
      ),
      (
        [.move(to: p(0, 0)), .curve(to: p(6, 0), control1: p(1, 2), control2: p(4, 3))],
        "M0 0c1 2 4 3 6 0"
      ),
      (
        [.move(to: p(0, 0)), .curve(to: p(6, 0), control1: p(0, 0), control2: p(4, 3))],
        "M0 0s4 3 6 0"
      ),
      (
        [
          .move(to: p(0, 0)), .curve(to: p(6, 0), control1: p(1, 1), control2: p(4, 3)),
          .curve(to: p(9, 0), control1: p(8, -3), control2: p(9, 1)),
        ], "M0 0c1 1 4 3 6 0s3 1 3 0"
      ),
    ] as [([PathElement], String)])
  func shortForms(elements: [PathElement], data: String) {
    #expect(pathData(elements) == data)
  }

  @Test("A line that rounding leaves nothing of is written: round ends show a point")
  func emptyLine() {
    #expect(
      pathData([.move(to: Self.p(1, 2)), .line(to: Self.p(1.3, 2.3))], precision: 0) == "M1 2h0")
  }

  @Test("Distances of more than a thousand are written as they are")
  func farApart() {
    #expect(
      pathData([.move(to: Self.p(-599.99, 0)), .line(to: Self.p(600.01, 0))]) == "M-599.99 0h1200")
  }

  @Test("A long command is written whole")
  func longCommand() {
    let elements: [PathElement] = [
      .move(to: Self.p(100.000001, 200.000002)),
      .curve(
        to: Self.p(13.456789, 0.567891), control1: Self.p(11.234567, 0.345678),
        control2: Self.p(12.345678, 0.456789)),
    ]
    let curve = "C11.234567.345678 12.345678.456789 13.456789.567891"
    #expect(curve.utf8.count == 51)
    #expect(pathData(elements, precision: 6) == "M100.000001 200.000002" + curve)
  }

  @Test("Any outline says the same points to within rounding", arguments: 0...6)
  func outlinesParseBack(precision: Int) throws {
    var random = SplitMix64(seed: 9)
    var tolerance = 0.5
    for _ in 0..<precision { tolerance /= 10 }
    for _ in 0..<400 {
      let elements = random.outline()
      let data = pathData(elements, precision: precision)
      let parsed = try #require(PathData(data), "\(data)")
      // Sums of relative coordinates, as a reader makes them of binary fractions, are off a little.
      #expect(largestDifference(parsed.elements, elements) <= tolerance + 1e-9, "\(data)")
    }
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
