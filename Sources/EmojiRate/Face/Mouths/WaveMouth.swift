/// A wave with two crests that bends from a frown to a smile.
struct WaveMouth {
  private let line: BentLine

  init(_ pose: Pose, _ moment: Moment) {
    line = BentLine(
      pose, halfWidth: moment[Channel(36, 34, 32, 32, 33, 37, 41)],
      y: moment[Channel(45, 43, 41, 40, 38, 34, 30)],
      depth: moment[Channel(-14, -10, -4, 0, 5, 13, 20)],
      swing: moment[Channel(9, 7, 5, 4, 4, 4, 4)])
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.line)
    let width = line.halfWidth / 2
    canvas.move(frame, -line.halfWidth, line.y)
    for index in 0..<4 {
      let x = -line.halfWidth + Double(index) * width
      let (x1, x2, end) = (x + 0.36 * width, x + 0.64 * width, x + width)
      // A curve reaches three quarters of the distance to its control points.
      let control = (index % 2 == 0 ? -1.33 : 1.33) * line.swing
      canvas.curve(
        frame, x1, line.y(at: x1) + control, x2, line.y(at: x2) + control, end,
        line.y(at: end))
    }
  }
}
