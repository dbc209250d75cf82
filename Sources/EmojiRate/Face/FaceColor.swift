/// What decides a face's colour.
public enum FaceColor: Hashable, Sendable {
  /// The colour follows the rating's progress through a range.
  case range(ColorRange)
  /// The colour is the same for every rating.
  case fixed(HSBColor)

  /// The fixed colour of the original control, rgb(55/256, 46/256, 229/256).
  public static let originalFixed = FaceColor.fixed(
    HSBColor(SRGBColor(red: 55.0 / 256, green: 46.0 / 256, blue: 229.0 / 256)))

  /// The colour at `progress`, 0…1.
  @inline(__always)
  public func color(at progress: Double) -> HSBColor {
    switch self {
    case .range(let range): range.color(at: progress)
    case .fixed(let color): color
    }
  }
}
