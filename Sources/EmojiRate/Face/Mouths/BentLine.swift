/// The parabola that a zigzag or a wave follows from corner to corner.
struct BentLine {
  let halfWidth: Double
  /// The height of the corners.
  let y: Double
  /// How far the middle is below them.
  let depth: Double
  /// The distance of the zigzag or wave from the parabola, to either side.
  let swing: Double

  init(_ pose: Pose, halfWidth: Double, y: Double, depth: Double, swing: Double) {
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
