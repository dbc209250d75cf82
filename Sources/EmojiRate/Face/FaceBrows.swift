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

  /// Draws both brows: in the features where they are as wide as these, else by themselves.
  func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    guard self != .none else { return }
    let isFeature = pose.browWeight > 0.97 && !Target.keepsVerbs
    switch layer {
    case .features: guard isFeature else { return }
    case .thinBrows:
      guard !isFeature, pose.browWeight > 0.04 || Target.keepsVerbs else { return }
      canvas.paint(pose.base.filled(nil).stroked(width: pose.lineWidth * pose.browWeight))
    default: return
    }
    onBothSides { side in
      // A filled curve as flat as this shows nothing beyond its line.
      Arch(
        side * (pose.eyeX + 1), pose.browY, pose.browHalfWidth, depth: -pose.browArch,
        tilt: -side * pose.browDrop, roundness: 0
      ).draw(in: pose.features, into: &canvas)
    }
  }
}
