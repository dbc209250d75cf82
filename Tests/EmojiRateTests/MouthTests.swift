import Testing

@testable import EmojiRate

@Suite("Mouth")
struct MouthTests {
  @Test("The mouth is the specification's", arguments: SpecifiedFace.table)
  func formula(face: SpecifiedFace) {
    var sink = PathElements()
    Mouth.curve(face.face.style, progress: face.p).draw(into: &sink)
    #expect(largestDifference(sink.elements, face.mouth) <= 0.005)
  }

  @Test("A mouth at the middle of the scale is a straight line")
  func straight() {
    let mouth = Mouth.curve(FaceStyle(), progress: 0.5)
    #expect(mouth.center.y == mouth.left.y)
    #expect(mouth.right.y == mouth.left.y)
  }

  @Test("The mouth frowns below the middle of the scale and smiles above", arguments: 0...10)
  func frownsAndSmiles(tenth: Int) {
    let mouth = Mouth.curve(FaceStyle(), progress: Double(tenth) / 10)
    #expect((mouth.center.y < mouth.left.y) == (tenth < 5))
    #expect((mouth.center.y > mouth.left.y) == (tenth > 5))
  }
}
