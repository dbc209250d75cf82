import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Colour scheme")
struct ColorSchemeTests {
  private func pair(_ text: String) throws(CommandError) -> [ColorScheme] {
    var settings = Settings()
    let option = Face.exporting.rows.first { $0.name == "pair" }
    try option?.assign(text, as: "--pair", to: &settings)
    return settings.export.pair
  }

  @Test(
    "A pair names two of light, dark and the themes, the one for light pages first",
    arguments: [
      ("light,dark", "light", "dark"), ("dark,light", "light", "dark"), ("sky,dusk", "sky", "dusk"),
      ("dusk,sky", "dusk", "sky"), ("mono,dark", "mono", "dark"),
      ("original,light", "original", "light"),
    ])
  func pairs(text: String, light: String, dark: String) throws {
    #expect(try pair(text).map(\.rawValue) == [light, dark])
  }

  private static let words = Messages.list(ColorScheme.allCases.map(\.rawValue), "or")
  private static let allowed =
    "2 different ones of \(ColorScheme.allCases.map(\.rawValue).joined(separator: ", ")), such as light,dark"

  @Test(
    "Refuses what is no pair, and says what is allowed",
    arguments: [
      ("light", "--pair 'light' is not allowed; give \(allowed)"),
      ("sky,sky", "--pair 'sky,sky' is not allowed; give \(allowed)"),
      ("light,dark,sky", "--pair 'light,dark,sky' is not allowed; give \(allowed)"),
      ("light,drak", "--pair 'drak' is not known; did you mean dark?"),
      ("light,", "--pair '' is not known; give \(words)"),
      ("light,neon", "--pair 'neon' is not known; give \(words)"),
      ("Light,Dark", "--pair 'Light' is not known; did you mean light?"),
    ])
  func refuses(text: String, sentence: String) {
    let error = #expect(throws: CommandError.self) { try pair(text) }
    #expect(error?.sentence == sentence)
    #expect(error?.exitStatus == 65)
  }

  @Test("Light is as the options have it")
  func light() {
    var settings = PictureSettings()
    settings.theme = .dusk
    settings.highColor = HSBColor(hue: 0.1, saturation: 0.2, brightness: 0.3)
    #expect(ColorScheme.light.applied(to: settings) == settings)
  }

  @Test("A theme takes the place of another one, and a colour that is given stays")
  func theme() {
    var settings = PictureSettings()
    settings.theme = .dusk
    settings.fillColor = .hsb(HSBColor(hue: 0.1, saturation: 0.2, brightness: 0.3))
    let applied = ColorScheme.theme(.sky).applied(to: settings)
    #expect(applied.faceStyle.color == Theme.sky.faceColor)
    #expect(applied.starStyle.strokeColor == Theme.sky.starStyle.strokeColor)
    #expect(applied.starStyle.fillColor == settings.fillColor)
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
    for step in 0...20 {
      let document = String(
        decoding: renderer.document(Entry(value: Double(step) / 4, name: [], line: 0)),
        as: UTF8.self)
      #expect(!document.contains("currentColor"), "a file has no text around")
      colors.formUnion(
        document.matches(of: #/#([0-9a-f]{3}){1,2}(?=")/#).map { String($0.output.0) })
    }
    #expect(!colors.isEmpty)
    for color in colors { #expect(try Self.contrastWithBlack(color) >= 3, "\(color)") }
  }

  /// WCAG 2.2's contrast ratio.
  private static func contrastWithBlack(_ color: String) throws -> Double {
    let digits = Array(color.dropFirst())
    let width = digits.count / 3
    let parts = try (0..<3).map { index in
      let text = String(digits[index * width..<(index + 1) * width])
      let part = try Double(#require(Int(width == 1 ? text + text : text, radix: 16))) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05) / 0.05
  }

  @Test("Is offered by its word, each once")
  func keywords() {
    #expect(ColorScheme.keywords.words == ColorScheme.allCases.map(\.rawValue))
  }
}
