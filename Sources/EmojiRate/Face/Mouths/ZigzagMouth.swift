/// A zigzag with six strokes that bends from a frown to a smile.
struct ZigzagMouth {
  private let line: BentLine

  init(_ pose: Pose, _ moment: Moment) {
    line = BentLine(
      pose, halfWidth: moment[Channel(38, 36, 34, 33, 34, 38, 42)],
      y: moment[Channel(46, 44, 41, 39, 38, 34, 30)],
      depth: moment[Channel(-16, -11, -5, 0, 5, 13, 20)],
      swing: 0.8 * moment[Channel(11, 8, 5, 4, 5, 7, 9)])
  }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.line)
    canvas.move(frame, -line.halfWidth, line.y - 0.2 * line.swing)
    for index in 1...5 {
      let x = line.halfWidth * Double(index - 3) / 3
      canvas.line(frame, x, line.y(at: x) + (index % 2 == 0 ? -line.swing : line.swing))
    }
    canvas.line(frame, line.halfWidth, line.y - 0.2 * line.swing)
  }
}
