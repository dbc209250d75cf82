/// The shapes of heads, in one list.
public enum FaceHead: String, CaseIterable, Sendable, Keyword {
  /// No head, only features.
  case none
  /// A circle.
  case circle
  /// A circle that becomes a square.
  case squircle
  /// A square with round corners.
  case square
  /// A wide shape with half circles for sides.
  case capsule
  /// Six round corners, one of them on top.
  case hexagon
  /// A drop of slime that slumps when sad and bounces when happy.
  case blob
  /// A burst of rays that becomes a circle and then a flower.
  case bloom
  /// A star with soft points.
  case star
  /// A heart.
  case heart
  /// A drop whose tip hangs over when sad.
  case drop
  /// A shield.
  case shield
  /// A cloud.
  case cloud
  /// A ghost with three lobes at its hem.
  case ghost
  /// A cat's head with ears that are flat when angry.
  case cat
  /// A bear's head with round ears.
  case bear
  /// A rabbit's head with ears that hang when sad.
  case bunny
  /// A speech bubble.
  case bubble
}

// A head is defined twice: its plan has the places of other parts on it, and `trace` draws its
// outline. A plan draws nothing. Before the first drawing, the plans at both ends of the scale
// decide how large the head may be with its extras. So a plan repeats numbers of the outline, and
// HeadsTests compares them.
extension FaceHead {
  /// The places on the head at a moment.
  func plan(at moment: Moment, _ squircle: SquircleHead) -> HeadPlan {
    switch self {
    case .none: HeadPlan(features: Transform(0, 0, unit: 1.2), side: 97)
    case .circle: HeadPlan(side: 97)
    case .square: HeadPlan(top: -97, side: 97, bottom: 97)
    case .capsule:
      HeadPlan(
        features: Transform(0, 2, unit: 0.78), extent: Box(-106, -76, 106, 76),
        top: moment.between(-66, -76), side: 106, bottom: moment.between(66, 76))
    case .squircle: squircle.plan
    case .hexagon:
      HeadPlan(
        features: Transform(0, 0, unit: 0.92), extent: Box(-98, -105, 98, 105), side: 98,
        bottom: 103)
    case .blob:
      HeadPlan(
        // The features sink with the slime.
        features: Transform(0, moment[Channel(10, 8, 5, 4, 3, 1, 0)], unit: 0.96),
        extent: Box(-102, -100, 102, 98), top: moment.between(-88, -100), side: 95,
        bottom: moment.between(94, 98))
    case .bloom:
      HeadPlan(
        features: Transform(0, 0, unit: 0.92), extent: Box(-107, -107, 107, 107), side: 98,
        bottom: 104)
    case .star:
      HeadPlan(
        features: Transform(0, 14, unit: 0.68), extent: Box(-106, -102, 106, 99), top: -82,
        scale: 0.75, notch: moment.between(-94, -102), side: 84, bottom: moment.between(84, 75))
    case .heart:
      HeadPlan(
        features: Transform(0, -10, unit: 0.82), extent: Box(-106, -92, 106, 102),
        top: moment.between(-82, -96), notch: moment.between(-51, -57), side: 97,
        bottom: moment.between(94, 102),
        // The crack continues the notch, and ends above the brows.
        crackLength: 1)
    case .drop:
      HeadPlan(
        features: Transform(0, 20, unit: 0.86), extent: Box(-92, -107, 92, 102),
        top: moment.between(-69, -81), x: moment.between(12, 0), scale: 0.8,
        notch: moment.between(-75, -107), side: moment.between(89, 81), bottom: 102)
    case .shield:
      HeadPlan(
        features: Transform(0, -10, unit: 0.9), extent: Box(-96, -104, 96, 106),
        top: moment.between(-92, -104), side: 89, bottom: 106)
    case .cloud:
      HeadPlan(
        features: Transform(2, 14, unit: 0.76), extent: Box(-106.6, -91, 107.5, 76),
        top: moment.between(-80, -89), x: 38, scale: 0.75, notch: moment.between(-72, -81),
        side: 106, bottom: 76, sunRise: 0)
    case .ghost:
      HeadPlan(
        features: Transform(0, -10, unit: 0.9), extent: Box(-90, -101, 90, 106),
        side: moment.between(84, 90), bottom: 103)
    case .cat:
      HeadPlan(
        features: Transform(0, 18, unit: 0.88), extent: Box(-107, -105, 107, 100), top: -62,
        scale: 0.8, notch: moment.between(-66, -61), side: 105, sunRise: 34)
    case .bear:
      HeadPlan(
        features: Transform(0, 18, unit: 0.86), extent: Box(-107, -106, 107, 100), top: -70,
        scale: 0.68, side: 105, sunRise: 34)
    case .bunny:
      HeadPlan(
        features: Transform(0, 28, unit: 0.74), extent: Box(-109.4, -108.2, 109.4, 100),
        top: -52, scale: 0.6, side: 90, sunRise: 34)
    case .bubble:
      HeadPlan(
        features: Transform(0, -9, unit: 0.9), extent: Box(-104, -94, 104, 106), top: -94,
        side: 104, bottom: 86)
    }
  }

  /// The radius of the frame that fills the canvas.
  var radius: Double { self == .bunny ? 105 : 107 }

  /// Draws the head as one closed path.
  func draw(
    in frame: Transform, at moment: Moment, _ squircle: SquircleHead, into sink: inout Canvas
  ) {
    switch self {
    case .none: break
    case .circle: sink.circle(center: frame.origin, radius: 100 * frame.unit)
    case .square: sink.roundedRectangle(frame, halfWidth: 97, halfHeight: 97, radius: 46)
    case .capsule:
      let halfHeight = moment.between(66, 76)
      sink.roundedRectangle(frame, halfWidth: 106, halfHeight: halfHeight, radius: halfHeight)
    default: HeadOutline.draw(in: frame, into: &sink) { trace(moment, squircle, &$0) }
    }
  }

  /// Traces the outline, if it is one of curves.
  private func trace(_ moment: Moment, _ squircle: SquircleHead, _ outline: inout HeadOutline) {
    switch self {
    case .none, .circle, .square, .capsule: break
    case .squircle: squircle.trace(moment, &outline)
    case .hexagon: outline.hexagon(moment)
    case .blob: outline.blob(moment)
    case .bloom: outline.bloom(moment)
    case .star: outline.star(moment)
    case .heart: outline.heart(moment)
    case .drop: outline.drop(moment)
    case .shield: outline.shield(moment)
    case .cloud: outline.cloud(moment)
    case .ghost: outline.ghost(moment)
    case .cat: outline.cat(moment)
    case .bear: outline.bear(moment)
    case .bunny: outline.bunny(moment)
    case .bubble: outline.bubble(moment)
    }
  }
}
