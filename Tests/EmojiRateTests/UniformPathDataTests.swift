import Testing

@testable import EmojiRate

@Suite("UniformPathData")
struct UniformPathDataTests {
  private struct Drawn: Picture {
    var rating = Rating()
    var elements: [PathElement]
    var canvasSize: Size { Size(width: 240, height: 240) }
    var basePaint: Paint { Paint() }
    func draw<Target: Canvas>(on canvas: inout Target) { replay(elements, into: &canvas) }
  }

  private func texts(_ paths: [[PathElement]], precision: Int) throws -> [String] {
    let values = paths.map { path in
      let shape = Recording(Drawn(elements: path)).shapes[0]
      return AttributeValue.path(shape.verbs, shape.coordinates)
    }
    let data = try #require(UniformPathData(values))
    return values.map { $0.text(SVGFormat(precision: precision), data) }
  }

  private func face(_ style: FaceStyle, _ progress: Double) -> [PathElement] {
    // Behind the circle, which is a move, four curves and a close.
    Array(Face(5 * progress, style: style).pathElements.dropFirst(6))
  }

  @Test("Writes the mouth and the eyes, to the precision")
  func precision() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let (style, precision) = (random.style(), random.integer(0...6))
      let paths = [face(style, random.double()), face(style, random.double())]
      var half = 0.5
      for _ in 0..<precision { half /= 10 }
      for (text, path) in zip(try texts(paths, precision: precision), paths) {
        let read = try #require(PathData(text))
        // What is left out mirrors a point that is rounded itself, as is its middle.
        #expect(largestDifference(read.elements, path) <= 3 * half + 1e-9)
      }
    }
  }

  @Test("Has the same commands in all paths")
  func commands() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<100 {
      let style = random.style()
      let texts = try texts((0...20).map { face(style, Double($0) / 20) }, precision: 2)
      #expect(Set(texts.map { $0.filter(\.isLetter) }).count == 1)
    }
  }

  @Test("Leaves out a control point only where it goes without saying in all paths")
  func smoothness() throws {
    func path(_ control: Double) -> [PathElement] {
      [
        .move(to: Point(0, 0)),
        .curve(to: Point(4, 0), control1: Point(0, 0), control2: Point(3, 1)),
        .curve(to: Point(8, 0), control1: Point(control, -1), control2: Point(8, 0)),
      ]
    }
    #expect(
      try texts([path(5), path(5)], precision: 1) == [
        "m0 0s3 1 4 0 4 0 4 0", "m0 0s3 1 4 0 4 0 4 0",
      ])
    #expect(
      try texts([path(5), path(6)], precision: 1)
        == ["m0 0s3 1 4 0c1-1 4 0 4 0", "m0 0s3 1 4 0c2-1 4 0 4 0"])
  }

  @Test("Writes lines, closes paths, and begins the next one from where the last began")
  func lines() throws {
    let path: [PathElement] = [
      .move(to: Point(1, 2)), .line(to: Point(1, 4.5)), .line(to: Point(0, 0)), .close,
      .move(to: Point(3, 3)),
      .line(to: Point(4, 4)), .close,
    ]
    #expect(try texts([path], precision: 1) == ["m1 2 0 2.5-1-4.5zm2 1 1 1z"])
  }

  @Test("Is not there where there is no path")
  func none() {
    #expect(UniformPathData([]) == nil)
    #expect(UniformPathData([.length(1)]) == nil)
  }
}
