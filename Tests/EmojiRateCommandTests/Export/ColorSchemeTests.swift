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
    #expect(applied.starStyle.strokeColor == Theme.sky.starStyle.strokeColor)
    #expect(applied.starStyle.fillColor == settings.stars.fillColor)
    #expect(ColorScheme.light.applied(to: settings) == settings)
  }

  @Test(
    "Every colour of a dark twin has 3:1 against black, in every theme",
    arguments: Theme.allCases, [nil] + RowSymbol.allCases)
  func contrast(theme: Theme, symbol: RowSymbol?) throws {
    var settings = PictureSettings()
    settings.theme = theme
    if let symbol { settings.symbol = symbol }
    let picture = symbol == nil ? PictureKind.face : .row
    let renderer = Renderer(picture, ColorScheme.dark.applied(to: settings))
    var colors: Set<String> = []
    for step in 0...10 {
      let document = String(
        decoding: renderer.document(Entry(value: Double(step) / 2, name: [], line: 0)),
        as: UTF8.self)
      #expect(!document.contains("currentColor"), "a file has no text around")
      colors.formUnion(
        document.matches(of: #/#([0-9a-f]{3}){1,2}(?=")/#).map { String($0.output.0) })
    }
    #expect(!colors.isEmpty)
    for color in colors {
      let color = try #require(CSSColor(css: color)?.hsb)
      #expect(Self.contrastWithBlack(color) >= 3, "\(color)")
    }
  }

  @Test("So has every colour that is given", arguments: 0..<72)
  func givenColor(step: Int) {
    var settings = PictureSettings()
    settings.color = .hsb(HSBColor(hue: Double(step) / 72, saturation: 1, brightness: 0.1))
    let color = ColorScheme.dark.applied(to: settings).color!.hsb
    #expect(Self.contrastWithBlack(color) >= 3)
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
