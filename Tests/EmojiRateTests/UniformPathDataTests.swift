import Testing

@testable import EmojiRate

@Suite("UniformPathData")
struct UniformPathDataTests {
  private func data(
    _ style: FaceStyle, _ progress: Double, precision: Int = 2
  ) -> String {
    String(writing: 256) { bytes in
      var sink = UniformPathData(bytes, DecimalFormat(precision: precision))
      Mouth.curve(style, progress: progress).draw(into: &sink)
      Eye.draw(style, progress: progress, into: &sink)
      bytes = sink.bytes
    }
  }

  @Test("Writes the mouth and the eyes, to the precision")
  func outlines() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let (style, progress, precision) = (random.style(), random.double(), random.integer(0...6))
      let read = try #require(PathData(data(style, progress, precision: precision)))
      var expected = PathElements()
      Mouth.curve(style, progress: progress).draw(into: &expected)
      Eye.draw(style, progress: progress, into: &expected)
      var half = 0.5
      for _ in 0..<precision { half /= 10 }
      // What is left out mirrors a point that is rounded itself, as is its middle.
      #expect(largestDifference(read.elements, expected.elements) <= 3 * half + 1e-9)
    }
  }

  @Test("Has the same commands at every progress")
  func commands() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<100 {
      let style = random.style()
      let letters = Set((0...20).map { data(style, Double($0) / 20).filter(\.isLetter) })
      #expect(letters.count == 1)
    }
  }

  @Test("Writes lines and closes outlines likewise")
  func lines() throws {
    let text = String(writing: 64) { bytes in
      var sink = UniformPathData(bytes, DecimalFormat(precision: 1))
      sink.move(to: Point(1, 2))
      sink.line(to: Point(1, 4.5))
      sink.line(to: Point(0, 0))
      sink.close()
      sink.move(to: Point(3, 3))
      bytes = sink.bytes
    }
    #expect(text == "M1 2l0 2.5l-1-4.5zM3 3")
  }
}
