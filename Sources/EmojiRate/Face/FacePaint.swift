/// The styles of painting a face.
public enum FacePaint: String, CaseIterable, Sendable, Keyword {
  /// The head in one colour with a darker rim, the features in ink.
  case solid
  /// Lines in one colour, without fills.
  case line
  /// Lines in one colour, with a light tint of it on the head.
  case tint
  /// Like ``solid``, with a head that is lighter at the top.
  case linear
  /// Like ``solid``, with a head that is lighter around a point near the top.
  case radial
}

extension FacePaint {
  /// Whether it paints lines.
  package var isLine: Bool { self == .line || self == .tint }

  /// The brush of a head with a given colour.
  func fill(_ color: SRGBColor) -> Brush {
    let geometry: Gradient.Geometry
    switch self {
    case .linear: geometry = .linear(from: Point(0, 0), to: Point(0, 1))
    case .radial: geometry = .radial(center: Point(0.5, 0.25), radius: 0.8)
    default: return .color(color)
    }
    return .gradient(
      Gradient(geometry, from: Self.light(color), to: Self.shade(color), fallback: color))
  }

  /// The colour of the head at a part of its height, for opaque shapes over it.
  func color(_ color: SRGBColor, atHeight part: Double) -> SRGBColor {
    switch self {
    case .linear, .radial: Self.light(color).mixed(to: Self.shade(color), by: part)
    default: color
    }
  }

  private static func light(_ color: SRGBColor) -> SRGBColor {
    color.mixed(to: FaceColors.white, by: 0.38)
  }

  private static func shade(_ color: SRGBColor) -> SRGBColor {
    color.warmed(by: 10, saturation: 0.06, brightness: 0.95)
  }
}
