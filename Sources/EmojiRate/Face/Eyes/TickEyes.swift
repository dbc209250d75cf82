/// Two upright bars, for the smallest sizes: short and slanted with anger or grief, long with joy.
enum TickEyes {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let halfHeight = pose.moment[Channel(3, 5, 8, 9, 10, 11, 12)] * pose.eyeScale
    let slant = pose.temper * pose.moment[Channel(5, 4, 1, 0, 0, 0, 0)] * pose.eyeScale
    let y = pose.openEyeY
    let x = pose.eyeX + pose.moment[Channel(0, 0, 1, 1, 1, 2, 2)]
    onBothSides { side in
      canvas.move(pose.features, side * (x + slant), y - halfHeight)
      canvas.line(pose.features, side * (x - slant), y + halfHeight)
    }
  }
}
