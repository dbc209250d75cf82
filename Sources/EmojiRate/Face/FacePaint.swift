/// How a face is painted.
public enum FacePaint: Int, Keyword {
  /// The head in one colour with a darker rim, the features in ink.
  case solid
  /// Lines of one colour, nothing filled.
  case line
  /// Lines of one colour, the head filled with a hint of it.
  case tint
  /// As solid, the head lighter at the top.
  case linear
  /// As solid, the head lighter around a point near the top.
  case radial

  /// The words for them.
  public static var keywords: StaticString { "solid line tint linear radial" }
}

extension FacePaint {
  /// Whether the face is drawn in lines.
  public var isLine: Bool { self == .line || self == .tint }

  /// The brush of a head of a colour.
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

  /// The colour of the head at a part of its height, which opaque shapes over it have.
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
