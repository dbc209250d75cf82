import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Pictures+Codable")
struct PicturesCodableTests {
  /// What the command reads with --style, for a face and for a row.
  private let styleFile = """
    {"theme": "sky", "mouth-width": 0.5, "line-width": 9, "stroke-width": 3, "no-eyes": true, "high-color": "teal",
     "symbol": "heart", "count": 7, "star-size": 20, "fill-color": "#abc", "size": 48,
     "background": "white", "decorative": true}
    """

  @Test("One style file serves a face and a row, and each part takes its own keys")
  func oneFile() throws {
    let range = ColorRange(
      low: HSBColor(red: 0.45, green: 0.78, blue: 1), high: HSBColor(css: "teal")!)
    let faceStyle = FaceStyle(
      lineWidth: 9, mouthWidth: 0.5, color: .range(range)
    ).withoutEyes
    var starStyle = StarStyle(theme: .sky)
    starStyle.fillColor = CSSColor(css: "#abc")!
    starStyle.face = faceStyle
    starStyle.strokeWidth = 3
    #expect(try decode(FaceStyle.self, styleFile) == faceStyle)
    #expect(try decode(Face.self, styleFile) == Face(Rating(), style: faceStyle))
    #expect(try decode(StarStyle.self, styleFile) == starStyle)
    #expect(
      try decode(StarRow.self, styleFile)
        == StarRow(
          Rating(2.5, maximum: 7), count: 7, symbol: .heart, layout: .fixed(starSize: 20),
          style: starStyle))
  }

  @Test("Faces and rows come back as they were, to the last bit, with all their colours")
  func roundTrips() throws {
    var random = SplitMix64(seed: 18)
    for _ in 0..<300 {
      let (face, row) = (random.face(), random.row())
      #expect(try roundTrip(face) == face)
      #expect(try roundTrip(row) == row)
    }
    let dusk = StarStyle(theme: .dusk)
    #expect(try roundTrip(dusk).faceColor == dusk.faceColor)
  }

  @Test(
    "A character comes back with the colours that it was given", arguments: FaceCharacter.allCases)
  func characterColors(character: FaceCharacter) throws {
    var style = FaceStyle(character)
    for color in [
      .range(ColorRange()), Theme.sky.faceColor, Theme.dusk.headColor, .fixed(.currentColor),
    ] {
      style.color = color
      #expect(try roundTrip(style) == style)
    }
  }

  @Test("What was not set of a style is left out")
  func unset() throws {
    #expect(try encode(FaceStyle()) == "{}")
    #expect(
      try encode(Face(4.5)) == #"{"rating":{"maximum":5,"minimum":0,"step":0,"value":4.5}}"#)
    #expect(
      try encode(FaceStyle(mouthWidth: 0.5).withoutEyes)
        == #"{"eyes":"none","mouth-width":0.5}"#)
    #expect(
      try encode(FaceStyle(color: .fixed(CSSColor(css: "crimson")!))) == ##"{"color":"#dc143c"}"##)
    #expect(
      try encode(
        StarRow(
          Rating(3), count: 3, symbol: .heart, fill: .half, layout: .fitted(width: 90),
          isRightToLeft: true, style: StarStyle(emptyColor: CSSColor(css: "#eee"))))
        == ##"{"count":3,"empty-color":"#eeeeee","fill":"half","##
        + #""rating":{"maximum":5,"minimum":0,"step":0,"value":3},"#
        + #""right-to-left":true,"symbol":"heart","width":90}"#)
    #expect(try encode(StarStyle()) == "{}")
  }
}
