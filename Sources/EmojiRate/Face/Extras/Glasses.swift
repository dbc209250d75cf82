/// Round glasses, which sit higher the gladder.
///
/// They are put around whatever eyes there are, and wider where these are wide.
struct Glasses {
  /// The middle of the right glass.
  let x: Double
  let y: Double
  let radius: Double
  /// Half of the width of their line, in units of the features.
  private let halfLine: Double

  init(_ pose: Pose) {
    halfLine = Self.lineWidth(pose) / 2 / pose.features.unit
    let eyes = InkMeter.eyes(pose).extent
    // As much of an eye as a glass of the usual size has room for, with a gap.
    let room = 26 - halfLine - 1.5
    x = Self.middle(pose.eyeX + 1, from: eyes.left, to: eyes.right, room)
    y = Self.middle(pose.eyeY + pose.moment.between(6, 1), from: eyes.top, to: eyes.bottom, room)
    let farthest = InkMeter.eyes(pose, around: (x, y)).farthest
    // At most until both lines are one in the middle.
    radius = min(max(26, farthest + halfLine + 1.5), x - halfLine / 2)
  }

  /// The place nearest to `preferred` from which no end of an eye is farther than `room`, or its middle.
  private static func middle(
    _ preferred: Double, from low: Double, to high: Double, _ room: Double
  ) -> Double {
    // Without eyes, the extent is empty.
    guard low < high else { return preferred }
    return high - low > 2 * room
      ? (low + high) / 2 : min(max(preferred, high - room), low + room)
  }

  private static func lineWidth(_ pose: Pose) -> Double { 0.6 * pose.lineWidth }

  /// How far a glass reaches with its line.
  var reach: Double { radius + halfLine }

  func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    canvas.paint(pose.base.filled(nil).stroked(width: Self.lineWidth(pose)))
    onBothSides { side in
      Lens(side * x, y, radius, top: -radius, bottom: radius)
        .draw(in: pose.features, into: &canvas)
    }
    Arch(0, y - 2, x - radius, depth: -min(5, (x - radius) / 2)).draw(
      in: pose.features, into: &canvas)
    onBothSides { canvas.segment(pose.features, $0 * (x + radius), y - 3, $0 * 90, y - 12) }
  }
}
