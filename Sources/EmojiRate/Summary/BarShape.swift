/// The shape of a bar.
///
/// Its verbs do not depend on its length, so that bars can grow.
enum BarShape {
  /// Flat at its start on the left, and round at its end.
  case slab
  /// Like a slab, but vertical, with the flat end at the bottom.
  case post
  /// Round at all corners.
  case stone

  private static var radius: Double { 3 }

  /// Draws it so that its line, 1 wide, is within a frame and on whole pixels.
  ///
  /// - Parameter isMirrored: Whether it extends from its origin to the left.
  func draw(
    at origin: Point, _ size: Size, isMirrored: Bool = false, into sink: inout Canvas
  ) {
    let (width, height) = (size.width - 1, size.height - 1)
    let sign = isMirrored ? -1.0 : 1
    let (x, y) = (origin.x + sign / 2, origin.y + 0.5)
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x + sign * dx, y + dy) }
    switch self {
    case .slab:
      let radius = min(Self.radius, width, height / 2)
      sink.move(to: point(0, 0))
      corner(radius, point(width, 0), from: (-sign, 0), to: (0, 1), &sink)
      corner(radius, point(width, height), from: (0, -1), to: (-sign, 0), &sink)
      sink.line(to: point(0, height))
    case .post:
      let radius = min(Self.radius, height, width / 2)
      sink.move(to: point(0, height))
      corner(radius, point(0, 0), from: (0, 1), to: (sign, 0), &sink)
      corner(radius, point(width, 0), from: (-sign, 0), to: (0, 1), &sink)
      sink.line(to: point(width, height))
    case .stone:
      let radius = min(Self.radius, width / 2, height / 2)
      sink.move(to: point(radius, 0))
      corner(radius, point(width, 0), from: (-sign, 0), to: (0, 1), &sink)
      corner(radius, point(width, height), from: (0, -1), to: (-sign, 0), &sink)
      corner(radius, point(0, height), from: (sign, 0), to: (0, -1), &sink)
      corner(radius, point(0, 0), from: (0, 1), to: (sign, 0), &sink)
    }
    sink.close()
  }

  /// Draws a line to a rounded corner, then the corner, from the directions of the two lines that meet there.
  private func corner(
    _ radius: Double, _ corner: Point, from before: (x: Double, y: Double),
    to behind: (x: Double, y: Double), _ sink: inout Canvas
  ) {
    func point(_ way: (x: Double, y: Double), _ length: Double) -> Point {
      Point(corner.x + way.x * length, corner.y + way.y * length)
    }
    let handle = radius * (1 - quarterCircleControl)
    sink.line(to: point(before, radius))
    sink.curve(
      to: point(behind, radius), control1: point(before, handle), control2: point(behind, handle))
  }
}
