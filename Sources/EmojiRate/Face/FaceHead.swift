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
    switch self {
    case .none: HeadPlan(features: Frame(0, 0, unit: 1.2), side: 97)
    case .circle: CircleHead.plan
    case .squircle: squircle.plan
    case .square: SquareHead.plan
    case .capsule: CapsuleHead.plan(at: moment)
    case .hexagon: HexagonHead.plan
    case .blob: BlobHead.plan(at: moment)
    case .bloom: BloomHead.plan
    case .star: StarHead.plan(at: moment)
    case .heart: HeartHead.plan(at: moment)
    case .drop: DropHead.plan(at: moment)
    case .shield: ShieldHead.plan(at: moment)
    case .cloud: CloudHead.plan(at: moment)
    case .ghost: GhostHead.plan(at: moment)
    case .cat: CatHead.plan(at: moment)
    case .bear: BearHead.plan
    case .bunny: BunnyHead.plan
    case .bubble: BubbleHead.plan
    }
  }

  /// The radius of the frame that fills the canvas.
  var radius: Double { self == .bunny ? 105 : 107 }

  /// Draws the head as one closed path.
  func draw(
    in frame: Frame, at moment: Moment, _ squircle: SquircleHead, into sink: inout Canvas
  ) {
    switch self {
    case .none: break
    case .circle: CircleHead.draw(in: frame, into: &sink)
    case .square: SquareHead.draw(in: frame, into: &sink)
    case .capsule: CapsuleHead.draw(in: frame, at: moment, into: &sink)
    default: HeadOutline.draw(in: frame, into: &sink) { trace(moment, squircle, &$0) }
    }
  }

  /// Makes the outline of a head of curves.
  private func trace(
    _ moment: Moment, _ squircle: SquircleHead, _ outline: inout HeadOutline
  ) {
    switch self {
    case .none, .circle, .square, .capsule: break
    case .squircle: squircle.trace(moment, &outline)
    case .hexagon: HexagonHead.trace(moment, &outline)
    case .blob: BlobHead.trace(moment, &outline)
    case .bloom: BloomHead.trace(moment, &outline)
    case .star: StarHead.trace(moment, &outline)
    case .heart: HeartHead.trace(moment, &outline)
    case .drop: DropHead.trace(moment, &outline)
    case .shield: ShieldHead.trace(moment, &outline)
    case .cloud: CloudHead.trace(moment, &outline)
    case .ghost: GhostHead.trace(moment, &outline)
    case .cat: CatHead.trace(moment, &outline)
    case .bear: BearHead.trace(moment, &outline)
    case .bunny: BunnyHead.trace(moment, &outline)
    case .bubble: BubbleHead.trace(moment, &outline)
    }
  }
}
