import Testing

@testable import EmojiRate

@Suite("TwoCurve")
struct TwoCurveTests {
  @Test("Each end is its own control point, and the middle is pulled level to either side")
  func form() {
    let form = TwoCurve(left: Point(1, 2), center: Point(10, 5), right: Point(19, 3), control: 4)
    var sink = PathElements()
    form.draw(in: .canvas, into: &sink)
    #expect(
      sink.elements == [
        .move(to: Point(1, 2)),
        .curve(to: Point(10, 5), control1: Point(1, 2), control2: Point(6, 5)),
        .curve(to: Point(19, 3), control1: Point(14, 5), control2: Point(19, 3)),
      ])
  }
}
