/// The matching colours of faces and rows, in one list of names.
///
/// ```swift
/// let face = Face(3.2, style: FaceStyle(theme: .dusk))
/// let row = StarRow(3.5, style: StarStyle(theme: .dusk))
/// ```
public enum Theme: String, CaseIterable, Sendable, Keyword {
  /// From red to green by way of blue, and golden stars: the default.
  case original
  /// From light to strong blue.
  ///
  /// The ends are the original control's defaults of release 1.0.0: the sRGB fractions (0.45, 0.78, 1)
  /// and (0.08, 0.38, 0.95), `#73c7ff` and `#1461f2`.
  case sky
  /// From red by way of amber to green.
  case traffic
  /// The colour of the surrounding text, for every rating: ``CSSColor/currentColor``.
  case mono
  /// From rust by way of magenta to blue. Distinguishable with every kind of colour blindness, with enough
  /// contrast on white and on black.
  case dusk
  /// From pink by way of violet and teal to green, just as distinguishable as ``dusk``.
  case orchid
  /// From red by way of orange to yellow.
  case sunny
  /// From night blue by way of lilac and rose to sunlight.
  case dawn
  /// From violet by way of blue and green to orange.
  case flora
  /// Ginger, paler for higher ratings.
  case tabby
  /// Brown, lighter for higher ratings.
  case cocoa
  /// From mauve to the lightest pink.
  case blossom
  /// From violet to nearly white.
  case spirit
  /// From slate by way of grey-blue to white.
  case storm
  /// From dull to bright gold.
  case gold
  /// From withered to bright pink.
  case rose
  /// From grey steel to bright turquoise.
  case steel
  /// From olive to bright green.
  case slime
  /// From devilish red to a halo's yellow.
  case fable
}

extension Theme {
  /// The colours of filled heads; nil for themes without them.
  var palette: ColorRamp? {
    switch self {
    case .traffic: ColorRamp(0xE5484D, 0xF0743E, 0xFBA93A, 0xFFC53D, 0xD3CE45, 0x93CC52, 0x55C26F)
    case .sunny: ColorRamp(0xE5484D, 0xF0743E, 0xF9A03F, 0xFFB938, 0xFFC833, 0xFFD23C, 0xFFD948)
    case .dawn: ColorRamp(0x5B7FE6, 0x7F97F0, 0xAFA5F0, 0xD3ACE4, 0xF1B2CB, 0xFFBF88, 0xFFD24D)
    case .flora: ColorRamp(0x7A63DD, 0x6B86EA, 0x62B4E6, 0x63C9C2, 0x8FD28A, 0xF5D35E, 0xFFB04D)
    case .tabby: ColorRamp(0xD9694A, 0xE68450, 0xF09E5A, 0xF4A85F, 0xF7B063, 0xFBBB69, 0xFFC670)
    case .cocoa: ColorRamp(0x9B6A57, 0xA8755B, 0xB58060, 0xBC8763, 0xC38E66, 0xCC976A, 0xD7A270)
    case .blossom: ColorRamp(0xB7A7BF, 0xC9B3C6, 0xDCC2CF, 0xE6CBD5, 0xEED4DA, 0xF6DCE0, 0xFDE4E6)
    case .spirit: ColorRamp(0x8D88BD, 0xA9A5D8, 0xC9C5EE, 0xD8D5F6, 0xE4E2FB, 0xEEEDFF, 0xF7F6FF)
    case .storm: ColorRamp(0x7C89A6, 0x8F9DB9, 0xA9B7CC, 0xBFCBDB, 0xD2DEEB, 0xE5F0FB, 0xF3F9FF)
    case .gold: ColorRamp(0xBDA67E, 0xD0B06C, 0xE5BD58, 0xF2C54A, 0xFBCC40, 0xFFD23C, 0xFFDA40)
    case .rose: ColorRamp(0xA68FA6, 0xBA8FA6, 0xD48CA4, 0xE5849F, 0xF27898, 0xF9678B, 0xFF5A80)
    case .steel: ColorRamp(0x7B8794, 0x8FA3B0, 0x9FBCC6, 0xA3CACF, 0x9FD7D6, 0x88E1D8, 0x68E8D4)
    case .slime: ColorRamp(0x9AA06C, 0x9BB268, 0x9AC364, 0x98CC62, 0x92D462, 0x85DC64, 0x72E46B)
    case .fable: ColorRamp(0xD63A52, 0xE4615D, 0xF09562, 0xF7B45F, 0xFCC85E, 0xFFD966, 0xFFE88A)
    case .original, .sky, .mono, .dusk, .orchid: nil
    }
  }
}
