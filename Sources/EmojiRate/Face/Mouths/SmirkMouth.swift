/// A line that rises at its right end, ever more on the way from a frown to a smile.
enum SmirkMouth {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let depth = pose.moment[Channel(-9, -6, -2, 1, 5, 10, 15)]
    let rise = pose.moment[Channel(-3, -2, 2, 4, 7, 9, 10)]
    let y = pose.mouthY(
      Channel(44, 43, 40, 38, 36, 32, 29), top: min(depth, -rise), bottom: depth)
    canvas.paint(pose.base.filled(nil))
    Arch(
      5, y, pose.mouthHalfWidth(Channel(26, 26, 27, 28, 29, 32, 36)), depth: depth, tilt: -rise,
      roundness: 0.5
    ).draw(in: pose.features, into: &canvas)
  }
}
