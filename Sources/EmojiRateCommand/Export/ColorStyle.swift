import EmojiRate

/// The colours of one of a pair of pictures.
enum ColorStyle: Equatable {
  /// The colours as the options have them.
  case light
  /// The same hues, light enough for a dark page: every one has at least 3:1 against black.
  case dark
  /// The colours of a theme; those that are given take the place of its own.
  case theme(Theme)

  /// What there is to choose from.
  static let all: [ColorStyle] = [.light, .dark] + Theme.allCases.map(ColorStyle.theme)

  var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .theme(let theme): theme.description
    }
  }

  /// Reads two styles with a comma between, the one for light pages first.
  static func pair(_ text: String) throws(ExportError) -> [ColorStyle] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2 else { throw .notAPair(text, choices: all.map(\.name)) }
    var styles: [ColorStyle] = []
    for word in words {
      guard let style = all.first(where: { $0.name == word }) else {
        let choices = all.map(\.name)
        throw .unknownColorStyle(
          word, choices: choices, suggestion: Suggestion.nearest(to: word, among: choices))
      }
      styles.append(style)
    }
    guard styles[0] != styles[1] else { throw .notAPair(text, choices: all.map(\.name)) }
    // There is only one sensible way round.
    return styles == [.dark, .light] ? [.light, .dark] : styles
  }

  /// The settings with these colours.
  func applied(to settings: Settings) -> Settings {
    var settings = settings
    switch self {
    case .light: break
    case .dark: Self.lighten(&settings)
    case .theme(let theme): settings.theme = theme
    }
    return settings
  }

  private static func lighten(_ settings: inout Settings) {
    switch settings.faceColor {
    case .fixed(let color): settings.fixedColor = lightened(color)
    case .range(let colors):
      settings.lowColor = lightened(colors.low)
      settings.highColor = lightened(colors.high)
    }
    let style = settings.starStyle
    settings.fillColor = lightened(style.fillColor)
    settings.strokeColor = lightened(style.strokeColor)
  }

  private static func lightened(_ color: HSBColor) -> HSBColor {
    // A file has no text around, and would be black.
    if color == .currentColor { return HSBColor(hue: 0, saturation: 0, brightness: 1) }
    // Blue is the darkest hue; these limits leave it a contrast of 3.5.
    return HSBColor(
      hue: color.hue, saturation: min(color.saturation, 0.7),
      brightness: max(color.brightness, 0.95), alpha: color.alpha)
  }
}
