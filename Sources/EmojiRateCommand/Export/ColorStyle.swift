import EmojiRate

/// The colours of one of a pair of pictures.
enum ColorStyle: String, CaseIterable {
  /// The colours as the options have them.
  case light
  /// The same hues, light enough for a dark page: every one has at least 3:1 against black.
  case dark

  /// Reads two styles with a comma between, the one for light pages first.
  static func pair(_ text: String) throws(ExportError) -> [ColorStyle] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2 else { throw .notAPair(text) }
    var styles: [ColorStyle] = []
    for word in words {
      guard let style = ColorStyle(rawValue: word) else {
        let choices = allCases.map(\.rawValue)
        throw .unknownColorStyle(
          word, choices: choices, suggestion: Suggestion.nearest(to: word, among: choices))
      }
      styles.append(style)
    }
    guard styles[0] != styles[1] else { throw .notAPair(text) }
    // There is only one sensible way round.
    return styles == [.dark, .light] ? [.light, .dark] : styles
  }

  /// The settings with these colours.
  func applied(to settings: Settings) -> Settings {
    guard self == .dark else { return settings }
    var settings = settings
    switch settings.faceColor {
    case .fixed(let color): settings.fixedColor = lightened(color)
    case .range(let colors):
      settings.lowColor = lightened(colors.low)
      settings.highColor = lightened(colors.high)
    }
    settings.fillColor = lightened(settings.starStyle.fillColor)
    settings.strokeColor = lightened(settings.starStyle.strokeColor)
    return settings
  }

  private func lightened(_ color: HSBColor) -> HSBColor {
    // The colour of the text around is right on any page.
    guard color != .currentColor else { return color }
    // Blue is the darkest hue; these limits leave it a contrast of 3.5.
    return HSBColor(
      hue: color.hue, saturation: min(color.saturation, 0.7),
      brightness: max(color.brightness, 0.95), alpha: color.alpha)
  }
}
