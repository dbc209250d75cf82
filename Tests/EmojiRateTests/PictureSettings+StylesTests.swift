import Testing

@testable import EmojiRate

@Suite("PictureSettings+Styles")
struct PictureSettingsStylesTests {
  @Test("What is usual is not said")
  func defaultValue() {
    #expect(PictureSettings(FaceStyle()) == PictureSettings())
    #expect(PictureSettings(StarStyle()) == PictureSettings())
    #expect(PictureSettings(RowLayout.fixed()) == PictureSettings())
    #expect(PictureSettings(StarRow(3)) == PictureSettings())
    #expect(PictureSettings(FaceColor.range(ColorRange())) == PictureSettings())
  }

  @Test("Settings make the style that they were made of")
  func back() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<500 {
      let style = random.style()
      #expect(PictureSettings(style).faceStyle == style)
      #expect(PictureSettings(style.color).faceStyle.color == style.color)
      let row = random.starRow()
      #expect(PictureSettings(row.layout).layout == row.layout)
      #expect(PictureSettings(row.style).starStyle == row.style)
      var again = PictureSettings(row).row(0)
      again.rating = row.rating
      #expect(again == row)
    }
  }

  @Test("A row says the colour of its faces")
  func faceColor() {
    let style = StarStyle(faceColor: .fixed(.currentColor))
    #expect(PictureSettings(style).color == .currentColor)
    #expect(PictureSettings(Theme.dusk.starStyle).huePath == .shorter)
  }
}
