import Testing

@testable import EmojiRate

@Suite("ClassicEyes")
struct ClassicEyesTests {
  /// The left eye and the right one.
  private func eyes(_ progress: Double, _ style: FaceStyle = FaceStyle()) -> [[PathElement]] {
    var sink = PathElements()
    ClassicEyes(style, at: progress).draw(in: .canvas, into: &sink)
    return subpaths(sink.elements)
  }

  /// How far the middle of an eye is above its ends.
  private func rise(_ eye: [PathElement]) -> Double { eye[0].points[0].y - eye[1].points[2].y }

  @Test("The eyes are the specification's", arguments: SpecifiedFace.table)
  func formula(face: SpecifiedFace) {
    let eyes = eyes(face.p, face.face.style)
    #expect(eyes.count == 2)
    for (eye, x) in zip(eyes, [72.0, 168]) {
      #expect(largestDifference(eye, face.eye(at: x)) <= 0.005)
    }
  }

  @Test("An eye is flat up to the middle of the scale", arguments: [0, 0.2, 0.4999, 0.5])
  func flat(progress: Double) {
    #expect(eyes(progress).map(rise) == [0, 0])
  }

  @Test("An eye arches upwards beyond the middle, 12 units at the top")
  func arches() {
    for index in 0...1 {
      var last = 0.0
      for progress in [0.501, 0.6, 0.8, 1] {
        let rise = rise(eyes(progress)[index])
        #expect(rise > last)
        last = rise
      }
      #expect(abs(last - 12) < 1e-9)
    }
  }

  @Test("The eyes mirror each other about the middle of the canvas", arguments: SpecifiedFace.table)
  func mirrored(face: SpecifiedFace) {
    let eyes = eyes(face.p, face.face.style)
    let ends = eyes.map { $0.compactMap(\.points.last) }
    for (left, right) in zip(ends[0], ends[1].reversed()) {
      #expect(abs(left.x + right.x - 240) < 1e-9)
      #expect(left.y == right.y)
    }
  }
}
