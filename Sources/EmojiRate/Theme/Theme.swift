/// Colours that go together, by one name, for faces and for rows; the registry of them.
///
/// ```swift
/// let face = Face(3.2, style: FaceStyle(color: Theme.dusk.faceColor))
/// let row = StarRow(Rating(3.5), style: Theme.dusk.starStyle)
/// ```
public enum Theme: Int, CaseIterable, Hashable, Sendable {
  /// From red to green by way of blue, and golden stars: the default.
  case original
  /// From light to strong blue.
  ///
  /// The ends are the original control's defaults of release 1.0.0: the sRGB fractions (0.45, 0.78, 1)
  /// and (0.08, 0.38, 0.95), `#73c7ff` and `#1461f2`.
  case sky
  /// From red by way of amber to green.
  case traffic
  /// The colour of the text around the picture, for every rating: ``HSBColor/currentColor``.
  case mono
  /// From rust by way of magenta to blue, distinguishable with every kind of colour blindness, and of
  /// enough contrast on white and on black.
  case dusk
  /// From pink by way of violet and teal to green, with the same qualities.
  case orchid
}

extension Theme {
  /// What decides a face's colour.
  public var faceColor: FaceColor {
    switch self {
    case .original: .range(ColorRange())
    case .sky: .range(ColorRange(low: Self.skyLow, high: Self.skyHigh))
    case .traffic: .range(ColorRange(low: Self.hsb(0, 85, 85), high: Self.hsb(130, 80, 65)))
    case .mono: .fixed(.currentColor)
    case .dusk:
      .range(ColorRange(low: Self.hsb(19, 74, 62), high: Self.duskHigh, huePath: .shorter))
    case .orchid: .range(ColorRange(low: Self.orchidLow, high: Self.hsb(102, 57, 40)))
    }
  }

  /// How the symbols of a row are painted.
  public var starStyle: StarStyle {
    let (fill, stroke): (HSBColor?, HSBColor?) =
      switch self {
      case .original: (nil, nil)
      case .sky: (Self.skyLow, Self.skyHigh)
      case .traffic: (Self.hsb(130, 70, 75), Self.hsb(140, 85, 50))
      case .mono: (.currentColor, .currentColor)
      case .dusk: (Self.duskHigh, Self.hsb(230, 75, 85))
      case .orchid: (Self.orchidLow, Self.hsb(285, 70, 75))
      }
    return StarStyle(fillColor: fill, strokeColor: stroke, faceColor: faceColor)
  }

  private static var skyLow: HSBColor { HSBColor(SRGBColor(red: 0.45, green: 0.78, blue: 1)) }
  private static var skyHigh: HSBColor { HSBColor(SRGBColor(red: 0.08, green: 0.38, blue: 0.95)) }
  private static var duskHigh: HSBColor { hsb(219, 76, 100) }
  private static var orchidLow: HSBColor { hsb(300, 60, 89) }

  /// A colour in degrees and percent.
  private static func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double) -> HSBColor {
    HSBColor(hue: hue / 360, saturation: saturation / 100, brightness: brightness / 100)
  }
}
