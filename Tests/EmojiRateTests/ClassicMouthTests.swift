import Testing

@testable import EmojiRate

@Suite("ClassicMouth")
struct ClassicMouthTests {
  private func curve(_ progress: Double, _ style: FaceStyle = FaceStyle()) -> TwoCurve {
    ClassicMouth.curve(ClassicPose(at: progress, style))
  }

  @Test("The mouth is the specification's", arguments: SpecifiedFace.table)
  func formula(face: SpecifiedFace) {
    var sink = PathElements()
    ClassicMouth.draw(ClassicPose(at: face.p, face.face.style), into: &sink)
    #expect(largestDifference(sink.elements, face.mouth) <= 0.005)
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
