import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PictureSettings+Pictures")
struct PictureSettingsPicturesTests {
  private let teal = CSSColor(css: "teal")!

  @Test("The scale ends where it is said, or at 5, or at the count")
  func scale() {
    var settings = PictureSettings()
    settings.count = 8
    #expect(settings.rating(7, of: Face.self) == Rating(7))
    #expect(settings.rating(7, of: StarRow.self) == Rating(7, maximum: 8))
    settings.minimum = -2
    settings.maximum = 10
    settings.step = 0.5
    for kind in [Face.self, StarRow.self, RatingSummary.self] as [any DescribedPicture.Type] {
      #expect(
        settings.rating(3.3, of: kind) == Rating(3.3, minimum: -2, maximum: 10, step: 0.5))
    }
  }

  @Test("A colour that is said takes the place of the theme's own", arguments: Theme.allCases)
  func colors(theme: Theme) {
    var settings = PictureSettings()
    settings.theme = theme
    settings.stars.fillColor = teal
    settings.stars.emptyColor = .currentColor
    #expect(settings.starStyle.fillColor == teal)
    #expect(settings.starStyle.strokeColor == StarStyle(theme: theme).strokeColor)
    #expect(settings.starStyle.emptyColor == .currentColor)

    settings.namedColor.low = teal
    var range = ColorRange()
    if case .range(let own) = theme.faceColor { range = own }
    range.low = teal.hsb
    #expect(settings.faceStyle.color == .range(range))
    settings.namedColor.huePath = .shorter
    range.huePath = .shorter
    #expect(settings.faceStyle.color == .range(range))
    settings.namedColor.fixed = .currentColor
    #expect(settings.faceStyle.color == .fixed(.currentColor))
  }

  @Test("The stroke of stars and the lines of faces have widths of their own")
  func lineWidth() throws {
    var settings = PictureSettings()
    (settings.style.lineWidth, settings.stars.strokeWidth) = (0.7, 0)
    #expect(settings.face(3).style.lineWidth == 0.7 && settings.row(3).style.strokeWidth == 0)
    #expect(settings.row(3).style.face.lineWidth == 0.7)
    // The name that the stroke had before: of a row of stars, it means the stroke.
    for (symbol, stroke, line) in [("star", 0.0, 14.0), ("heart", 0, 14), ("face", 2, 0.5)] {
      let settings = try PictureSettings(query: "symbol=\(symbol)&line-width=0", for: .row)
      #expect(settings.row(3).style.strokeWidth == stroke, "\(symbol)")
      #expect(settings.row(3).style.face.lineWidth == line, "\(symbol)")
      let again = try PictureSettings(query: settings.query(for: .row), for: .row)
      #expect(again == settings)
    }
    #expect(throws: ParameterError.self) {
      try PictureSettings(query: "stroke-width=3&line-width=3", for: .row)
    }
  }

  @Test("A colour that a style was given comes before the theme's, and by name can be taken away")
  func given() throws {
    var settings = PictureSettings()
    settings.theme = .dusk
    settings.style.color = .fixed("teal")
    #expect(settings.face(3).style.color == .fixed("teal"))
    #expect(try settings.text(of: "color") == "#008080")
    try settings.set("color", to: nil)
    #expect(try settings.text(of: "color") == nil)
    #expect(settings.face(3).style.color == Theme.dusk.faceColor)
    settings.style.lineWidth = 3
    try settings.set("line-width", to: nil)
    #expect(settings.face(3).style.lineWidth == FaceStyle().lineWidth)
  }

  @Test("Cells come before a width, and that before a side")
  func layout() {
    var settings = PictureSettings()
    settings.layout.starSize = 20
    settings.layout.spacing = 3
    #expect(settings.layout == .fixed(starSize: 20, spacing: 3))
    settings.layout = .fitted(width: 300, spacing: 3)
    settings.layout.height = 50
    settings.layout.margin = 2
    settings.layout.minimumStarSize = 9
    #expect(
      settings.layout
        == .fitted(width: 300, height: 50, margin: 2, spacing: 3, minimumStarSize: 9))
    let fitted = settings.row(1).canvasSize
    settings.layout.starSize = 99
    #expect(settings.row(1).canvasSize == fitted)
    settings.layout.cells = Size(width: 200, height: 40)
    #expect(settings.row(1).canvasSize == Size(width: 200, height: 40))
  }

  @Test("A title and decorative replace each other, and taking one away leaves the other")
  func label() throws {
    var settings = PictureSettings()
    try settings.set("title", to: "x")
    #expect(settings.face(3).accessibleText(settings.options) == "x")
    try settings.set("decorative", to: "true")
    #expect(settings.face(3).accessibleText(settings.options) == nil)
    try settings.set("title", to: nil)
    #expect(settings.options.label == .decorative)
    try settings.set("decorative", to: "false")
    #expect(settings.options.label == .sentence)
  }

  @Test("What was not set of a style is not said")
  func unset() {
    #expect(PictureSettings(FaceStyle()) == PictureSettings())
    var stars = PictureSettings(StarStyle())
    #expect(stars == PictureSettings() && stars.stars.givenStrokeWidth == nil)
    stars.theme = .dusk
    #expect(stars.starStyle == StarStyle(theme: .dusk))
    stars.stars = StarStyle(strokeWidth: 3)
    #expect(stars.starStyle.strokeColor == StarStyle(theme: .dusk).strokeColor)
    stars.theme = nil
    #expect(stars.starStyle == StarStyle(strokeWidth: 3))
    var said = PictureSettings(FaceStyle(.cat) { $0.eyes = .heart })
    #expect(said.style.$eyes == .heart && said.style.$mouth == nil)
    said.style.$eyes = nil
    said.style.givenCharacter = nil
    #expect(said == PictureSettings())
  }

  @Test("Settings make the style that they were made of")
  func back() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<500 {
      let style = random.face().style
      #expect(PictureSettings(style).faceStyle == style)
      let row = random.row()
      #expect(PictureSettings(row.style).starStyle == row.style)
      var again = PictureSettings(row).row(0)
      again.rating = row.rating
      #expect(again == row)
    }
  }
}
