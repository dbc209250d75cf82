import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("FaceRow")
struct FaceRowTests {
  @Test(
    "A moving row of faces with gradients defines each of them once",
    arguments: [("sunny", 5), ("cat", 12)])
  func movingGradients(character: String, count: Int) throws {
    var style = StarStyle()
    style.face = FaceStyle(try #require(FaceCharacter(rawValue: character)))
    style.face.paint = .linear
    let row = StarRow(
      Rating(3, maximum: Double(count)), count: count, symbol: .face, style: style)
    let parsed = try #require(
      ParsedDocument(MovingPicture(row, RatingAnimation(from: 1)).svg()))
    let identifiers = parsed.elements.compactMap { $0.attributes["id"] }
    #expect(identifiers.count > 2)
    #expect(Set(identifiers).count == identifiers.count)
    let references = parsed.elements.flatMap(\.attributes.values).filter { $0.contains("url(#") }
    for reference in references {
      let name = reference.dropFirst(5).prefix { $0 != ")" }
      #expect(identifiers.contains(String(name)))
    }
  }

  @Test("A fill rule, a fill and a line around say nothing about faces")
  func notAsked() {
    let plain = StarRow(Rating(3.3), symbol: .face).svg()
    for rule in FillRule.allCases {
      let style = StarStyle(
        fillColor: CSSColor(css: "red"), strokeColor: .currentColor, lineWidth: 7)
      #expect(StarRow(Rating(3.3), symbol: .face, fillRule: rule, style: style).svg() == plain)
    }
  }
}
