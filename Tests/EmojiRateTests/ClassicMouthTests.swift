import Testing

@testable import EmojiRate

@Suite("ClassicMouth")
struct ClassicMouthTests {
  private func curve(_ progress: Double, _ style: FaceStyle = FaceStyle()) -> TwoCurve {
    ClassicMouth.curve(style, at: progress, avoidsEyes: false)
  }

  @Test("The mouth is the specification's", arguments: SpecifiedFace.table)
  func formula(face: SpecifiedFace) {
    var sink = PathElements()
    curve(face.p, face.face.style).draw(in: .canvas, into: &sink)
    #expect(largestDifference(sink.elements, face.mouth) <= 0.005)
  }

  @Test(
    "The middle moves 36 units either way",
    arguments: [(0, -36), (0.25, -18), (0.5, 0), (0.75, 18), (1, 36)] as [(Double, Double)])
  func depth(progress: Double, depth: Double) {
    let mouth = curve(progress)
    #expect(abs(mouth.center.y - mouth.left.y - depth) < 1e-9)
  }

  @Test("A mouth at the middle of the scale is a straight line")
  func straight() {
    let mouth = curve(0.5)
    #expect(mouth.center.y == mouth.left.y)
    #expect(mouth.right.y == mouth.left.y)
  }

  @Test("The mouth frowns below the middle of the scale and smiles above", arguments: 0...10)
  func frownsAndSmiles(tenth: Int) {
    let mouth = curve(Double(tenth) / 10)
    #expect((mouth.center.y < mouth.left.y) == (tenth < 5))
    #expect((mouth.center.y > mouth.left.y) == (tenth > 5))
  }
}
