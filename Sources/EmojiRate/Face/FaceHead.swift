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

extension FaceHead {
  /// The places on the head at a moment.
  func plan(at moment: Moment, _ squircle: SquircleHead) -> HeadPlan {
    var outline = HeadOutline()
    return trace(moment, squircle, &outline)
  }

  /// The radius of the frame that fills the canvas.
  var radius: Double { self == .bunny ? 105 : 107 }

  /// Draws the head as one closed path.
  func draw(
    in frame: Frame, at moment: Moment, _ squircle: SquircleHead, into sink: inout Canvas
  ) {
    switch self {
    case .none: break
    case .circle: sink.circle(center: frame.center, radius: 100 * frame.unit)
    case .square: sink.roundedRectangle(frame, halfWidth: 97, halfHeight: 97, radius: 46)
    case .capsule:
      let halfHeight = moment.between(66, 76)
      sink.roundedRectangle(frame, halfWidth: 106, halfHeight: halfHeight, radius: halfHeight)
    default: HeadOutline.draw(in: frame, into: &sink) { _ = trace(moment, squircle, &$0) }
    }
  }

  /// Traces the outline, if it is one of curves, and returns the places on the head.
  private func trace(
    _ moment: Moment, _ squircle: SquircleHead, _ outline: inout HeadOutline
  ) -> HeadPlan {
    switch self {
    case .none: HeadPlan(features: Frame(0, 0, unit: 1.2), side: 97)
    case .circle: HeadPlan(side: 97)
    case .square: HeadPlan(top: -97, side: 97, bottom: 97)
    case .capsule:
      HeadPlan(
        features: Frame(0, 2, unit: 0.78), extent: Extent(-106, -76, 106, 76),
        top: moment.between(-66, -76), side: 106, bottom: moment.between(66, 76))
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
