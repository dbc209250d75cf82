/// Two arcs that meet below the nose and turn from hanging to smiling.
enum CatMouth {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let depth = 1.33 * pose.moment[Channel(-10, -6, 2, 7, 10, 14, 17)]
    // How far the corners are below the middle.
    let corner = pose.moment[Channel(6, 4, 1, 0, -1, -3, -5)]
    let half = pose.mouthHalfWidth(Channel(30, 32, 32, 34, 36, 40, 42))
    let y = pose.mouthY(Channel(42, 40, 35, 32, 30, 27, 25), top: depth, bottom: depth)
    let outer = y + depth + 0.6 * corner
    canvas.paint(pose.base.filled(nil))
    canvas.move(pose.features, -half, y + corner)
    canvas.curve(pose.features, -half, outer, 0, y + depth, 0, y)
    canvas.curve(pose.features, 0, y + depth, half, outer, half, y + corner)
  }
}
