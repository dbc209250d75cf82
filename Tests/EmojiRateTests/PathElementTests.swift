import Testing

@testable import EmojiRate

@Suite("PathElement")
struct PathElementTests {
  @Test("A sink of elements keeps what is drawn, in order")
  func keeps() {
    var sink = PathElements()
    #expect(sink.elements.isEmpty)
    sink.move(to: Point(1, 2))
    sink.line(to: Point(3, 4))
    sink.curve(to: Point(9, 10), control1: Point(5, 6), control2: Point(7, 8))
    sink.close()
    #expect(
      sink.elements == [
        .move(to: Point(1, 2)), .line(to: Point(3, 4)),
        .curve(to: Point(9, 10), control1: Point(5, 6), control2: Point(7, 8)), .close,
      ])
  }
}
