import Testing

@testable import EmojiRate

@Suite("CircleHead")
struct CircleHeadTests {
  /// The circle, of which four curves are asked for.
  private func circle(_ style: FaceStyle, at progress: Double = 0.5) -> (
    center: Point, radius: Double
  ) {
    struct Circles: PathSink {
      var circles: [(center: Point, radius: Double)] = []
      mutating func move(to point: Point) { Issue.record("The head is a circle alone") }
      mutating func line(to point: Point) { Issue.record("The head is a circle alone") }
      mutating func curve(to point: Point, control1: Point, control2: Point) {}
      mutating func close() {}
      mutating func circle(center: Point, radius: Double) { circles.append((center, radius)) }
    }
    var sink = Circles()
    CircleHead.drawOriginal(lineWidth: style.lineWidth, into: &sink)
    return sink.circles.count == 1 ? sink.circles[0] : (Point(0, 0), -1)
  }

  @Test(
    "The circle's stroke ends two units from the edge",
    arguments: [(0.5, 117.75), (1, 117.5), (7.3, 114.35), (14, 111), (20, 108)])
  func radius(lineWidth: Double, radius: Double) {
    let circle = circle(FaceStyle(lineWidth: lineWidth))
    #expect(circle.center == Point(120, 120))
    #expect(abs(circle.radius - radius) < 1e-9)
    #expect(abs(circle.radius + lineWidth / 2 - 118) < 1e-9)
  }

  @Test("The circle is the specification's", arguments: SpecifiedFace.table)
  func formula(face: SpecifiedFace) {
    #expect(abs(circle(face.face.style, at: face.p).radius - face.radius) <= 0.005)
  }
}
