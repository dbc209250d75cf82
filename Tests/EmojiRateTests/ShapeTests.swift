import Testing

@testable import EmojiRate

@Suite("Shape")
struct ShapeTests {
  private func draw(
    _ symbol: RowSymbol, in frame: Rect, filled fraction: Double = 1
  ) -> [PathElement] {
    var sink = PathElements()
    FramedShape(symbol: symbol, frame: frame, fraction: fraction).draw(into: &sink)
    return sink.elements
  }

  @Test("An outline is scaled to its frame")
  func scaled() {
    let frame = Rect(x: 10, y: -20, width: 200, height: 50)
    let expected = StarTests.outline.map { element -> PathElement in
      switch element {
      case .move(let point): .move(to: Point(10 + 200 * point.x, -20 + 50 * point.y))
      case .line(let point): .line(to: Point(10 + 200 * point.x, -20 + 50 * point.y))
      default: element
      }
    }
    #expect(largestDifference(draw(.star, in: frame), expected) < 1e-12)
    #expect(
      largestDifference(
        draw(.heart, in: Rect(x: 0, y: 0, width: 1, height: 1)), HeartTests.outline) == 0)
  }

  @Test("A fraction is one of the frame's width", arguments: [0.01, 0.2, 0.25, 0.5, 0.7, 0.99])
  func fraction(fraction: Double) throws {
    let frame = Rect(x: 7, y: 3, width: 44, height: 30)
    for elements in [
      draw(.star, in: frame, filled: fraction), draw(.heart, in: frame, filled: fraction),
    ] {
      let bounds = try #require(Polygons(elements).bounds)
      #expect(abs(bounds.left - 7) < 1e-12)
      #expect(abs(bounds.right - (7 + 44 * fraction)) < 1e-12)
    }
  }

  @Test("All of the width is all of the outline")
  func whole() {
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(draw(.star, in: unit) == StarTests.outline)
    #expect(draw(.heart, in: unit) == HeartTests.outline)
  }

  @Test("A negative width mirrors, and fills from the right")
  func mirrored() throws {
    let frame = Rect(x: 51, y: 3, width: -44, height: 30)
    for symbol in [RowSymbol.star, .heart] {
      let bounds = try #require(Polygons(draw(symbol, in: frame, filled: 0.25)).bounds)
      #expect(abs(bounds.left - 40) < 1e-12)
      #expect(abs(bounds.right - 51) < 1e-12)
    }
  }

  @Test("Half of a symbol is half of its area")
  func half() {
    let frame = Rect(x: 3, y: 4, width: 10, height: 10)
    for (all, part) in [
      (draw(.star, in: frame), draw(.star, in: frame, filled: 0.5)),
      (draw(.heart, in: frame), draw(.heart, in: frame, filled: 0.5)),
    ] {
      #expect(abs(Polygons(part).area * 2 - Polygons(all).area) < 1e-3)
    }
  }
}
