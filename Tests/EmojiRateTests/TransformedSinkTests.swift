import Testing

@testable import EmojiRate

@Suite("TransformedSink")
struct TransformedSinkTests {
  private let elements: [PathElement] = [
    .move(to: Point(0, 0)), .line(to: Point(1, 0.5)),
    .curve(to: Point(0.5, 1), control1: Point(0.25, 0.75), control2: Point(0.125, 0)), .close,
  ]

  private func mapped(_ map: (Point) -> Point) -> [PathElement] {
    elements.map { element in
      switch element {
      case .move(let end): .move(to: map(end))
      case .line(let end): .line(to: map(end))
      case .curve(let end, let control1, let control2):
        .curve(to: map(end), control1: map(control1), control2: map(control2))
      case .close: .close
      }
    }
  }

  @Test("The unit square is mapped onto a frame")
  func frame() {
    let frame = Rect(x: 10, y: 20, width: 8, height: 4)
    var sink = TransformedSink(PathElements(), onto: frame)
    replay(elements, into: &sink)
    #expect(sink.base.elements == mapped { Point(10 + 8 * $0.x, 20 + 4 * $0.y) })
  }

  @Test("Another canvas is mapped onto a frame")
  func canvas() {
    let frame = Rect(x: -1, y: 2, width: 8, height: 4)
    var sink = TransformedSink(PathElements(), onto: frame, from: Size(width: 2, height: 16))
    replay(elements, into: &sink)
    #expect(sink.base.elements == mapped { Point(-1 + 4 * $0.x, 2 + 0.25 * $0.y) })
  }

  @Test("A mirror keeps the height and turns the sides")
  func mirror() {
    var sink = TransformedSink(
      PathElements(), onto: Rect(x: 252, y: 0, width: -1, height: 1))
    replay(elements, into: &sink)
    #expect(sink.base.elements == mapped { Point(252 - $0.x, $0.y) })
  }

  @Test("A circle stays a circle, and a mirrored one has a radius")
  func circle() {
    struct Circles: PathSink {
      var circles: [(Point, Double)] = []
      mutating func move(to point: Point) {}
      mutating func line(to point: Point) {}
      mutating func curve(to point: Point, control1: Point, control2: Point) {}
      mutating func close() {}
      mutating func circle(center: Point, radius: Double) { circles.append((center, radius)) }
    }
    var scaled = TransformedSink(
      Circles(), onto: Rect(x: 10, y: 20, width: 60, height: 60),
      from: Size(width: 240, height: 240))
    scaled.circle(center: Point(120, 120), radius: 100)
    #expect(scaled.base.circles.map(\.0) == [Point(40, 50)])
    #expect(scaled.base.circles.map(\.1) == [25])
    var mirrored = TransformedSink(Circles(), onto: Rect(x: 100, y: 0, width: -1, height: 1))
    mirrored.circle(center: Point(30, 20), radius: 5)
    #expect(mirrored.base.circles.map(\.0) == [Point(70, 20)])
    #expect(mirrored.base.circles.map(\.1) == [5])
  }

  @Test("A line's width is scaled along, and mirrors leave it")
  func paint() {
    let paint = Paint(stroke: Stroke(color: eightBitColor(0), width: 14, cap: .round))
    var scaled = TransformedSink(
      Recording(), onto: Rect(x: 0, y: 0, width: 60, height: 60),
      from: Size(width: 240, height: 240))
    scaled.paint(paint)
    #expect(scaled.base.layers[0].paint.stroke?.width == 3.5)
    #expect(scaled.base.layers[0].paint.stroke?.cap == .round)
    var mirrored = TransformedSink(
      Recording(), onto: Rect(x: 252, y: 0, width: -1, height: 1))
    mirrored.paint(paint)
    mirrored.paint(Paint(fill: eightBitColor(0xFF0000)))
    #expect(mirrored.base.layers[0].paint == paint)
    #expect(mirrored.base.layers[1].paint == Paint(fill: eightBitColor(0xFF0000)))
  }
}
