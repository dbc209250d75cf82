// Styles with the colours of a theme, as in `StarRow(3.5, style: .dusk)`.
extension FaceStyle {
  /// Makes the style of a character in the colours of a theme.
  ///
  /// ```swift
  /// let face = Face(3.2, style: FaceStyle(theme: .dusk))
  /// ```
  public init(_ character: FaceCharacter = .classic, theme: Theme) {
    self.init(character)
    color = paint.isLine ? theme.faceColor : theme.headColor
  }
}

extension StarStyle {
  /// Makes the style with the colours of a theme; faces of the row have them too.
  public init(theme: Theme) {
    let (fill, stroke) = theme.starColors
    self.init(fillColor: fill, strokeColor: stroke, faceColor: theme.faceColor)
  }

  /// The colours of ``Theme/original``.
  public static var original: StarStyle { StarStyle(theme: .original) }
  /// The colours of ``Theme/sky``.
  public static var sky: StarStyle { StarStyle(theme: .sky) }
  /// The colours of ``Theme/traffic``.
  public static var traffic: StarStyle { StarStyle(theme: .traffic) }
  /// The colours of ``Theme/mono``.
  public static var mono: StarStyle { StarStyle(theme: .mono) }
  /// The colours of ``Theme/dusk``.
  public static var dusk: StarStyle { StarStyle(theme: .dusk) }
  /// The colours of ``Theme/orchid``.
  public static var orchid: StarStyle { StarStyle(theme: .orchid) }
  /// The colours of ``Theme/sunny``.
  public static var sunny: StarStyle { StarStyle(theme: .sunny) }
  /// The colours of ``Theme/dawn``.
  public static var dawn: StarStyle { StarStyle(theme: .dawn) }
  /// The colours of ``Theme/flora``.
  public static var flora: StarStyle { StarStyle(theme: .flora) }
  /// The colours of ``Theme/tabby``.
  public static var tabby: StarStyle { StarStyle(theme: .tabby) }
  /// The colours of ``Theme/cocoa``.
  public static var cocoa: StarStyle { StarStyle(theme: .cocoa) }
  /// The colours of ``Theme/blossom``.
  public static var blossom: StarStyle { StarStyle(theme: .blossom) }
  /// The colours of ``Theme/spirit``.
  public static var spirit: StarStyle { StarStyle(theme: .spirit) }
  /// The colours of ``Theme/storm``.
  public static var storm: StarStyle { StarStyle(theme: .storm) }
  /// The colours of ``Theme/gold``.
  public static var gold: StarStyle { StarStyle(theme: .gold) }
  /// The colours of ``Theme/rose``.
  public static var rose: StarStyle { StarStyle(theme: .rose) }
  /// The colours of ``Theme/steel``.
  public static var steel: StarStyle { StarStyle(theme: .steel) }
  /// The colours of ``Theme/slime``.
  public static var slime: StarStyle { StarStyle(theme: .slime) }
  /// The colours of ``Theme/fable``.
  public static var fable: StarStyle { StarStyle(theme: .fable) }
}
