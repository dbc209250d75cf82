/// Filled ovals that narrow on angry faces and become arcs on happy ones.
enum DotEyes {
  /// The right eye, at a height.
  static func lens(_ pose: Pose, y: Double) -> Lens {
    let open = min(max((pose.eyeTop + pose.eyeBottom) / (1.2 * pose.eyeHalfWidth), 0), 1)
    let roundness = 0.35 + 0.65 * open
    return Lens(
      pose.eyeX, y, pose.eyeHalfWidth, top: -pose.eyeTop, bottom: pose.eyeBottom,
      tilt: -pose.eyeTilt, topRoundness: roundness, bottomRoundness: roundness)
  }
}
