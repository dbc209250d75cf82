/// The shapes of eyes, in one list.
public enum FaceEyes: String, CaseIterable, Sendable, Keyword {
  /// No eyes.
  case none
  /// The lines of the original control, which arch over the upper half of the scale.
  case classic
  /// Filled ovals that narrow on angry faces and become arcs on happy ones.
  case dot
  /// Dots with a highlight.
  case shine
  /// Large white eyes with pupils, and lids that lower on sad faces.
  case open
  /// Two vertical bars, for the smallest sizes.
  case tick
  /// Lines that turn from hanging to arching.
  case arc
  /// Half shut, and contentedly shut at the high end.
  case sleepy
  /// Half ovals: angry at the low end, sly at the high one.
  case glare
  /// One eye winks, the other shines.
  case wink
  /// Crosses that open to arcs.
  case cross
  /// Hearts that grow.
  case heart
  /// Stars that grow.
  case star
  /// Rings.
  case ring
}

extension FaceEyes {
  /// How much higher than the expression's the brows are, so that they do not touch the eyes.
  var browLift: Channel {
    switch self {
    // These eyes do not sink with the expression's.
    case .classic: Channel(18, 12, 4, 4, 4, 4, 4)
    // These eyes reach the place of brows.
    case .open: Channel(7)
    case .cross: Channel(16, 11, 6, 4, 4, 4, 4)
    case .heart, .star: Channel(7, 4, 2, 2, 2, 2, 2)
    case .ring: Channel(6, 3, 0, 0, 0, 0, 0)
    default: Channel(0)
    }
  }
}

extension FaceEyes: Feature {
  /// Draws both eyes, each shape in the layers that it needs.
  func draw(
    _ layer: FaceLayer, _ pose: Pose, in frame: Transform, on canvas: inout Canvas
  ) {
    switch (layer, self) {
    case (_, .open): pose.drawOpenEyes(layer, in: frame, on: &canvas)
    case (.eyes, .heart): pose.drawHeartEyes(in: frame, on: &canvas)
    case (.eyes, .star): pose.drawStarEyes(in: frame, on: &canvas)
    case (.eyes, .ring): pose.drawRingEyes(in: frame, on: &canvas)
    case (.features, .dot), (.features, .shine):
      pose.dotEye(y: pose.eyeY).drawWithMirrorImage(in: frame, into: &canvas)
    case (.features, .arc): pose.arcEye.drawWithMirrorImage(in: frame, into: &canvas)
    case (.features, .sleepy): pose.sleepyEye.drawWithMirrorImage(in: frame, into: &canvas)
    case (.features, .glare): pose.glareEye.drawWithMirrorImage(in: frame, into: &canvas)
    case (.features, .wink): pose.drawWink(in: frame, into: &canvas)
    case (.features, .tick): pose.drawTickEyes(in: frame, into: &canvas)
    case (.features, .cross): pose.drawCrossEyes(in: frame, into: &canvas)
    case (.highlights, .shine): pose.drawEyeShines(y: pose.eyeY, in: frame, on: &canvas)
    case (.highlights, .wink): pose.drawWinkShine(in: frame, on: &canvas)
    case (.classicEyes, .classic):
      ClassicEyes.draw(pose.style, at: pose.moment.progress, in: frame.original, into: &canvas)
    default: break
    }
  }
}

/// Calls a closure for both sides of a face: -1 for the left, 1 for the right.
func onBothSides(_ draw: (_ side: Double) -> Void) {
  draw(-1)
  draw(1)
}
