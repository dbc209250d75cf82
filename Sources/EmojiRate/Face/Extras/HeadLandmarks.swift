/// The places of a head where extras are put, in units of the head; they move with it.
struct HeadLandmarks {
  /// Where hats, horns and bows stand: where a round head would have to be, and how large, to have its top
  /// where this one has it.
  let hats: FeaturePlace
  /// The height of the outline in the middle, above and below.
  let notch: Double
  let bottom: Double
  /// How far the outline is from the middle beside the eyes.
  let side: Double

  /// - Parameters:
  ///   - top: The height of the top that a hat stands on.
  ///   - x: The middle of that top.
  ///   - scale: The size of a hat that fits on it.
  ///   - notch: The height of the outline in the middle, if it is another than the top.
  init(
    top: Double = -100, x: Double = 0, scale: Double = 1, notch: Double? = nil,
    side: Double = 100, bottom: Double = 100
  ) {
    hats = FeaturePlace(x, top + 100 * scale, scale)
    self.notch = notch ?? top
    self.side = side
    self.bottom = bottom
  }
}

extension FaceHead {
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
}

extension Pose {
  /// The landmarks of the head.
  var landmarks: HeadLandmarks { style.head.landmarks(at: headMoment, character) }

  /// The frame of hats: that of a round head whose top is where this head has it.
  var hats: Frame {
    let place = landmarks.hats
    return face.inner(place.x, place.y, scale: place.scale)
  }
}
