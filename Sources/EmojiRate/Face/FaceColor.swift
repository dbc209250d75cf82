/// The source of a face's colour.
public enum FaceColor: Hashable, Sendable {
  /// The colour follows the rating's progress through a range.
  case range(ColorRange)
  /// The colour follows the rating's progress through two to seven colours.
  case ramp(ColorRamp)
  /// The colour is the same for every rating.
  case fixed(CSSColor)

  /// The colour at `progress`, 0…1.
  package func color(at progress: Double) -> CSSColor {
    switch self {
    case .range(let range): .hsb(range.color(at: progress))
    case .ramp(let ramp):
      .hsb(HSBColor(ramp.color(at: Moment(progress.clamped(to: 0...1, ifNaN: 0)))))
    case .fixed(let color): color
    }
  }

  /// The colours of filled heads of a theme that has them.
  static func palette(_ theme: Theme) -> FaceColor { .ramp(theme.palette!) }

  /// The brush at a moment.
  func brush(at moment: Moment) -> Brush {
    switch self {
    case .range(let range): .color(range.color(at: moment.progress).sRGB)
    case .ramp(let ramp): .color(ramp.color(at: moment))
    case .fixed(let color): color.brush
    }
  }
}

extension FaceColor: ExpressibleByStringLiteral {
  /// Makes a fixed colour from a literal in CSS notation, as in `FaceStyle(color: "crimson")`.
  ///
  /// An invalid literal is a programming error and stops the program.
  public init(stringLiteral text: String) { self = .fixed(CSSColor(stringLiteral: text)) }
}
