/// A bolt on each side of the head.
enum RobotEars {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    canvas.paint(pose.base.stroked(pose.colors.rim, width: 16 * pose.face.unit))
    let x = pose.landmarks.side + 10
    onBothSides { canvas.segment(pose.face, $0 * x, -12, $0 * x, 22) }
  }
}
