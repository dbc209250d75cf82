import Testing

@testable import EmojiRate

@Suite("Heart")
struct HeartTests {
  static var outline: [PathElement] {
    var sink = PathElements()
    Heart.draw(into: &sink)
    return sink.elements
  }

  /// The four curves, each with its start.
  private var curves: [[Point]] {
    var curves: [[Point]] = []
    for element in Self.outline {
      let start = curves.last?.last ?? Point(0.5, 0.24)
      if case .curve = element { curves.append([start] + element.points) }
    }
    return curves
  }

  @Test("A heart is one closed outline of four curves")
  func outline() {
    #expect(Self.outline.count == 6)
    #expect(Self.outline.first == .move(to: Point(0.5, 0.24)))
    #expect(Self.outline.last == .close)
    #expect(curves.count == 4)
    #expect(curves.last?.last == Point(0.5, 0.24))
  }

  @Test("A heart is its own mirror image")
  func symmetric() {
    let backwards = curves.reversed().map { $0.reversed().map { Point(1 - $0.x, $0.y) } }
    for (one, other) in zip(curves.flatMap { $0 }, backwards.flatMap { $0 }) {
      #expect(abs(one.x - other.x) < 1e-12)
      #expect(one.y == other.y)
    }
  }

  @Test("A heart reaches both sides of its frame and leaves it nowhere")
  func inside() throws {
    let bounds = try #require(Polygons(Self.outline).bounds)
    #expect(bounds.left == 0)
    #expect(bounds.right == 1)
    #expect(bounds.top >= 0 && bounds.top < 0.1)
    #expect(bounds.bottom <= 1 && bounds.bottom > 0.9)
  }

  @Test("The curves' x only grows or only falls, so that they can be cut")
  func monotone() {
    for curve in curves {
      let grows = curve[3].x > curve[0].x
      var last = curve[0].x
      for step in 1...1000 {
        let x = Polygons.point(curve[0], curve[1], curve[2], curve[3], at: Double(step) / 1000).x
        #expect(grows ? x >= last - 1e-15 : x <= last + 1e-15)
        last = x
      }
    }
  }
}
