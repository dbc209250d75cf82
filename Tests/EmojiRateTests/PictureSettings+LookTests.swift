import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PictureSettings+Look")
struct PictureSettingsLookTests {
  /// WCAG 2.2's contrast ratio.
  private static func contrast(_ one: SRGBColor, _ other: SRGBColor) -> Double {
    func luminance(_ color: SRGBColor) -> Double {
      let parts = [color.red, color.green, color.blue].map {
        $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
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
    for color in [dark.textColor] { #expect(Self.contrast(color!.hsb.sRGB, page) > 16) }
    #expect(Self.contrast(settings.look(.light).textColor!.hsb.sRGB, "white") > 16)
    #expect(settings.look(.light).face(3) == settings.face(3))
  }

  @Test("A colour that is set never changes")
  func given() throws {
    let changes: [(inout PictureSettings) -> Void] = [
      { $0.color = "navy" }, { $0.colors = ["navy", "black"] }, { $0.lowColor = "navy" },
      { $0.style.color = "navy" }, { $0.color = .currentColor },
      { ($0.theme, $0.color) = (.mono, "navy") }, { $0.theme = .traffic },
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
