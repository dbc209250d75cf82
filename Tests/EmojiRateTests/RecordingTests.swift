import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Recording")
struct RecordingTests {
  @Test("Other verbs, another number of shapes and another side to hide are not uniform")
  func notUniform() {
    let square = AnyPicture(steps: [
      .move(Point(0, 0)), .line(Point(4, 0)), .line(Point(4, 4)), .line(Point(0, 4)), .close,
    ])
    var other = square
    other.steps[1] = .curve(Point(1, 1), Point(2, 2), Point(4, 0))
    #expect(!Recording(square).isUniform(with: Recording(other)))
    other = square
    other.steps.append(.circle(Point(1, 1), 1))
    #expect(!Recording(square).isUniform(with: Recording(other)))
    other = square
    other.steps[1] = .line(Point(5, 1))
    other.basePaint = Paint(stroke: Stroke(.currentColor, width: 2))
    #expect(Recording(square).isUniform(with: Recording(other)))
    func clipped(_ clip: Clip?) -> Recording {
      let recording = Recording(basePaint: square.basePaint)
      if let clip { recording.clip(clip) }
      recording.draw { square.draw(on: &$0) }
      return recording
    }
    #expect(clipped(Clip(x: 1)).isUniform(with: clipped(Clip(x: 2))))
    #expect(!clipped(Clip(x: 1)).isUniform(with: clipped(Clip(x: 1, hidesLeft: true))))
    #expect(!clipped(Clip(x: 1)).isUniform(with: clipped(nil)))
  }

  @Test("What is hidden is hidden up to the next paint, and at its place when transformed")
  func clipEnds() {
    let recording = Recording(basePaint: Paint(fill: .currentColor))
    recording.draw { canvas in
      canvas.transformed(by: Transform(scale: 2, origin: Point(100, 0))) {
        $0.clip(Clip(x: 5))
        $0.circle(center: Point(0, 0), radius: 1)
        $0.paint(Paint(fill: .currentColor))
        $0.circle(center: Point(0, 0), radius: 1)
      }
      canvas.transformed(by: .mirrored(atX: 50)) {
        $0.clip(Clip(x: 10))
        $0.circle(center: Point(0, 0), radius: 1)
        $0.clip(Clip(x: 10, hidesLeft: true))
        $0.circle(center: Point(0, 0), radius: 1)
      }
    }
    #expect(
      recording.shapes.map(\.clip) == [
        Clip(x: 110), nil, Clip(x: 90, hidesLeft: true), Clip(x: 90),
      ])
  }
}

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
