/// Shut eyes: lines that hang at the low end, are level in the middle, and arch on happy faces.
enum ArcEyes {
  static func lens(_ pose: Pose, _ moment: Moment) -> Lens {
    let depth = moment[Channel(8, 6, 3, 0, -5, -11, -15)] * pose.eyeScale
    return Lens(
      pose.eyeX, pose.eyeY + 0.3 * depth + (-depth).clamped(to: 0...2),
      moment[Channel(16, 16, 16, 16, 16, 17, 17)] * pose.eyeScale, top: depth, bottom: depth,
      tilt: -pose.temper * moment[Channel(5, 3, 1, 0, 0, 0, 0)], topRoundness: 0.35,
      bottomRoundness: 0.35)
  }
}
