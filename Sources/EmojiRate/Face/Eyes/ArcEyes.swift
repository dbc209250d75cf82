/// Shut eyes: lines that hang at the low end, are level in the middle, and arch with joy.
enum ArcEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let depth = pose.moment[Channel(8, 6, 3, 0, -5, -11, -15)] * pose.eyeScale
    let halfWidth = pose.moment[Channel(16, 16, 16, 16, 16, 17, 17)] * pose.eyeScale
    let tilt = -pose.temper * pose.moment[Channel(5, 3, 1, 0, 0, 0, 0)]
    let y = pose.eyeY + 0.3 * depth + min(max(-depth, 0), 2)
    onBothSides { side in
      Lens(
        side * pose.eyeX, y, halfWidth, top: depth, bottom: depth, tilt: side * tilt,
        topRoundness: 0.35, bottomRoundness: 0.35
      ).draw(in: pose.features, into: &canvas)
    }
  }
}
