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
    // They sink with the slime.
    case .blob: FeaturePlace(0, moment[Channel(10, 8, 5, 4, 3, 1, 0)], 0.96)
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

  /// The landmarks at a moment; those of a round head, where nothing else is said.
  func landmarks(at moment: Moment, _ character: CharacterData) -> HeadLandmarks {
    func between(_ low: Double, _ high: Double) -> Double { moment.between(low, high) }
    return switch self {
    case .none, .circle: HeadLandmarks(side: 97)
    case .squircle:
      HeadLandmarks(
        top: -character.squircle.halfHeight, side: character.squircle.halfWidth,
        bottom: character.squircle.halfHeight)
    case .square: HeadLandmarks(top: -97, side: 97, bottom: 97)
    case .capsule: HeadLandmarks(top: between(-66, -76), side: 106, bottom: between(66, 76))
    case .hexagon: HeadLandmarks(side: 98, bottom: 103)
    case .blob: HeadLandmarks(top: between(-88, -100), side: 95, bottom: between(94, 98))
    case .bloom: HeadLandmarks(side: 98, bottom: 104)
    case .star:
      HeadLandmarks(
        top: -82, scale: 0.75, notch: between(-94, -102), side: 84, bottom: between(84, 75))
    case .heart:
      HeadLandmarks(
        top: between(-82, -96), notch: between(-51, -57), side: 97, bottom: between(94, 102))
    case .drop:
      HeadLandmarks(
        top: between(-69, -81), x: between(12, 0), scale: 0.8, notch: between(-75, -107),
        side: between(89, 81), bottom: 102)
    case .shield: HeadLandmarks(top: between(-92, -104), side: 89, bottom: 106)
    case .cloud:
      HeadLandmarks(
        top: between(-80, -89), x: 38, scale: 0.75, notch: between(-72, -81), side: 106, bottom: 76)
    case .ghost: HeadLandmarks(side: between(84, 90), bottom: 103)
    case .cat: HeadLandmarks(top: -62, scale: 0.8, notch: between(-66, -61), side: 105)
    case .bear: HeadLandmarks(top: -70, scale: 0.68, side: 105)
    case .bunny: HeadLandmarks(top: -52, scale: 0.6, side: 90)
    case .bubble: HeadLandmarks(top: -94, side: 104, bottom: 86)
    }
  }

  /// What the outline can cover at any value, without its line.
  func extent(_ character: CharacterData) -> Extent {
    switch self {
    case .none, .circle, .square: Extent(-100, -100, 100, 100)
    case .squircle:
      Extent(
        -character.squircle.halfWidth, -character.squircle.halfHeight,
        character.squircle.halfWidth, character.squircle.halfHeight)
    case .capsule: Extent(-106, -76, 106, 76)
    case .hexagon: Extent(-98, -105, 98, 105)
    case .blob: Extent(-102, -100, 102, 98)
    case .bloom: Extent(-107, -107, 107, 107)
    case .star: Extent(-106, -102, 106, 99)
    case .heart: Extent(-106, -92, 106, 102)
    case .drop: Extent(-92, -107, 92, 102)
    case .shield: Extent(-96, -104, 96, 106)
    case .cloud: Extent(-106.6, -91, 107.5, 76)
    case .ghost: Extent(-90, -101, 90, 106)
    case .cat: Extent(-107, -105, 107, 100)
    case .bear: Extent(-107, -106, 107, 100)
    case .bunny: Extent(-109.4, -108.2, 109.4, 100)
    case .bubble: Extent(-104, -94, 104, 106)
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
    let moment = pose.headMoment
    switch self {
    case .none, .circle, .square, .capsule: break
    case .squircle: SquircleHead.trace(pose, &outline)
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
