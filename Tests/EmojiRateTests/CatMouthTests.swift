import Testing

@testable import EmojiRate

@Suite("CatMouth")
struct CatMouthTests {
  @Test("A cat's mouth is drawn as specified")
  func specified() {
    let mouth = MouthAlone(FaceStyle(.cat), at: 0.8)
    let frame = mouth.pose.features
    let expected = [
      (-40, 24), (-40, 43.82), (0, 45.62), (0, 27), (0, 45.62), (40, 43.82), (40, 24),
    ].map { frame($0.0, $0.1) }
    let shape = EmojiRate.Recording(mouth).shapes[0]
    let segments = shape.segments
    let drawn = [segments[0].start] + segments.flatMap { [$0.control1, $0.control2, $0.end] }
    #expect(shape.paint.fill == nil)
    #expect(drawn.count == expected.count)
    for (one, other) in zip(drawn, expected) { #expect(one.distance(to: other) < 1e-9) }
  }
}
