/// The brows of a face.
public enum FaceBrows: String, CaseIterable, Sendable, Keyword {
  /// No brows.
  case none
  /// The brows of the expression, at the low end of the scale.
  case automatic
  /// Brows at every value.
  case full
}

extension FaceBrows {
  /// The width of the brows as a part of the line width; `own` is the expression's width.
  func weight(_ own: Double) -> Double {
    switch self {
    case .none: 0
    case .automatic: own
    case .full: max(own, 0.7)
    }
  }
}

/// Brows at one value.
struct Brows {
  /// The right brow.
  let arch: Arch
  /// The width as a part of the line width; nil draws no brows.
  private let weight: Double?

  /// - Parameter highest: The lowest allowed place of the brows.
  init(_ pose: borrowing Pose, above highest: Double) {
    weight = pose.style.brows == .none ? nil : pose.browWeight
    // The original control's wide eyes and rim leave less room.
    let (room, top) = pose.style.character.isOriginal ? (0.8, -56.0) : (1, -70)
    let drop = room * pose.browDrop
    // The outer ends stay on the head.
    let y = max(min(pose.browY, highest), top + max(drop, 0))
    // A filled curve as flat as this only shows its line.
    arch = Arch(
      pose.eyeX + 1, y, room * pose.browHalfWidth, depth: -pose.browArch, tilt: -drop,
      roundness: 0)
  }

  /// Draws both brows, in the path of the features if their lines have the same width.
  func draw(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Canvas) {
    guard let weight else { return }
    let isFeature = weight > 0.97 && !canvas.keepsVerbs
    switch layer {
    case .features where isFeature: break
    case .thinBrows where !isFeature && (weight > 0.04 || canvas.keepsVerbs):
      canvas.paint(pose.colors.line, lineWidth: pose.colors.lineWidth * weight)
    default: return
    }
    arch.mirrored.draw(in: pose.features, into: &canvas)
    arch.draw(in: pose.features, into: &canvas)
  }
}
