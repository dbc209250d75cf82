/// A bolt on each side of the head.
struct RobotEars {
  let head: HeadPlan

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.base.stroked(colors.rim, width: 16 * frame.unit))
    let x = head.side + 10
    onBothSides { canvas.segment(frame, $0 * x, -12, $0 * x, 22) }
  }
}
