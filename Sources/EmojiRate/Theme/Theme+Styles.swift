extension Theme {
  /// The source of a filled head's colour, on which the ink of the features has a contrast of 3:1 at
  /// every value.
  ///
  /// The text's colour gives a face of lines, because nothing can be drawn on it.
  package var headColor: FaceColor {
    if let palette { return .ramp(palette) }
    let (low, high): (HSBColor, HSBColor)
    switch self {
    case .sky: (low, high) = (Self.hsb(202, 40, 100), Self.hsb(216, 65, 97))
    case .mono: return .fixed(.currentColor)
    case .dusk: (low, high) = (Self.hsb(19, 60, 88), Self.hsb(219, 55, 100))
    case .orchid: (low, high) = (Self.hsb(300, 45, 93), Self.hsb(102, 50, 75))
    default:
      return .range(ColorRange(low: Self.hsb(360, 50, 100), high: Self.hsb(165, 50, 95)))
    }
    return .range(ColorRange(low: low, high: high, huePath: .shorter))
  }

  /// The source of the colour of a face of lines.
  package var faceColor: FaceColor {
    switch self {
    case .original: .range(ColorRange())
    case .sky: .range(ColorRange(low: Self.skyLow, high: Self.skyHigh))
    case .traffic: .range(ColorRange(low: Self.hsb(0, 85, 85), high: Self.hsb(130, 80, 65)))
    case .mono: .fixed(.currentColor)
    case .dusk:
      .range(ColorRange(low: Self.hsb(19, 74, 62), high: Self.duskHigh, huePath: .shorter))
    case .orchid: .range(ColorRange(low: Self.orchidLow, high: Self.hsb(102, 57, 40)))
    default: headColor
    }
  }

  /// The colours of stars and of the line around them.
  var starColors: (fill: CSSColor, stroke: CSSColor) {
    switch self {
    case .sky: return (.hsb(Self.skyLow), .hsb(Self.skyHigh))
    case .traffic: return (.hsb(Self.hsb(130, 70, 75)), .hsb(Self.hsb(140, 85, 50)))
    case .mono: return (.currentColor, .currentColor)
    case .dusk: return (.hsb(Self.duskHigh), .hsb(Self.hsb(230, 75, 85)))
    case .orchid: return (.hsb(Self.orchidLow), .hsb(Self.hsb(285, 70, 75)))
    default:
      // The happiest colour of the palette, and a darker one.
      guard let fill = palette?[6] else { return (StarStyle.defaultFill, StarStyle.defaultStroke) }
      let line = fill.warmed(by: 12, saturation: 0.2, brightness: 0.7)
      return (.hsb(HSBColor(fill)), .hsb(HSBColor(line)))
    }
  }

  private static var skyLow: HSBColor { HSBColor(red: 0.45, green: 0.78, blue: 1) }
  private static var skyHigh: HSBColor { HSBColor(red: 0.08, green: 0.38, blue: 0.95) }
  private static var duskHigh: HSBColor { hsb(219, 76, 100) }
  private static var orchidLow: HSBColor { hsb(300, 60, 89) }

  /// A colour in degrees and percent.
  private static func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double) -> HSBColor {
    HSBColor(hue: hue / 360, saturation: saturation / 100, brightness: brightness / 100)
  }
}

// Styles with the colours of a theme.
extension FaceStyle {
  /// Makes the style of a character, in the colours of a theme if one is given.
  ///
  /// ```swift
  /// let cat = Face(3.2, style: FaceStyle(.cat, theme: .dusk))
  /// let face = Face(3.2, style: FaceStyle(theme: .dusk))
  /// ```
  public init(_ character: FaceCharacter = .classic, theme: Theme? = nil) {
    if character == .classic { self.init() } else { self.init(of: character) }
    if let theme { color = paint.isLine ? theme.faceColor : theme.headColor }
  }
}

extension FaceStyle {
  /// Makes the style of a character by its name, such as `cat`; nil for other names.
  public init?(named name: String, theme: Theme? = nil) {
    guard let character = FaceCharacter(rawValue: name) else { return nil }
    self.init(character, theme: theme)
  }
}

extension StarStyle {
  /// Makes the style with the colours of a theme; faces of the row have them too.
  ///
  /// ```swift
  /// let row = StarRow(3.5, style: StarStyle(theme: .dusk))
  /// ```
  public init(theme: Theme) {
    let (fill, stroke) = theme.starColors
    self.init(fillColor: fill, strokeColor: stroke, faceColor: theme.faceColor)
  }
}
