import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PictureSettings")
struct PictureSettingsTests {
  @Test("Not a number is not said")
  func notANumber() {
    var settings = PictureSettings()
    for number in FaceNumber.allCases {
      settings.style[number].projectedValue = 0.5
      settings.style[number].projectedValue = .nan
    }
    settings.stars.givenStrokeWidth = 0.5
    settings.stars.givenStrokeWidth = .nan
    settings.layout = .fitted(width: 5, height: 5, margin: 5, spacing: 5, minimumStarSize: 5)
    (settings.layout.starSize, settings.layout.cells) = (5, Size(width: 5, height: 5))
    (settings.layout.width, settings.layout.height) = (.nan, .nan)
    (settings.layout.margin, settings.layout.spacing) = (.nan, .nan)
    (settings.layout.starSize, settings.layout.minimumStarSize) = (.nan, .nan)
    (settings.minimum, settings.maximum) = (.nan, .nan)
    (settings.step, settings.options.size) = (.nan, .nan)
    settings.layout.cells = Size(width: .nan, height: 5)
    #expect(settings == PictureSettings())
    settings.layout.cells = Size(width: 0, height: 1e9)
    #expect(settings.layout.cells == Size(width: 1, height: 10_000))
    (settings.minimum, settings.maximum) = (-1e300, 1e300)
    #expect(settings.minimum == -1e13 && settings.maximum == 1e13)
    (settings.count, settings.step, settings.options.size) = (0, -1, 0)
    #expect(settings.count == 1 && settings.step == 0 && settings.options.size == 1)
  }
}

@Suite("PictureSettings+Look")
struct PictureSettingsLookTests {
  private static func contrast(_ one: SRGBColor, _ other: SRGBColor) -> Double {
    ColorVision.contrast(HSBColor(one), HSBColor(other))
  }

  private static func colors(_ picture: some CanvasPicture) -> [SRGBColor] {
    picture.shapes.flatMap { [$0.paint.fill, $0.paint.stroke?.brush] }.compactMap {
      switch $0 {
      case .color(let color): color.alpha > 0 ? color : nil
      case .currentColor: SRGBColor("black")
      default: nil
      }
    }
  }

  @Test("Lines and digits have 3:1 on a dark page", arguments: [nil, Theme.original, .mono, .dusk])
  func contrast(theme: Theme?) {
    var settings = PictureSettings()
    settings.theme = theme
    let dark = settings.look(.dark)
    let page: SRGBColor = "#0d1117"
    for step in 0...20 {
      let value = Double(step) / 4
      for color in Self.colors(dark.face(value)) + Self.colors(dark.row(value)) {
        #expect(Self.contrast(color, page) >= 3, "\(value) \(color)")
      }
    }
    #expect(Self.contrast(dark.textColor!.hsb.sRGB, page) > 16)
    #expect(Self.contrast(settings.look(.light).textColor!.hsb.sRGB, "white") > 16)
    #expect(settings.look(.light).face(3) == settings.face(3))
  }

  @Test("A colour that is set never changes")
  func given() throws {
    let changes: [(inout PictureSettings) -> Void] = [
      { $0.namedColor.fixed = "navy" }, { $0.namedColor.ramp = ["navy", "black"] },
      { $0.namedColor.low = "navy" },
      { $0.style.color = "navy" }, { $0.namedColor.fixed = .currentColor },
      { ($0.theme, $0.namedColor.fixed) = (.mono, "navy") }, { $0.theme = .traffic },
    ]
    for change in changes {
      var settings = PictureSettings()
      change(&settings)
      #expect(settings.look(.dark).face(3) == settings.face(3))
    }
    var settings = PictureSettings()
    (settings.textColor, settings.stars.fillColor, settings.theme) = ("navy", "black", .mono)
    let dark = settings.look(.dark)
    #expect(dark.textColor == "navy" && dark.starStyle.fillColor == "black")
    #expect(dark.starStyle.strokeColor == "#f2eff3")
  }
}

@Suite("PictureSettings+Texts")
struct PictureSettingsTextsTests {
  @Test(
    "An unknown name, and a text that is not allowed, are errors and change nothing",
    arguments: [
      ("theme", "dark", "'dark' is not known; give original, "),
      ("extras", "blush,glases", "'glases' is not known; give blush, "),
      ("colors", "red", "'red' is not allowed; give two to seven colours "),
      ("mouth-width", "wide", "'wide' is not a number; give a number from 0.2 to 0.7"),
      ("no-eyes", "1", "'1' is not allowed; give true or false"),
      ("mouth", "", "'' is not known; "),
      ("mouth-widht", "0.5", "is unknown"), ("", "true", "is unknown"),
      ("low-color", "currentColor", "'currentColor' is not allowed; give a fixed colour"),
      ("symbol-path", "M0 0h", "path data, command h, "),
    ])
  func wrong(name: String, text: String, problem: String) throws {
    var random = SplitMix64(seed: 3)
    var settings = random.settings(oneIn: 2)
    let before = settings
    let error = #expect(throws: ParameterError.self) { try settings.set(name, to: text) }
    #expect(error?.parameter == name)
    #expect(error?.problem.hasPrefix(problem) == true, "\(error?.problem ?? "")")
    #expect(settings == before)
    guard problem == "is unknown" else { return }
    #expect(throws: ParameterError.self) { try settings.set(name, to: nil) }
    #expect(throws: ParameterError.self) { try settings.text(of: name) }
  }
}
