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

/// Eyes at one value.
enum Eyes: Feature {
  case none
  case classic(ClassicEyes)
  /// Two eyes of the same shape, given by the right one.
  case lenses(Lens)
  case shine(ShineEyes)
  case open(OpenEyes)
  case tick(TickEyes)
  case cross(CrossEyes)
  case heart(HeartEyes)
  case star(StarEyes)
  case ring(RingEyes)

  /// Makes the eyes of a style.
  init(_ style: FaceStyle, _ pose: Pose, _ moment: Moment) {
    switch style.eyes {
    case .none: self = .none
    case .classic: self = .classic(ClassicEyes(style, at: moment.progress))
    case .dot: self = .lenses(DotEyes.lens(pose, y: pose.eyeY))
    case .arc: self = .lenses(ArcEyes.lens(pose, moment))
    case .sleepy: self = .lenses(SleepyEyes.lens(pose, moment))
    case .glare: self = .lenses(GlareEyes.lens(pose, moment))
    case .shine: self = .shine(ShineEyes(pose, y: pose.eyeY))
    case .wink:
      let isOpen = moment.progress <= WinkEyes.lastOpen
      self = .shine(
        ShineEyes(
          isOpen ? pose : Pose(at: WinkEyes.lastOpen, style), y: pose.openEyeY(moment),
          winking: WinkEyes.lens(pose, moment)))
    case .open: self = .open(OpenEyes(pose, moment))
    case .tick: self = .tick(TickEyes(pose, moment))
    case .cross: self = .cross(CrossEyes(pose, moment))
    case .heart: self = .heart(HeartEyes(pose, moment))
    case .star: self = .star(StarEyes(pose, moment))
    case .ring: self = .ring(RingEyes(pose, moment))
    }
  }

  func draw<Target: Canvas>(
    _ layer: FaceLayer, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    switch (layer, self) {
    case (_, .open(let eyes)): eyes.draw(layer, in: frame, colors, on: &canvas)
    case (.eyes, .heart(let eyes)): eyes.draw(in: frame, colors, on: &canvas)
    case (.eyes, .star(let eyes)): eyes.draw(in: frame, colors, on: &canvas)
    case (.eyes, .ring(let eyes)): eyes.draw(in: frame, colors, on: &canvas)
    case (.features, .lenses(let right)):
      right.mirrored.draw(in: frame, into: &canvas)
      right.draw(in: frame, into: &canvas)
    case (.features, .shine(let eyes)):
      eyes.left.draw(in: frame, into: &canvas)
      eyes.right.draw(in: frame, into: &canvas)
    case (.features, .tick(let eyes)): eyes.draw(in: frame, into: &canvas)
    case (.features, .cross(let eyes)): eyes.draw(in: frame, into: &canvas)
    case (.highlights, .shine(let eyes)):
      eyes.drawHighlights(in: frame, colors, on: &canvas)
    case (.lines, .classic(let eyes)): eyes.draw(in: frame.original, into: &canvas)
    default: break
    }
  }
}

/// Calls a closure for both sides of a face: -1 for the left, 1 for the right.
func onBothSides(_ draw: (_ side: Double) -> Void) {
  draw(-1)
  draw(1)
}
