/// The source of a face's colour.
public enum FaceColor: Hashable, Sendable {
  /// The colour follows the rating's progress through a range.
  case range(ColorRange)
  /// The colour follows the rating's progress through two to seven colours.
  case ramp(ColorRamp)
  /// The colour is the same for every rating.
  case fixed(CSSColor)

  /// The colours of filled heads of a theme that has them.
  static func palette(_ theme: Theme) -> FaceColor { .ramp(theme.palette!) }

  /// The brush at a moment.
  package func brush(at moment: Moment) -> Brush {
    switch self {
    case .range(let range): .color(range.color(at: moment.progress).sRGB)
    case .ramp(let ramp): .color(ramp.color(at: moment))
    case .fixed(let color): color.brush
    }
  }
}

extension FaceColor: CSSLiteral, ExpressibleByStringLiteral {
  /// Makes a fixed colour, as for the literal in `FaceStyle(color: "crimson")`.
  package init?(css text: String) {
    guard let color = CSSColor(css: text) else { return nil }
    self = .fixed(color)
  }
}

/// The colours and lines of a face at one value.
///
/// Derived colours are calculated from colours that are already rounded to eight bits.
package struct FaceColors {
  /// The colour of the head, or of the lines in a face of lines.
  let fill: SRGBColor
  /// Whether the face consists of lines in one colour, without areas in others.
  let isLine: Bool
  /// The paint of the features.
  let base: Paint
  /// The paint of lines without corners, used by the classic face.
  let lines: Paint
  /// The paint of the head.
  let head: Paint
  private let paint: FacePaint
  private let blush: SRGBColor?

  package static var white: SRGBColor { SRGBColor(rgba: 0xFFFF_FFFF) }
  static var tear: SRGBColor { SRGBColor(rgba: 0xA5DE_FFFF) }
  static var heart: SRGBColor { SRGBColor(rgba: 0xE827_4BFF) }
  static var tongue: SRGBColor { SRGBColor(rgba: 0xF256_7AFF) }
  /// A very dark brown, softer than black, with a contrast of at least 3:1 on every theme.
  ///
  /// It is `HSBColor(css: "#3a2332")`.
  static var defaultInk: CSSColor {
    .hsb(HSBColor(hue: 0.8913043478260869, saturation: 0.396551724137931, brightness: 58.0 / 255))
  }

  init(_ style: borrowing FaceStyle, _ moment: Moment, blush: SRGBColor?) {
    let color = style.color.brush(at: moment)
    if case .color(let color) = color { fill = color } else { fill = SRGBColor(rgba: 0xFF) }
    self.blush = blush
    paint = style.paint
    isLine = style.isLine
    let inherited = Self.base(style, moment)
    var base = inherited
    base.line.join = .round
    self.base = base
    lines = inherited.filled(nil)
    if !isLine {
      let line = Stroke(.color(fill.rim), width: style.rimWidth, cap: .round, join: .round)
      head = Paint(fill: paint.fill(fill), stroke: style.rimWidth > 0 ? line : nil)
    } else if paint == .tint, case .color(let color) = base.line.brush {
      // The colour's own opacity times 0.16.
      let alpha = UInt32(truncatingIfNeeded: eightBit(color.alpha * 0.16))
      head = base.filled(SRGBColor(rgba: color.rgba & 0xFFFF_FF00 | alpha))
    } else {
      head = style.head == .circle ? inherited : base
    }
  }

  /// The paint that all elements inherit.
  ///
  /// The parts of the original control have no corners.
  @inline(__always)
  static func base(_ style: borrowing FaceStyle, _ moment: Moment) -> Paint {
    let isLine = style.isLine
    let brush = isLine ? style.color.lineBrush(at: moment) : style.ink.brush
    let join = style.character.isOriginal ? Stroke.Join.miter : .round
    return Paint(
      fill: isLine ? nil : brush,
      line: Stroke(brush, width: style.lineWidth, cap: .round, join: join))
  }

  /// The width of the features' lines, in user units.
  var lineWidth: Double { base.line.width }

  /// The paint of the path of all features; in a face of lines, it fills areas with the colour of the lines.
  var features: Paint {
    var paint = base
    if isLine { paint.fill = base.line.brush }
    return paint
  }

  /// The paint of lines without areas.
  var line: Paint { base.filled(nil) }

  /// The paint of an object with its own colours, given as bits: `0xFFC9_3DFF`.
  @inline(never)
  func object(_ fill: UInt32, line: UInt32, width: Double) -> Paint {
    base.filled(SRGBColor(rgba: fill)).stroked(SRGBColor(rgba: line), width: width)
  }

  /// The paint of eyes that are objects: a colour with a thin line of ink.
  func ornament(_ color: SRGBColor) -> Paint {
    (isLine ? features : base.filled(color)).stroked(width: 6)
  }

  /// The colour of the head behind the centre of its features, for heads with a gradient.
  var skin: SRGBColor { paint.color(fill, atHeight: 0.35) }

  /// The colour of a cheek with a blush of 0…1.
  func cheek(_ strength: Double) -> SRGBColor {
    // A character's own colour is complete from 3 on; below, it fades in.
    if let blush { return fill.mixed(to: blush, by: min(1, 4 * strength)) }
    return automaticCheek(strength)
  }

  /// The colour of a cheek, derived from the fill.
  func automaticCheek(_ strength: Double) -> SRGBColor {
    fill.mixed(to: fill.warmed(by: 34, saturation: 0.12, brightness: 0.98), by: strength)
  }
}

extension FaceColor {
  /// The brush of lines at a moment.
  ///
  /// Ramps are for areas. Their pale colours would be invisible on white, so lines get darker ones.
  func lineBrush(at moment: Moment) -> Brush {
    let brush = brush(at: moment)
    guard case .ramp = self, case .color(let color) = brush else { return brush }
    return .color(color.visibleOnWhite)
  }
}

// A paint is large: inlined into every part, its copies would make the studio's module larger.
extension Paint {
  /// The paint with another fill; nil removes the fill.
  @inline(never)
  func filled(_ color: SRGBColor?) -> Paint {
    var paint = self
    paint.fill = color.map(Brush.color)
    return paint
  }

  /// The paint with a line of another colour or width, in the visible decimals; nil keeps the paint's own.
  @inline(never)
  func stroked(_ color: SRGBColor? = nil, width: Double? = nil) -> Paint {
    guard hasLine else { return self }
    var paint = self
    if let color { paint.line.brush = .color(color) }
    if let width {
      let unit = width < 4 ? 10.0 : 1
      paint.line.width = Double(nearestInteger(width * unit)) / unit
    }
    return paint
  }

  /// The paint without a line.
  @inline(never)
  func unstroked() -> Paint {
    var paint = self
    paint.stroke = nil
    return paint
  }
}

extension Canvas {
  /// Sets a paint whose line is as wide as the rating says: exactly where values are interpolated, otherwise in
  /// the visible decimals.
  mutating func paint(_ paint: Paint, lineWidth: Double) {
    guard keepsVerbs, paint.hasLine else { return self.paint(paint.stroked(width: lineWidth)) }
    var paint = paint
    paint.line.width = lineWidth
    self.paint(paint)
  }
}

extension SRGBColor {
  /// The colour of the line around a head with this fill, darker and warmer.
  var rim: SRGBColor { warmed(by: 12, saturation: 0.08, brightness: 0.86) }

  /// The colour if its contrast to white is at least 3:1.
  ///
  /// Otherwise a warmer, purer and darker colour with that contrast, which has 7:1 to black.
  fileprivate var visibleOnWhite: SRGBColor {
    let most = 1.05 / 3 - 0.05
    let excess = luminance / most - 1
    guard excess > 0 else { return self }
    // The hue changes gradually, so that a ramp has no jumps.
    let part = min(2 * excess, 1)
    let grey = 1 - HSBColor(self).saturation
    let color = warmed(by: 8 * part, saturation: 0.25 * grey * part, brightness: 1)
    let darker = min((most / color.luminance).squareRoot(), 1)
    return color.warmed(by: 0, saturation: 0, brightness: darker)
  }

  /// The relative luminance of WCAG, but with squares instead of powers of 2.4, which need a logarithm.
  ///
  /// The error is at most 0.05, upwards.
  private var luminance: Double {
    0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
  }
}
