/// Eyes of which the left one winks, and the right one shines and never shuts.
enum WinkEyes {
  /// The highest progress for the right eye, because the expression shuts eyes beyond it.
  static var lastOpen: Double { 0.8 }

  /// The left eye: a line that hangs at the low end, inwards on angry and outwards on sad faces, and arches
  /// on happy ones.
  static func lens(_ pose: Pose, _ moment: Moment) -> Lens {
    let depth = moment[Channel(5, 2, -3, -6, -9, -12, -14)] * pose.eyeScale
    return Lens(
      -pose.eyeX, pose.openEyeY(moment) + 2, 17 * pose.eyeScale, top: depth, bottom: depth,
      tilt: pose.temper * moment[Channel(5, 3, 0, 0, 0, 0, 0)], topRoundness: 0.35,
      bottomRoundness: 0.35)
  }
}
