import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Theme")
struct ThemeTests {
  /// The themes that are safe for colour blindness.
  static let accessible = [Theme.dusk, .orchid]
  private static let white = HSBColor(hue: 0, saturation: 0, brightness: 1)
  private static let black = HSBColor(hue: 0, saturation: 0, brightness: 0)

  @Test("Heads, lines, stars and looks for dark pages have the colours of each theme")
  func colors() throws {
    let lines = Theme.allCases.map { theme in
      let (stars, dark) = (theme.starColors, PictureSettings { $0.theme = theme }.look(.dark))
      return "\(theme): head \(theme.headColor); lines \(theme.faceColor); "
        + "stars \(stars.fill), \(stars.stroke); on a dark page \(dark)\n"
    }
    try expectSnapshot(lines: lines.joined(), "themes")
  }

  @Test(
    "Reaches a contrast of 3 to 1 on white and on black, in all its colours", arguments: accessible)
  func contrast(theme: Theme) {
    let style = StarStyle(theme: theme)
    let faces = (0...200).map { theme.faceColor.color(at: Double($0) / 200) }
    for color in (faces + [style.fillColor, style.strokeColor]).map(\.hsb) {
      #expect(ColorVision.contrast(color, Self.white) >= 3, "\(color)")
      #expect(ColorVision.contrast(color, Self.black) >= 3, "\(color)")
    }
  }

  @Test(
    "Whole ratings are told apart by their colour, five times as far as is just seen",
    arguments: accessible, ColorVision.allCases)
  func distinguishable(theme: Theme, vision: ColorVision) {
    let colors = (0...5).map { theme.faceColor.color(at: Double($0) / 5).hsb }
    for first in colors.indices {
      for second in colors.indices where second > first {
        #expect(vision.distance(colors[first], colors[second]) > 5 * 2.3, "\(first) and \(second)")
      }
    }
    #expect(vision.distance(colors[0], colors[5]) > 60)
  }

  @Test("The grey ones are seen on white and on black")
  func muted() {
    for page in [Self.white, Self.black] {
      #expect(ColorVision.contrast(StarRow.mutedColor.hsb, page) >= 3)
    }
  }

  @Test("The face that is given is told from the grey ones", arguments: accessible)
  func given(theme: Theme) {
    for vision in ColorVision.allCases {
      for index in 0...4 {
        let color = theme.faceColor.color(at: Double(index) / 4).hsb
        #expect(vision.distance(color, StarRow.mutedColor.hsb) > 2 * 2.3, "\(vision) \(index)")
      }
    }
  }

  @Test("The measures are those of their sources")
  func measures() {
    #expect(abs(ColorVision.contrast(HSBColor(css: "#777")!, Self.white) - 4.478) < 0.001)
    #expect(abs(ColorVision.normal.distance(Self.white, Self.black) - 100) < 1e-6)
    // Red and green are what red-green blindness is called after.
    let (red, green) = (HSBColor(css: "#c00")!, HSBColor(css: "#770")!)
    #expect(ColorVision.normal.distance(red, green) > 60)
    #expect(ColorVision.deuteranopia.distance(red, green) < 30)
  }
}

extension FaceColor {
  /// The colour at `progress`, 0…1.
  fileprivate func color(at progress: Double) -> CSSColor {
    switch self {
    case .range(let range): .hsb(range.color(at: progress))
    case .ramp(let ramp):
      .hsb(HSBColor(ramp.color(at: Moment(progress))))
    case .fixed(let color): color
    }
  }
}
