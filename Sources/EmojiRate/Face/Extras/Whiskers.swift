/// Two whiskers on each side, which rise with joy.
enum Whiskers {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let rise = pose.moment.between(10, -8)
    canvas.paint(pose.base.stroked(width: 0.5 * pose.lineWidth))
    onBothSides { side in
      canvas.segment(pose.features, side * 70, 26, side * 98, 18 + rise)
      canvas.segment(pose.features, side * 70, 40, side * 98, 42 + rise)
    }
  }
}
