/// Round glasses around eyes of every shape and width, which sit higher on happy faces.
struct Glasses {
  /// The centre of the right glass.
  let x: Double
  let y: Double
  let radius: Double
  /// The radius of a glass including its line.
  let reach: Double

  init(_ pose: borrowing Pose) {
    let halfLine = Self.lineWidth(pose.colors) / 2 / pose.features.unit
    let ink = InkMeter(pose.style.eyes, pose).extent
    // The room for an eye in a glass of the default size, with a gap.
    let room = 26 - halfLine - 1.5
    x = Self.middle(pose.eyeX + 1, from: ink.left, to: ink.right, room)
    y = Self.middle(pose.eyeY + pose.moment.between(6, 1), from: ink.top, to: ink.bottom, room)
    let farthest = InkMeter(pose.style.eyes, pose, around: (x, y)).farthest
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

  func draw(_ pose: Pose, on canvas: inout Canvas) {
    let frame = pose.features
    canvas.paint(pose.colors.line.stroked(width: Self.lineWidth(pose.colors)))
    onBothSides { side in
      Lens(side * x, y, radius, top: -radius, bottom: radius).draw(in: frame, into: &canvas)
    }
    Arch(0, y - 2, x - radius, depth: -min(5, (x - radius) / 2)).draw(in: frame, into: &canvas)
    onBothSides { canvas.segment(frame, $0 * (x + radius), y - 3, $0 * 90, y - 12) }
  }
}

/// Dark glasses that cover the eyes, tilted when angry.
struct Shades {
  let x: Double
  let y: Double
  /// The reach of a glass from the middle of its upper edge, including its line.
  let reach: Double
  private let tilt: Double

  /// The height of a glass, from the corners of the lens to its lowest point.
  private static var depth: Double { 25 }

  init(_ pose: borrowing Pose) {
    x = pose.eyeX + 1
    let preferred = pose.eyeY + pose.moment.between(3, -6)
    reach = Self.depth + pose.halfLine
    // They move up rather than touch the mouth.
    let near = reach + 3 - InkMeter(pose.style.mouth, pose, around: (x, preferred)).nearest
    y = preferred - (1.3 * near).clamped(to: 0...9)
    tilt = pose.moment.between(5, 0)
  }

  func draw(_ pose: Pose, on canvas: inout Canvas) {
    let frame = pose.features
    canvas.paint(pose.colors.features)
    onBothSides { side in
      Lens(
        side * x, y, 25, top: -3, bottom: Self.depth, tilt: -side * tilt / 2, topRoundness: 0.3,
        bottomRoundness: 1
      ).draw(in: frame, into: &canvas)
    }
    canvas.segment(frame, -x + 20, y - 1, x - 20, y - 1)
    onBothSides { canvas.segment(frame, $0 * (x + 25), y - 1, $0 * 92, y - 8) }
    // A face of lines has no lighter colour.
    guard !pose.colors.isLine else { return }
    canvas.paint(
      pose.colors.base.stroked(SRGBColor(rgba: 0xFFFF_FF80), width: 0.5 * pose.colors.lineWidth))
    onBothSides { canvas.segment(frame, $0 * x - 10, y + 10, $0 * x + 2, y + 2) }
  }
}
