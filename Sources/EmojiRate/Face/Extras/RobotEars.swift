/// A bolt on each side of the head.
enum RobotEars {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    canvas.paint(pose.base.stroked(.color(pose.colors.rim), width: 16 * pose.face.unit))
    let x = pose.landmarks.side + 10
    onBothSides { side in
      canvas.move(pose.face, side * x, -12)
      canvas.line(pose.face, side * x, 22)
    }
  }
}
