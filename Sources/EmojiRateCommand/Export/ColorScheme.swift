import EmojiRate

/// The colours of one picture of a pair.
enum ColorScheme: CaseIterable, Equatable, RawRepresentable {
  /// The colours from the options.
  case light
  /// The colours from the options, with default colours and the text's colour replaced for dark pages.
  case dark
  /// The colours of a theme; colours from options override them.
  case theme(Theme)

  static let allCases = [.light, .dark] + Theme.allCases.map(ColorScheme.theme)

  static var words: [String] { ["light", "dark"] + Theme.words }

  init?(rawValue: String) {
    guard let scheme = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = scheme
  }

  var rawValue: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .theme(let theme): theme.rawValue
    }
  }

  func applied(to settings: PictureSettings) -> PictureSettings {
    var settings = settings
    switch self {
    case .light: return settings.look(.light)
    case .dark: return settings.look(.dark)
    case .theme(let theme): settings.theme = theme
    }
    return settings
  }

  static let equalLooks =
    "both looks of --pair are equal, so there is one file; two themes such as sunny,dusk differ"
}

extension ExportSettings {
  /// The settings and the file name's tag of each look; of a pair, the look for light pages comes first.
  func looks(of settings: PictureSettings) -> [(settings: PictureSettings, tag: String)] {
    if pair.isEmpty { return [(settings, "")] }
    return pair.enumerated().map { index, scheme in
      var look = scheme.applied(to: settings)
      // Digits take the colour of the surrounding text, and a file has none.
      if look.textColor == nil {
        look.textColor = PictureSettings().look(index == 0 ? .light : .dark).textColor
      }
      return (look, index == 0 ? "" : "-\(scheme.rawValue)")
    }
  }
}

extension PictureSettings {
  /// Whether any part has the colour `currentColor`.
  var usesTextColor: Bool {
    let style = starStyle
    let colors = [style.fillColor, style.strokeColor, style.emptyColor, options.background]
    return faceStyle.color == .fixed(.currentColor) || colors.contains(.currentColor)
  }
}
