import EmojiRate

/// The colours of one picture of a pair.
enum ColorScheme: CaseIterable, Equatable, RawRepresentable {
  /// The colours from the options.
  case light
  /// The same hues, light enough for a dark page: each has a contrast of at least 3:1 to black.
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
    case .dark: Self.lighten(&settings)
    case .theme(let theme): settings.theme = theme
    }
    return settings
  }

  private static func lighten(_ settings: inout PictureSettings) {
    let face = settings.faceStyle
    switch face.color {
    // A filled head has its own background on any page.
    case _ where !face.paint.isLine: break
    case .fixed(let color): settings.color = lightened(color)
    case .ramp(var colors):
      for index in 0..<colors.count {
        colors[index] = lightened(.hsb(HSBColor(colors[index]))).hsb.sRGB
      }
      settings.colors = colors
    case .range(let colors):
      settings.lowColor = lightened(.hsb(colors.low)).hsb
      settings.highColor = lightened(.hsb(colors.high)).hsb
    }
    let style = settings.starStyle
    settings.stars.fillColor = lightened(style.fillColor)
    settings.stars.strokeColor = lightened(style.strokeColor)
  }

  /// The colours of digits on light and on dark pages: their contrast is above 16:1 on white and on #0d1117.
  fileprivate static let digits: [CSSColor] = ["#1d1a20", "#f2eff3"]

  private static func lightened(_ color: CSSColor) -> CSSColor {
    // A file has no surrounding text, so `currentColor` would be black.
    guard case .hsb(let color) = color else {
      return .hsb(HSBColor(hue: 0, saturation: 0, brightness: 1))
    }
    // Blue is the darkest hue; these limits give it a contrast of 3.5.
    return .hsb(
      HSBColor(
        hue: color.hue, saturation: min(color.saturation, 0.7),
        brightness: max(color.brightness, 0.95), alpha: color.alpha))
  }
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
