/// The colours of a face at one value.
///
/// Every derived colour is worked out from colours that are rounded to eight bits already.
struct FaceColors {
  /// The colour of the head; in a face of lines, of the lines.
  let fill: SRGBColor
  /// The colour of the line around the head, darker and warmer than the fill.
  let rim: SRGBColor
  /// The colour of eyes, brows and mouth.
  let ink: Brush
  /// Whether the face is drawn in lines of one colour.
  let isLine: Bool
  private let line: Brush
  private let blush: SRGBColor?

  static var white: SRGBColor { SRGBColor(rgba: 0xFFFF_FFFF) }
  static var tear: SRGBColor { SRGBColor(rgba: 0xA5DE_FFFF) }
  static var heart: SRGBColor { SRGBColor(rgba: 0xE827_4BFF) }
  static var tongue: SRGBColor { SRGBColor(rgba: 0xF256_7AFF) }
  /// A brown nearly black, which is softer than black and keeps 3:1 on every theme.
  static var defaultInk: CSSColor { .hsb(HSBColor(SRGBColor(rgba: 0x3A23_32FF))) }

  init(
    _ style: borrowing FaceStyle, _ moment: Moment, _ character: borrowing CharacterData
  ) {
    let color = style.color.brush(at: moment)
    if case .color(let color) = color { fill = color } else { fill = SRGBColor(rgba: 0xFF) }
    rim = fill.warmed(by: 12, saturation: 0.08, brightness: 0.86)
    blush = character.blush
    ink = style.ink.brush
    isLine = style.isLine
    line = style.color.lineBrush(at: moment)
  }

  /// What the features are painted with.
  func base(_ style: FaceStyle) -> Paint {
    let brush = isLine ? line : ink
    return Paint(
      fill: isLine ? nil : brush,
      stroke: Stroke(brush, width: style.lineWidth, cap: .round, join: .round))
  }

  /// What the head is painted with.
  func head(_ style: FaceStyle) -> Paint {
    guard isLine else {
      let rim = Stroke(.color(rim), width: style.rimWidth, cap: .round, join: .round)
      return Paint(fill: style.paint.fill(fill), stroke: style.rimWidth > 0 ? rim : nil)
    }
    let base = base(style)
    guard style.paint == .tint, case .color(let color) = line else { return base }
    // An opacity of 0.16, of the colour's own.
    let alpha = UInt32(truncatingIfNeeded: eightBit(color.alpha * 0.16))
    return base.filled(SRGBColor(rgba: color.rgba & 0xFFFF_FF00 | alpha))
  }

  /// The colour of a cheek that is blushed by 0…1.
  func cheek(_ strength: Double) -> SRGBColor {
    // A character's own is full from 3 on, and does not pop up.
    if let blush { return fill.mixed(to: blush, by: min(1, 4 * strength)) }
    return automaticCheek(strength)
  }

  /// The same in the colour that follows from the fill.
  func automaticCheek(_ strength: Double) -> SRGBColor {
    fill.mixed(to: fill.warmed(by: 34, saturation: 0.12, brightness: 0.98), by: strength)
  }
}

extension FaceColor {
  /// What lines are painted with at a moment: ramps are made for areas, and their pale colours could not be
  /// seen on white.
  func lineBrush(at moment: Moment) -> Brush {
    let brush = brush(at: moment)
    guard case .ramp = self, case .color(let color) = brush else { return brush }
    return .color(color.visibleOnWhite)
  }
}

extension SRGBColor {
  /// The colour where its contrast with white is 2:1 at least, else a warmer, purer and darker one that
  /// has that contrast, and 9:1 with black.
  fileprivate var visibleOnWhite: SRGBColor {
    let most = 1.05 / 2 - 0.05
    let excess = luminance / most - 1
    guard excess > 0 else { return self }
    // The hue goes over little by little, so that a ramp stays without jumps.
    let part = min(2 * excess, 1)
    let grey = 1 - HSBColor(self).saturation
    let color = warmed(by: 8 * part, saturation: 0.25 * grey * part, brightness: 1)
    let darker = min((most / color.luminance).squareRoot(), 1)
    return color.warmed(by: 0, saturation: 0, brightness: darker)
  }

  /// The relative luminance of WCAG, but with squares for powers of 2.4, which need a logarithm; it is too
  /// high by 0.05 at most.
  private var luminance: Double {
    0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
  }
}
