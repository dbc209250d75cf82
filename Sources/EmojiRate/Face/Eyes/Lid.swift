/// The upper lid of a round eye: the part above a straight edge.
struct Lid {
  /// The frame of the eyeball, with its centre as the origin.
  let ball: Transform
  let radius: Double
  /// The ends of the edge, on the circle.
  private let left: Point
  private let right: Point

  /// Makes a lid.
  ///
  /// - Parameters:
  ///   - part: The covered part of the ball's height, 0…1.
  ///   - slope: How far the right end of its edge is below the middle, and the left one above it.
  init(_ ball: Transform, radius: Double, part: Double, slope: Double) {
    self.ball = ball
    self.radius = radius
    let middle = radius * (2 * part - 1)
    // The slope is limited by how far the lid is lowered, so an open eye has none.
    let most = 1.2 * radius * part
    let slope = min(max(slope, -most), most)
    func end(_ y: Double, _ side: Double) -> Point {
      let y = min(max(y, -radius), 0.95 * radius)
      return Point(side * (radius * radius - y * y).squareRoot(), y)
    }
    left = end(middle - slope, -1)
    right = end(middle + slope, 1)
  }

  func drawEdge(into sink: inout Canvas) {
    sink.segment(ball, left.x, left.y, right.x, right.y)
  }

  /// Draws the part of the ball that the lid covers.
  func drawCap(into sink: inout Canvas) {
    let top = Point(0, -radius)
    sink.move(ball, left.x, left.y)
    arc(from: left, to: top, into: &sink)
    arc(from: top, to: right, into: &sink)
    sink.close()
  }

  /// Draws the part of the ball that the lid leaves open.
  func drawOpening(into sink: inout Canvas) {
    let bottom = Point(0, radius)
    let (first, second) = (halfway(right, 1), halfway(left, -1))
    sink.move(ball, right.x, right.y)
    arc(from: right, to: first, into: &sink)
    arc(from: first, to: bottom, into: &sink)
    arc(from: bottom, to: second, into: &sink)
    arc(from: second, to: left, into: &sink)
    sink.close()
  }

  /// The point of the circle midway between an end of the edge and the bottom, by half-angle formulas.
  private func halfway(_ end: Point, _ side: Double) -> Point {
    let cosine = end.y / radius
    return Point(
      side * radius * ((1 - cosine) / 2).squareRoot(), radius * ((1 + cosine) / 2).squareRoot())
  }

  /// Adds a part of the circle, clockwise.
  private func arc(from start: Point, to end: Point, into sink: inout Canvas) {
    // The handles are 4/3 · tan(angle/4). The cosine of the arc's angle is known.
    let cosine = (start.x * end.x + start.y * end.y) / (radius * radius)
    let half = (max(1 - cosine, 0) / (1 + cosine)).squareRoot()
    let handle = half > 0 ? 4.0 / 3 * ((1 + half * half).squareRoot() - 1) / half : 0
    sink.curve(
      ball, start.x - handle * start.y, start.y + handle * start.x, end.x + handle * end.y,
      end.y - handle * end.x, end.x, end.y)
  }
}
