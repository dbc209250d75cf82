import Testing

@testable import EmojiRate

@Suite("Outline")
struct OutlineTests {
  @Test(
    "The circle's stroke ends two units from the edge",
    arguments: [(0.5, 117.75), (1, 117.5), (7.3, 114.35), (14, 111), (20, 108)])
  func radius(lineWidth: Double, radius: Double) {
    let outline = Outline(FaceStyle(lineWidth: lineWidth))
    #expect(outline.center == Point(120, 120))
    #expect(abs(outline.radius - radius) < 1e-9)
    #expect(abs(outline.radius + lineWidth / 2 - 118) < 1e-9)
  }

  @Test("The circle is the specification's", arguments: SpecifiedFace.table)
  func formula(face: SpecifiedFace) {
    #expect(abs(Outline(face.face.style).radius - face.radius) <= 0.005)
  }
}
