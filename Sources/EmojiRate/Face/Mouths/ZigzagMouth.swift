/// A zigzag of six strokes that bends from a frown to a smile.
enum ZigzagMouth {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let swing = 0.8 * pose.moment[Channel(11, 8, 5, 4, 5, 7, 9)]
    let line = BentLine(
      pose, halfWidth: Channel(38, 36, 34, 33, 34, 38, 42), y: Channel(46, 44, 41, 39, 38, 34, 30),
      depth: Channel(-16, -11, -5, 0, 5, 13, 20), swing: swing)
    canvas.paint(pose.base.filled(nil))
    canvas.move(pose.features, -line.halfWidth, line.y - 0.2 * swing)
    for index in 1...5 {
      let x = line.halfWidth * Double(index - 3) / 3
      canvas.line(pose.features, x, line.y(at: x) + (index % 2 == 0 ? -swing : swing))
    }
    canvas.line(pose.features, line.halfWidth, line.y - 0.2 * swing)
  }
}
