/// Settings for light and for dark pages.
extension PictureSettings {
  /// The page that a picture is made for.
  public enum Look: Hashable, Sendable {
    /// A white page, or nearly white.
    case light
    /// A dark page, such as GitHub's `#0d1117`.
    case dark
  }

  /// The settings for a light or a dark page, on which digits and default colours have a contrast of 3:1 at least.
  ///
  /// ```swift
  /// let dark = settings.look(.dark).face(4).svg()
  /// ```
  ///
  /// It chooses the colour of digits, because a file has no surrounding text. For dark pages, it
  /// changes a face of lines in the default colours or in the colours of ``Theme/dusk``: the face
  /// gets lighter colours, as ``Theme/dusk`` has them. The parts that ``Theme/mono`` paints in the
  /// text's colour become light. A colour that is set never changes.
  public func look(_ look: Look) -> PictureSettings {
    var settings = self
    let text: CSSColor = look == .light ? "#1d1a20" : "#f2eff3"
    settings.textColor = textColor ?? text
    guard look == .dark else { return settings }
    if !hasFaceColor {
      let face = faceStyle
      if theme == .mono {
        settings.namedColor.fixed = text
      } else if face.paint.isLine,
        [.range(ColorRange()), Theme.dusk.faceColor].contains(face.color)
      {
        settings.style.color = .range(Self.rangeForDarkPages)
      }
    }
    if theme == .mono {
      settings.stars.$fillColor = stars.$fillColor ?? text
      settings.stars.$strokeColor = stars.$strokeColor ?? text
    }
    return settings
  }

  /// The theme `dusk`, so light that every colour has a contrast of 3.2 on `#0d1117`.
  private static var rangeForDarkPages: ColorRange {
    ColorRange(
      low: HSBColor(hue: 19.0 / 360, saturation: 0.7, brightness: 0.75),
      high: HSBColor(hue: 219.0 / 360, saturation: 0.7, brightness: 1), huePath: .shorter)
  }

  /// Whether a setting has a colour of the face.
  private var hasFaceColor: Bool {
    namedColor != NamedFaceColor() || style.$color != nil
  }
}
