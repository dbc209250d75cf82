/// The shapes of eyes; the registry of them.
public enum FaceEyes: Int, Keyword {
  /// No eyes.
  case none
  /// The lines of the original control, which arch over the upper half of the scale.
  case classic
  /// Filled ovals that narrow with anger and become arcs with joy.
  case dot
  /// Dots with a highlight.
  case shine
  /// Large white eyes with pupils, and lids that lower with grief.
  case open
  /// Two upright bars, for the smallest sizes.
  case tick
  /// Lines that turn from hanging to arching.
  case arc
  /// Half shut, and content in the end.
  case sleepy
  /// Half ovals: cross at the low end, sly at the high one.
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

  /// The words for them.
  public static var keywords: StaticString {
    """
    none classic dot shine open tick arc sleepy glare wink cross heart star ring
    """
  }
}

extension FaceEyes {
  /// Draws what the eyes show in a layer.
  func draw<Target: Canvas>(_ layer: FaceLayer, _ pose: Pose, on canvas: inout Target) {
    switch (layer, self) {
    case (_, .shine): ShineEyes.draw(layer, pose, on: &canvas)
    case (_, .open): OpenEyes.draw(layer, pose, on: &canvas)
    case (_, .wink): WinkEyes.draw(layer, pose, on: &canvas)
    case (.eyes, .heart): HeartEyes.draw(pose, on: &canvas)
    case (.eyes, .star): StarEyes.draw(pose, on: &canvas)
    case (.eyes, .ring): RingEyes.draw(pose, on: &canvas)
    case (.features, .dot): DotEyes.draw(pose, on: &canvas)
    case (.features, .tick): TickEyes.draw(pose, on: &canvas)
    case (.features, .arc): ArcEyes.draw(pose, on: &canvas)
    case (.features, .sleepy): SleepyEyes.draw(pose, on: &canvas)
    case (.features, .glare): GlareEyes.draw(pose, on: &canvas)
    case (.features, .cross): CrossEyes.draw(pose, on: &canvas)
    case (.mouth, .classic): ClassicEyes.draw(pose, on: &canvas)
    default: break
    }
  }

  /// How much higher than the expression has them the brows are, so that they are clear of the eyes.
  var browLift: Channel {
    switch self {
    // These do not sink with the expression's.
    case .classic: Channel(18, 12, 4, 4, 4, 4, 4)
    // These reach where brows would be.
    case .open: Channel(7)
    case .cross: Channel(16, 11, 6, 4, 4, 4, 4)
    case .heart, .star: Channel(7, 4, 2, 2, 2, 2, 2)
    case .ring: Channel(6, 3, 0, 0, 0, 0, 0)
    default: Channel(0)
    }
  }
}

extension Pose {
  /// From grief, -1, to anger, 1: shut eyes have no other way to show which of them it is.
  var temper: Double { min(max(eyeTilt / 3, -1), 1) }

  /// How large eyes are that do not have their size of the expression: 1 is as designed, and a quarter
  /// more has room beside each other and the mouth.
  var eyeScale: Double { min(style.eyeWidth / FaceNumber.eyeWidth.parameter.defaultValue, 1.25) }

  /// The height of eyes that joy does not shut: where it is greatest, they make room for the mouth.
  var openEyeY: Double {
    eyeY - moment[Channel(0, 0, 0, 0, 0, 0, 1)] * (7 + 20 * max(eyeScale - 1, 0))
  }

  /// The paint of eyes that are things: a colour with a thin line of ink around it.
  func ornamentPaint(_ color: SRGBColor) -> Paint {
    (isLine ? featurePaint : base.filled(color)).stroked(width: 6)
  }
}

/// Draws what there is on both sides of a face: the left one is -1, the right one 1.
func onBothSides(_ draw: (_ side: Double) -> Void) {
  draw(-1)
  draw(1)
}
