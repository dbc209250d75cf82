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

  static var keywords: String { "light dark \(Theme.keywords)" }

  init?(rawValue: String) {
    guard let scheme = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = scheme
  }

  var rawValue: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .theme(let theme): theme.description
    }
  }

  func applied(to settings: PictureSettings) -> PictureSettings {
    var settings = settings
    switch self {
    case .light: break
    case .dark: Self.suitDarkPages(&settings)
    case .theme(let theme): settings.theme = theme
    }
    return settings
  }

  /// Gives the colours of the theme `dusk` to a face of lines without chosen colours, because they have
  /// contrast on black, and a light colour to everything in the colour of the text.
  private static func suitDarkPages(_ settings: inout PictureSettings) {
    let face = settings.faceStyle
    if settings.theme == nil, face.paint.isLine, face.color == .range(ColorRange()),
      case .range(let colors) = Theme.dusk.faceColor
    {
      settings.lowColor = colors.low
      settings.highColor = colors.high
      settings.huePath = colors.huePath
    }
    if face.color == .fixed(.currentColor) { settings.color = digits[1] }
    let style = settings.starStyle
    if style.fillColor == .currentColor { settings.stars.fillColor = digits[1] }
    if style.strokeColor == .currentColor { settings.stars.strokeColor = digits[1] }
  }

  /// The colours of digits on light and on dark pages: their contrast is above 16:1 on white and on #0d1117.
  fileprivate static let digits: [CSSColor] = ["#1d1a20", "#f2eff3"]

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
      if look.textColor == nil { look.textColor = ColorScheme.digits[index] }
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
