import Testing

@testable import EmojiRate

@Suite("Shape")
struct ShapeTests {
  private func draw<Outline: Shape>(
    _ shape: Outline.Type, in frame: Rect, filled fraction: Double? = nil
  ) -> [PathElement] {
    var sink = PathElements()
    if let fraction {
      shape.draw(in: frame, filled: fraction, into: &sink)
    } else {
      shape.draw(in: frame, into: &sink)
    }
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
    #expect(largestDifference(draw(Star.self, in: frame), expected) < 1e-12)
    #expect(
      largestDifference(
        draw(Heart.self, in: Rect(x: 0, y: 0, width: 1, height: 1)), HeartTests.outline) == 0)
  }

  @Test("A fraction is one of the frame's width", arguments: [0.01, 0.2, 0.25, 0.5, 0.7, 0.99])
  func fraction(fraction: Double) throws {
    let frame = Rect(x: 7, y: 3, width: 44, height: 30)
    for elements in [
      draw(Star.self, in: frame, filled: fraction), draw(Heart.self, in: frame, filled: fraction),
    ] {
      let bounds = try #require(Polygons(elements).bounds)
      #expect(abs(bounds.left - 7) < 1e-12)
      #expect(abs(bounds.right - (7 + 44 * fraction)) < 1e-12)
    }
  }

  @Test("All of the width is all of the outline")
  func whole() {
    let frame = Rect(x: 1.5, y: 2.5, width: 44, height: 44)
    #expect(draw(Star.self, in: frame, filled: 1) == draw(Star.self, in: frame))
    #expect(draw(Heart.self, in: frame, filled: 1) == draw(Heart.self, in: frame))
  }

  @Test("Half of a symbol is half of its area")
  func half() {
    let frame = Rect(x: 3, y: 4, width: 10, height: 10)
    for (all, part) in [
      (draw(Star.self, in: frame), draw(Star.self, in: frame, filled: 0.5)),
      (draw(Heart.self, in: frame), draw(Heart.self, in: frame, filled: 0.5)),
    ] {
      #expect(abs(Polygons(part).area * 2 - Polygons(all).area) < 1e-3)
    }
  }
}
