/// Whether a face has brows.
public enum FaceBrows: Int, Keyword {
  /// No brows.
  case none
  /// Brows where the expression has them: at the low end of the scale.
  case automatic
  /// Brows at every value.
  case full

  /// The words for them.
  public static var keywords: StaticString { "none automatic full" }
}

extension FaceBrows {
  /// The width of the brows, as a part of the line width, where the expression has them `own` wide.
  func weight(_ own: Double) -> Double {
    switch self {
    case .none: 0
    case .automatic: own
    case .full: max(own, 0.7)
    }
  }
}

/// Brows at one value.
struct Brows: Feature {
  /// The right one.
  let arch: Arch
  /// How wide they are, as a part of the line width; nil is none.
  private let weight: Double?

  /// - Parameter highest: The height that they are not below.
  init(_ style: FaceStyle, _ pose: Pose, above highest: Double) {
    weight = style.brows == .none ? nil : pose.browWeight
    // The outer ends stay on the head.
    let y = max(min(pose.browY, highest), -70 + max(pose.browDrop, 0))
    // A filled curve as flat as this shows nothing beyond its line.
    arch = Arch(
      pose.eyeX + 1, y, pose.browHalfWidth, depth: -pose.browArch, tilt: -pose.browDrop,
      roundness: 0)
  }

  /// Draws both: in the features where they are as wide as these, else by themselves.
  func draw<Target: Canvas>(
    _ layer: FaceLayer, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    guard let weight else { return }
    let isFeature = weight > 0.97 && !Target.keepsVerbs
    switch layer {
    case .features where isFeature: break
    case .thinBrows where !isFeature && (weight > 0.04 || Target.keepsVerbs):
      canvas.paint(colors.line.stroked(width: colors.lineWidth * weight))
    default: return
    }
    arch.mirrored.draw(in: frame, into: &canvas)
    arch.draw(in: frame, into: &canvas)
  }
}
