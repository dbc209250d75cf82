/// The shapes of heads; the registry of them.
public enum FaceHead: Int, Keyword {
  /// No head: features alone.
  case none
  /// A circle.
  case circle
  /// A circle on its way to a square.
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
  /// A cat's head, its ears flattened when angry.
  case cat
  /// A bear's head with round ears.
  case bear
  /// A rabbit's head, its ears hanging when sad.
  case bunny
  /// A speech bubble.
  case bubble

  /// The words for them.
  public static var keywords: StaticString {
    """
    none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost \
    cat bear bunny bubble
    """
  }
}

extension FaceHead {
  /// Where the features stand, so that they stay inside.
  func features(at moment: Moment) -> FeaturePlace {
    switch self {
    case .none: FeaturePlace(0, 0, 1.2)
    case .circle, .squircle, .square: FeaturePlace(0, 0, 1)
    case .capsule: FeaturePlace(0, 2, 0.78)
    case .hexagon, .bloom: FeaturePlace(0, 0, 0.92)
    case .blob: FeaturePlace(0, moment[BlobHead.featureY], 0.96)
    case .star: FeaturePlace(0, 14, 0.68)
    case .heart: FeaturePlace(0, -10, 0.82)
    case .drop: FeaturePlace(0, 20, 0.86)
    case .shield, .ghost: FeaturePlace(0, -10, 0.9)
    case .cloud: FeaturePlace(2, 14, 0.76)
    case .cat: FeaturePlace(0, 18, 0.88)
    case .bear: FeaturePlace(0, 18, 0.86)
    case .bunny: FeaturePlace(0, 28, 0.74)
    case .bubble: FeaturePlace(0, -9, 0.9)
    }
  }

  /// The radius of the frame with which the head is as large as the canvas has room for.
  var radius: Double { self == .bunny ? 105 : 107 }

  /// Draws the head as one closed path.
  func draw<Sink: PathSink>(_ pose: Pose, into sink: inout Sink) {
    switch self {
    case .none: break
    case .circle: CircleHead.draw(pose, into: &sink)
    case .square: SquareHead.draw(pose, into: &sink)
    case .capsule: CapsuleHead.draw(pose, into: &sink)
    default: HeadOutline.draw(in: pose.face, into: &sink) { trace(pose, &$0) }
    }
  }

  /// Makes the outline of a head of curves.
  private func trace(_ pose: Pose, _ outline: inout HeadOutline) {
    switch self {
    case .none, .circle, .square, .capsule: break
    case .squircle: SquircleHead.trace(pose, &outline)
    case .hexagon: HexagonHead.trace(pose, &outline)
    case .blob: BlobHead.trace(pose, &outline)
    case .bloom: BloomHead.trace(pose, &outline)
    case .star: StarHead.trace(pose, &outline)
    case .heart: HeartHead.trace(pose, &outline)
    case .drop: DropHead.trace(pose, &outline)
    case .shield: ShieldHead.trace(pose, &outline)
    case .cloud: CloudHead.trace(pose, &outline)
    case .ghost: GhostHead.trace(pose, &outline)
    case .cat: CatHead.trace(pose, &outline)
    case .bear: BearHead.trace(pose, &outline)
    case .bunny: BunnyHead.trace(pose, &outline)
    case .bubble: BubbleHead.trace(pose, &outline)
    }
  }
}
