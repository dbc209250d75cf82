/// A bolt on each side of the head.
enum RobotEars {
  static func draw<Target: Canvas>(
    _ head: HeadPlan, in frame: Frame, _ colors: FaceColors, on canvas: inout Target
  ) {
    canvas.paint(colors.base.stroked(colors.rim, width: 16 * frame.unit))
    let x = head.side + 10
    onBothSides { canvas.segment(frame, $0 * x, -12, $0 * x, 22) }
  }
}
