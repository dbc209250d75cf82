import Testing

@testable import EmojiRate

@Suite("PaintedShape")
struct PaintedShapeTests {
  @Test("A circle is four curves and closed, and a shape ends before one that may overlap it")
  func shapes() {
    let painted = PaintedShapes(.black)
    painted.draw { canvas in
      canvas.circle(center: Point(5, 5), radius: 2)
      canvas.endShape()
      canvas.circle(center: Point(6, 5), radius: 2)
    }
    #expect(painted.shapes.map(\.paint) == [.black, .black])
    for shape in painted.shapes {
      #expect(shape.elements.count == 6 && shape.elements.last == .close)
    }
  }
}
