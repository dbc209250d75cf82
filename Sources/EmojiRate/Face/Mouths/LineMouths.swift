/// The parabola that a zigzag or a wave follows from corner to corner.
private struct BentLine {
  let halfWidth: Double
  /// The height of the corners.
  let y: Double
  /// How far the middle is below them.
  let depth: Double
  /// The distance of the zigzag or wave from the parabola, to either side.
  let swing: Double

  init(_ pose: borrowing Pose, halfWidth: Double, y: Double, depth: Double, swing: Double) {
    self.halfWidth = pose.mouthHalfWidth(halfWidth)
    self.y = pose.mouthY(y, top: depth - swing, bottom: depth + swing)
    self.depth = depth
    self.swing = swing
  }

  /// The height at a horizontal distance from the middle.
  func y(at x: Double) -> Double {
    let part = x / halfWidth
    return y + depth * (1 - part * part)
  }
}

// Mouths made of lines.
extension Pose {
  /// Draws a zigzag with six strokes that bends from a frown to a smile.
  func drawZigzagMouth(in frame: Transform, on canvas: inout Canvas) {
    canvas.paint(colors.line)
    let line = BentLine(
      self, halfWidth: moment[Channel(38, 36, 34, 33, 34, 38, 42)],
      y: moment[Channel(46, 44, 41, 39, 38, 34, 30)],
      depth: moment[Channel(-16, -11, -5, 0, 5, 13, 20)],
      swing: 0.8 * moment[Channel(11, 8, 5, 4, 5, 7, 9)])
    canvas.move(frame, -line.halfWidth, line.y - 0.2 * line.swing)
    for index in 1...5 {
      let x = line.halfWidth * Double(index - 3) / 3
      canvas.line(frame, x, line.y(at: x) + (index % 2 == 0 ? -line.swing : line.swing))
    }
    canvas.line(frame, line.halfWidth, line.y - 0.2 * line.swing)
  }

  /// Draws a wave with two crests that bends from a frown to a smile.
  func drawWaveMouth(in frame: Transform, on canvas: inout Canvas) {
    canvas.paint(colors.line)
    let line = BentLine(
      self, halfWidth: moment[Channel(36, 34, 32, 32, 33, 37, 41)],
      y: moment[Channel(45, 43, 41, 40, 38, 34, 30)],
      depth: moment[Channel(-14, -10, -4, 0, 5, 13, 20)],
      swing: moment[Channel(9, 7, 5, 4, 4, 4, 4)])
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

  /// Draws two arcs that meet below the nose and turn from hanging to smiling.
  func drawCatMouth(in frame: Transform, on canvas: inout Canvas) {
    canvas.paint(colors.line)
    let depth = 1.33 * moment[Channel(-10, -7, -3, 1, 8, 14, 17)]
    // How far the corners are below the middle.
    let corner = moment[Channel(6, 4, 1, 0, -1, -3, -5)]
    let halfWidth = mouthHalfWidth(moment[Channel(30, 32, 32, 34, 36, 40, 42)])
    let y = mouthY(moment[Channel(42, 40, 35, 32, 30, 27, 25)], top: depth, bottom: depth)
    let outer = y + depth + 0.6 * corner
    let inset = (1 - Arch.roundness(1, depth: 0.75 * depth)) / 3 * halfWidth
    canvas.move(frame, -halfWidth, y + corner)
    canvas.curve(frame, inset - halfWidth, outer, -inset, y + depth, 0, y)
    canvas.curve(frame, inset, y + depth, halfWidth - inset, outer, halfWidth, y + corner)
  }

  /// Draws a line that goes from a frown to a smile while its right end rises more and more.
  func drawSmirk(in frame: Transform, on canvas: inout Canvas) {
    canvas.paint(colors.line)
    let depth = moment[Channel(-9, -6, -2, 1, 5, 10, 15)]
    let rise = moment[Channel(-3, -2, 2, 4, 7, 9, 10)]
    let y = mouthY(
      moment[Channel(44, 43, 40, 38, 36, 32, 29)], top: min(depth, -rise), bottom: depth)
    Arch(
      5, y, mouthHalfWidth(moment[Channel(26, 26, 27, 28, 29, 32, 36)]), depth: depth,
      tilt: -rise, roundness: 0.5
    ).draw(in: frame, into: &canvas)
  }

  /// Draws two pursed lips from the side, with a kiss that grows.
  func drawKissMouth(in frame: Transform, on canvas: inout Canvas) {
    canvas.paint(colors.line)
    // It is as wide as high, so the style's mouth width is its size.
    let size = max(moment[Channel(0.7, 0.75, 0.85, 0.9, 0.95, 1.05, 1.15)] * mouthWidening, 0.5)
    let y = mouthY(34, top: -17 * size, bottom: 17 * size)
    let (x, height) = (4.0, 17 * size)
    let left = x - 7 * size
    let (bulge, crease) = (x + 15 * size, x + 13 * size)
    canvas.move(frame, left, y - height)
    canvas.curve(frame, bulge, y - height, crease, y - size, x - 3 * size, y)
    canvas.curve(frame, crease, y + size, bulge, y + height, left, y + height)
  }

  /// Draws a line from a frown to a smile, with a tongue that comes out in the upper half of the scale.
  func drawTongueMouth(in frame: Transform, on canvas: inout Canvas) {
    canvas.paint(colors.line)
    let depth = moment[Channel(-16, -11, -5, 1, 9, 18, 25)]
    // How far the tongue's control points are below its root.
    let length = 40 * moment[Channel(0, 0, 0, 0, 0.45, 0.85, 1.03)]
    let lips = Arch(
      0,
      mouthY(
        moment[Channel(44, 42, 40, 37, 32, 23, 14)], top: depth,
        bottom: 0.93 * depth + 0.75 * length),
      mouthHalfWidth(moment[Channel(30, 30, 30, 32, 36, 42, 46)]), depth: depth)
    lips.draw(in: frame, into: &canvas)

    guard length > 1.2 || canvas.keepsVerbs else { return }
    let half = min(min(15, 0.42 * lips.halfWidth), 0.75 * length)
    let (left, right) = (0.28 * lips.halfWidth - half, 0.28 * lips.halfWidth + half)
    let top = lips.y + 0.93 * lips.depth
    canvas.paint(
      colors.base.filled(colors.isLine ? nil : FaceColors.tongue)
        .stroked(width: 0.7 * colors.lineWidth))
    canvas.move(frame, left, top)
    canvas.curve(
      frame, left, top + length, right, top + length, right, top - 2 * min(length, 1))
    canvas.close()
  }
}
