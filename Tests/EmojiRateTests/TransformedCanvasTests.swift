import Testing

@testable import EmojiRate

@Suite("TransformedCanvas")
struct TransformedCanvasTests {
  @Test("A circle stays a circle, and a mirrored one has a radius")
  func circle() {
    struct Circles: Canvas {
      var circles: [(Point, Double)] = []
      mutating func paint(_ paint: Paint) {}
      mutating func move(to point: Point) {}
      mutating func line(to point: Point) {}
      mutating func curve(to point: Point, control1: Point, control2: Point) {}
      mutating func close() {}
      mutating func circle(center: Point, radius: Double) { circles.append((center, radius)) }
    }
    var canvas = Circles()
    let scale = Transform(
      onto: Rect(x: 10, y: 20, width: 60, height: 60), from: Size(width: 240, height: 240))
    canvas.transformed(by: scale) { $0.circle(center: Point(120, 120), radius: 100) }
    canvas.transformed(by: .mirrored(atX: 50)) { $0.circle(center: Point(30, 20), radius: 5) }
    #expect(canvas.circles.map(\.0) == [Point(40, 50), Point(70, 20)])
    #expect(canvas.circles.map(\.1) == [25, 5])
  }

  @Test("A gradient that counts from the canvas goes along, in a fill and in a stroke")
  func gradients() {
    let (one, other) = (eightBitColor(0xFF0000), eightBitColor(0x0000FF))
    func linear(_ from: Point, _ to: Point) -> Brush {
      .gradient(Gradient(.linear(from: from, to: to), units: .canvas, from: one, to: other))
    }
    func radial(_ center: Point, _ radius: Double) -> Brush {
      .gradient(
        Gradient(.radial(center: center, radius: radius), units: .canvas, from: one, to: other))
    }
    var canvas = PaintedLayers()
    canvas.transformed(by: Transform(scale: 0.5, origin: Point(10, 20))) {
      $0.paint(
        Paint(
          fill: radial(Point(120, 60), 100),
          stroke: Stroke(linear(Point(0, 0), Point(0, 240)), width: 8)))
    }
    canvas.transformed(by: .mirrored(atX: 120)) {
      $0.paint(Paint(fill: linear(Point(0, 0), Point(100, 50))))
    }
    #expect(
      canvas.allLayers.dropFirst().map(\.paint) == [
        Paint(
          fill: radial(Point(70, 50), 50),
          stroke: Stroke(linear(Point(10, 20), Point(10, 140)), width: 4)),
        Paint(fill: linear(Point(240, 0), Point(140, 50))),
      ])
  }

  @Test("What is transformed twice is transformed by both, the inner one first")
  func nested() {
    var canvas = PathElements()
    canvas.transformed(by: Transform(scale: 2, origin: Point(100, 0))) {
      $0.transformed(by: .mirrored(atX: 5)) { $0.move(to: Point(1, 3)) }
    }
    #expect(canvas.elements == [.move(to: Point(118, 6))])
  }
}
