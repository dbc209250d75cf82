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

extension Pose {
  /// The landmarks of the head.
  var landmarks: HeadLandmarks { style.head.landmarks(at: headMoment, character) }

  /// The frame of hats: that of a round head whose top is where this head has it.
  var hats: Frame {
    let place = landmarks.hats
    return face.inner(place.x, place.y, scale: place.scale)
  }
}
