/// Eyes that hang shut at the low end, are half open in the middle, and contentedly shut at the high one.
enum SleepyEyes {
  static func lens(_ pose: Pose, _ moment: Moment) -> Lens {
    let top = moment[Channel(-8, -4, 1, 2, 4, 9, 13)] * pose.eyeScale
    let bottom = moment[Channel(8, 10, 11, 11, 11, 4, -13)] * pose.eyeScale
    let roundness = 0.35 + 0.65 * ((top + bottom) / (18 * pose.eyeScale)).clamped(to: 0...1)
    return Lens(
      pose.eyeX, pose.eyeY + 2, 14 * pose.eyeScale, top: -top, bottom: bottom,
      tilt: -pose.temper * moment[Channel(5, 3, 1, 0, 0, 0, 0)], topRoundness: roundness,
      bottomRoundness: roundness)
  }
}
