/// Filled ovals that narrow on angry faces and become arcs on happy ones.
enum DotEyes {
  /// The right eye, at a height.
  static func lens(_ pose: Pose, y: Double) -> Lens {
    let open = ((pose.eyeTop + pose.eyeBottom) / (1.2 * pose.eyeHalfWidth)).clamped(to: 0...1)
    let roundness = 0.35 + 0.65 * open
    // The lower lid of a laughing eye rises first in the middle: a crescent, not a dome.
    let rise = 0.28 * max(pose.eyeTop - abs(pose.eyeBottom) - 3, 0)
    return Lens(
      pose.eyeX, y, pose.eyeHalfWidth, top: -pose.eyeTop, bottom: pose.eyeBottom - rise,
      tilt: -pose.eyeTilt, topRoundness: roundness, bottomRoundness: roundness)
  }
}
