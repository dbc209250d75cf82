/// Round glasses around eyes of every shape and width, which sit higher on happy faces.
struct Glasses {
  /// The right glass, without its line.
  private let glass: Circle
  /// The right glass including its line, which the mouth stays clear of.
  let outer: Circle

  init(_ pose: borrowing Pose) {
    let halfLine = Self.lineWidth(pose.colors) / 2 / pose.features.unit
    let ink = InkMeter(pose.style.eyes, pose).extent
    // The room for an eye in a glass of the default size, with a gap.
    let room = Self.radius - halfLine - Self.gap
    let center = Point(
      Self.middle(pose.eyeX + 1, from: ink.left, to: ink.right, room),
      Self.middle(pose.eyeY + pose.moment.between(6, 1), from: ink.top, to: ink.bottom, room))
    let farthest = InkMeter(pose.style.eyes, pose, around: center).farthest
    // The limit is where both lines meet in the middle.
    let radius = min(max(Self.radius, farthest + halfLine + Self.gap), center.x - halfLine / 2)
    glass = Circle(center, radius: radius)
    outer = Circle(center, radius: radius + halfLine)
  }

  /// The radius around eyes of the default size, which is about a quarter of a face's.
  private static var radius: Double { 26 }
  /// The gap between an eye and the line around it.
  private static var gap: Double { 1.5 }

  /// The lowest place of brows: above the glasses, farther if the brows are slanted, and on the forehead.
  func browLimit(_ pose: borrowing Pose) -> Double {
    min(-48, outer.center.y - outer.radius - 8 - 0.8 * abs(pose.browDrop))
  }

  /// The place nearest to `preferred` with both ends of an eye within `room`, or else the eye's
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
    let (x, y, radius) = (glass.center.x, glass.center.y, glass.radius)
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
  /// The reach of the right glass, with its line, from the middle of its upper edge.
  let outer: Circle
  private let tilt: Double

  /// The height of a glass, from the corners of the lens to its lowest point.
  private static var depth: Double { 25 }

  init(_ pose: borrowing Pose) {
    let preferred = Point(pose.eyeX + 1, pose.eyeY + pose.moment.between(3, -6))
    let reach = Self.depth + pose.halfLine
    // They move up rather than touch the mouth, but not above the brows.
    let near = reach + 3 - InkMeter(pose.style.mouth, pose, around: preferred).nearest
    let center = Point(preferred.x, preferred.y - (1.3 * near).clamped(to: 0...9))
    outer = Circle(center, radius: reach)
    tilt = pose.moment.between(5, 0)
  }

  /// The lowest place of brows: above the upper edges, and on the forehead.
  var browLimit: Double { min(-40, outer.center.y - 30) }

  func draw(_ pose: Pose, on canvas: inout Canvas) {
    let (frame, x, y) = (pose.features, outer.center.x, outer.center.y)
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
