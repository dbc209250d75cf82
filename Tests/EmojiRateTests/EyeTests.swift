import Testing

@testable import EmojiRate

@Suite("Eye")
struct EyeTests {
  @Test("The eyes are the specification's", arguments: SpecifiedFace.table)
  func formula(face: SpecifiedFace) {
    for (eye, x) in [(Eye.left, 72.0), (.right, 168)] {
      var sink = PathElements()
      eye.curve(face.face.style, progress: face.p).draw(into: &sink)
      #expect(largestDifference(sink.elements, face.eye(at: x)) <= 0.005)
    }
  }

  @Test("An eye is flat up to the middle of the scale", arguments: [0, 0.2, 0.4999, 0.5])
  func flat(progress: Double) {
    for eye in Eye.allCases {
      let curve = eye.curve(FaceStyle(), progress: progress)
      #expect(curve.center.y == curve.left.y)
    }
  }

  @Test("An eye arches upwards beyond the middle, 12 units at the top")
  func arches() {
    for eye in Eye.allCases {
      var last = 0.0
      for progress in [0.501, 0.6, 0.8, 1] {
        let curve = eye.curve(FaceStyle(), progress: progress)
        let rise = curve.left.y - curve.center.y
        #expect(rise > last)
        last = rise
      }
      #expect(abs(last - 12) < 1e-9)
    }
  }

  @Test("The eyes mirror each other about the middle of the canvas", arguments: SpecifiedFace.table)
  func mirrored(face: SpecifiedFace) {
    let left = Eye.left.curve(face.face.style, progress: face.p)
    let right = Eye.right.curve(face.face.style, progress: face.p)
    #expect(abs(left.left.x + right.right.x - 240) < 1e-9)
    #expect(abs(left.center.x + right.center.x - 240) < 1e-9)
    #expect(left.center.y == right.center.y)
  }
}
