import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Colour scheme")
struct ColorSchemeTests {
  @Test("A theme takes the place of another one, and a colour that is given stays")
  func theme() {
    var settings = PictureSettings()
    settings.theme = .dusk
    settings.stars.fillColor = .hsb(HSBColor(hue: 0.1, saturation: 0.2, brightness: 0.3))
    let applied = ColorScheme.theme(.sky).applied(to: settings)
    #expect(applied.faceStyle.color == Theme.sky.faceColor)
    #expect(applied.starStyle.strokeColor == StarStyle(theme: .sky).strokeColor)
    #expect(applied.starStyle.fillColor == settings.stars.fillColor)
    #expect(ColorScheme.light.applied(to: settings).face(3) == settings.face(3))
  }

  @Test("A face without chosen colours has 3:1 against black in its dark look", arguments: 0...10)
  func contrast(step: Int) throws {
    let settings = ColorScheme.dark.applied(to: PictureSettings())
    let renderer = Renderer(.face, settings)
    let document = String(
      decoding: renderer.document(Entry(value: Double(step) / 2, name: [], line: 0)), as: UTF8.self)
    let colors = document.matches(of: #/#([0-9a-f]{3}){1,2}(?=")/#).map { String($0.output.0) }
    #expect(!colors.isEmpty)
    for color in colors {
      let color = try #require(CSSColor(css: color)?.hsb)
      #expect(Self.contrastWithBlack(color) >= 3, "\(color)")
    }
  }

  @Test("The text's colour is light in a dark look, and a chosen colour stays")
  func chosen() throws {
    var settings = PictureSettings()
    settings.theme = .mono
    let dark = ColorScheme.dark.applied(to: settings)
    #expect(dark.faceStyle.color == .fixed("#f2eff3") && dark.starStyle.fillColor == "#f2eff3")
    settings = PictureSettings()
    settings.color = "navy"
    #expect(ColorScheme.dark.applied(to: settings).face(3) == settings.face(3))
  }

  /// WCAG 2.2's contrast ratio.
  private static func contrastWithBlack(_ color: HSBColor) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let color = color.sRGB
    let luminance =
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    return (luminance + 0.05) / 0.05
  }
}
