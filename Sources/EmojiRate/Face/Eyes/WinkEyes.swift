/// The left eye winks, the right one shines and never shuts.
enum WinkEyes {
  /// Delight shuts eyes; the right one stays as it is here.
  static var lastOpen: Double { 0.8 }

  /// The left eye: a line that hangs at the low end, inwards with anger and outwards with grief, and arches
  /// with joy.
  static func lens(_ pose: Pose, _ moment: Moment) -> Lens {
    let depth = moment[Channel(5, 2, -3, -6, -9, -12, -14)] * pose.eyeScale
    return Lens(
      -pose.eyeX, pose.openEyeY(moment) + 2, 17 * pose.eyeScale, top: depth, bottom: depth,
      tilt: pose.temper * moment[Channel(5, 3, 0, 0, 0, 0, 0)], topRoundness: 0.35,
      bottomRoundness: 0.35)
  }
}
