import Testing

@testable import EmojiRate

@Suite("GrinMouth")
struct GrinMouthTests {
  @Test("Three lines part the teeth, and two those of a face of lines")
  func count() {
    for (paint, lines) in [(FacePaint.solid, 3), (.line, 2), (.tint, 2)] {
      let shapes = EmojiRate.Recording(MouthAlone(FaceStyle(.grin, .furious, paint), at: 0.5))
        .shapes
      #expect(shapes[1].segments.count == lines)
    }
  }

  @Test("The lines between the teeth end on the lips", arguments: 0...10)
  func ends(tenth: Int) {
    let shapes = EmojiRate.Recording(MouthAlone(FaceStyle(.grin), at: Double(tenth) / 10)).shapes
    let lips = shapes[0].segments.map { $0.points(200) }
    for line in shapes[1].segments {
      #expect(lips[0].map { $0.distance(to: line.start) }.min()! < 0.5)
      #expect(lips[1].map { $0.distance(to: line.end) }.min()! < 0.5)
    }
  }

  @Test("Between lines, a tooth stays larger than a pixel of a picture of 20", arguments: 0...40)
  func gaps(step: Int) {
    let shapes = EmojiRate.Recording(
      MouthAlone(FaceStyle(.grin, .furious, .line), at: Double(step) / 40)
    ).shapes
    let (outline, lines) = (shapes[0].paint.stroke!.width, shapes[1].paint.stroke!.width)
    let (first, last) = (shapes[1].segments[0], shapes[1].segments[1])
    #expect(min(last.start.x - first.start.x, last.end.x - first.end.x) - lines >= 12)
    #expect(first.end.y - first.start.y - outline >= 12)
  }
}
