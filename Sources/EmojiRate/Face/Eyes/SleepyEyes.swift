/// Eyes that hang shut at the low end, are half open in the middle, and shut in content at the high one.
enum SleepyEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let top = pose.moment[Channel(-8, -4, 1, 2, 4, 9, 13)] * pose.eyeScale
    let bottom = pose.moment[Channel(8, 10, 11, 11, 11, 4, -13)] * pose.eyeScale
    let tilt = -pose.temper * pose.moment[Channel(5, 3, 1, 0, 0, 0, 0)]
    let roundness = 0.35 + 0.65 * min(max((top + bottom) / (18 * pose.eyeScale), 0), 1)
    onBothSides { side in
      Lens(
        side * pose.eyeX, pose.eyeY + 2, 14 * pose.eyeScale, top: -top, bottom: bottom,
        tilt: side * tilt, topRoundness: roundness, bottomRoundness: roundness
      ).draw(in: pose.features, into: &canvas)
    }
  }
}
