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
    switch self {
    case .none: break
    case .classic: ClassicEyes.draw(layer, pose, on: &canvas)
    case .dot: DotEyes.draw(layer, pose, on: &canvas)
    case .shine: ShineEyes.draw(layer, pose, on: &canvas)
    case .open: OpenEyes.draw(layer, pose, on: &canvas)
    case .tick: TickEyes.draw(layer, pose, on: &canvas)
    case .arc: ArcEyes.draw(layer, pose, on: &canvas)
    case .sleepy: SleepyEyes.draw(layer, pose, on: &canvas)
    case .glare: GlareEyes.draw(layer, pose, on: &canvas)
    case .wink: WinkEyes.draw(layer, pose, on: &canvas)
    case .cross: CrossEyes.draw(layer, pose, on: &canvas)
    case .heart: HeartEyes.draw(layer, pose, on: &canvas)
    case .star: StarEyes.draw(layer, pose, on: &canvas)
    case .ring: RingEyes.draw(layer, pose, on: &canvas)
    }
  }

  /// How much higher than the expression has them the brows are, so that they are clear of the eyes.
  var browLift: Channel {
    switch self {
    case .classic: ClassicEyes.browLift
    case .open: OpenEyes.browLift
    case .cross: CrossEyes.browLift
    case .heart: HeartEyes.browLift
    case .star: StarEyes.browLift
    case .ring: RingEyes.browLift
    default: Channel(0)
    }
  }
}

extension Pose {
  /// From grief, -1, to anger, 1: shut eyes have no other way to show which of them it is.
  var temper: Double { min(max(eyeTilt / 3, -1), 1) }

  /// How large eyes are that do not have their size of the expression: 1 is as designed, and a quarter
  /// more has room beside each other and the mouth.
  var eyeScale: Double { min(style.eyeWidth / FaceNumber.eyeWidth.parameter.usual, 1.25) }

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
