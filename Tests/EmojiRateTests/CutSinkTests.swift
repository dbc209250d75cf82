import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("CutSink")
struct CutSinkTests {
  private func cut(_ elements: [PathElement], at x: Double) -> [PathElement] {
    var base = PathElements()
    base.cut(leftOf: x, through: .identity) { replay(elements, into: &$0) }
    return base.elements
  }

  /// Whether every subpath is a move, something, and a close.
  private func isWellFormed(_ elements: [PathElement]) -> Bool {
    if elements.isEmpty { return true }
    guard case .move = elements[0] else { return false }
    return subpaths(elements).allSatisfy { $0.count >= 2 && $0.last == .close }
  }

  /// The shortest distance from one element's end to the next one's.
  private func shortestSegment(_ elements: [PathElement]) -> Double {
    var shortest = Double.infinity
    for subpath in subpaths(elements) {
      let ends = subpath.compactMap(\.points.last)
      for (one, other) in zip(ends, ends.dropFirst()) {
        shortest = min(shortest, max(abs(one.x - other.x), abs(one.y - other.y)))
      }
    }
    return shortest
  }

  private let square: [PathElement] = [
    .move(to: Point(0, 0)), .line(to: Point(4, 0)), .line(to: Point(4, 4)), .line(to: Point(0, 4)),
    .close,
  ]

  @Test("What is left of the line passes as it is, and what is right of it not at all")
  func beside() {
    #expect(cut(square, at: 4) == square)
    #expect(cut(square, at: 9) == square)
    #expect(cut(square, at: -1) == [])
  }

  @Test("Random outlines keep the right area and stay left of the line")
  func random() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<400 {
      let outline = outline(&random)
      let ends = outline.compactMap(\.points.last)
      let x = random.oneIn(3) ? ends[random.integer(0...ends.count - 1)].x : random.double(-1...11)
      let part = cut(outline, at: x)
      let polygons = Polygons(part, pieces: 100)
      let expected = Polygons(outline, pieces: 100).area(leftOf: x, lines: 2000)
      let isLeft = part.flatMap(\.points).allSatisfy { $0.x <= x + 1e-9 }
      let endsAreLeft = part.compactMap(\.points.last).allSatisfy { $0.x <= x }
      guard isWellFormed(part), isLeft, endsAreLeft, abs(polygons.area - expected) < 0.02 else {
        Issue.record("\(polygons.area), not \(expected), at \(x) of \(outline)")
        return
      }
    }
  }

  @Test("Random cuts leave no segment without a length")
  func randomSegments() {
    var random = SplitMix64(seed: 32)
    for _ in 0..<400 {
      let outline = outline(&random)
      let ends = outline.compactMap(\.points.last)
      let x = ends[random.integer(0...ends.count - 1)].x
      // The line back along the cut may be long or short, but it is there for two crossings only.
      guard shortestSegment(cut(outline, at: x)) > 0 else {
        Issue.record("at \(x) of \(outline)")
        return
      }
    }
  }

  /// One to three closed outlines of lines, and of curves whose x only grows or only falls.
  private func outline(_ random: inout SplitMix64) -> [PathElement] {
    var elements: [PathElement] = []
    for _ in 1...random.integer(1...3) {
      var current = Point(random.double(0...10), random.double(0...10))
      elements.append(.move(to: current))
      for _ in 1...random.integer(2...9) {
        let end = Point(random.double(0...10), random.double(0...10))
        if random.oneIn(2) {
          elements.append(.line(to: end))
        } else {
          let parts = [random.double(), random.double()].sorted()
          elements.append(
            .curve(
              to: end,
              control1: Point(
                current.x + (end.x - current.x) * parts[0], random.double(0...10)),
              control2: Point(
                current.x + (end.x - current.x) * parts[1], random.double(0...10))))
        }
        current = end
      }
      elements.append(.close)
    }
    return elements
  }
}
