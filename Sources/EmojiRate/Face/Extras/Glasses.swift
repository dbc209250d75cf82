/// Round glasses around eyes of every shape and width, which sit higher on happy faces.
struct Glasses {
  /// The centre of the right glass.
  let x: Double
  let y: Double
  let radius: Double
  /// The radius of a glass including its line.
  let reach: Double

  init(_ pose: Pose, around eyes: Eyes, _ moment: Moment) {
    let halfLine = Self.lineWidth(pose.colors) / 2 / pose.features.unit
    let ink = InkMeter(eyes, pose).extent
    // The room for an eye in a glass of the default size, with a gap.
    let room = 26 - halfLine - 1.5
    x = Self.middle(pose.eyeX + 1, from: ink.left, to: ink.right, room)
    y = Self.middle(pose.eyeY + moment.between(6, 1), from: ink.top, to: ink.bottom, room)
    let farthest = InkMeter(eyes, pose, around: (x, y)).farthest
    // The limit is where both lines meet in the middle.
    radius = min(max(26, farthest + halfLine + 1.5), x - halfLine / 2)
    reach = radius + halfLine
  }

  /// The place nearest to `preferred` with both ends of an eye within `room`; if there is none, the eye's
  /// centre.
  private static func middle(
    _ preferred: Double, from low: Double, to high: Double, _ room: Double
  ) -> Double {
    // Without eyes, the extent is empty.
    guard low < high else { return preferred }
    return high - low > 2 * room
      ? (low + high) / 2 : min(max(preferred, high - room), low + room)
  }

  private static func lineWidth(_ colors: FaceColors) -> Double { 0.5 * colors.lineWidth }

  func draw<Target: Canvas>(in frame: Frame, _ colors: FaceColors, on canvas: inout Target) {
    canvas.paint(colors.line.stroked(width: Self.lineWidth(colors)))
    onBothSides { side in
      Lens(side * x, y, radius, top: -radius, bottom: radius).draw(in: frame, into: &canvas)
    }
    Arch(0, y - 2, x - radius, depth: -min(5, (x - radius) / 2)).draw(in: frame, into: &canvas)
    onBothSides { canvas.segment(frame, $0 * (x + radius), y - 3, $0 * 90, y - 12) }
  }
}
