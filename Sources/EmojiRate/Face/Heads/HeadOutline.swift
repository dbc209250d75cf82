/// The places on a head at one moment, in units of the head; by default, of a round head.
///
/// They are known without drawing the outline.
struct HeadPlan {
  /// The place of the features, which keeps them inside.
  var features = Transform(0, 0, unit: 1)
  /// The area that the outline can cover at any value, without its line.
  var extent = Box(-100, -100, 100, 100)
  /// The height of the top where a hat sits, its horizontal place, and the size of a hat that fits on it.
  var top = -100.0
  var x = 0.0
  var scale = 1.0
  /// The height of the outline in the middle, if it differs from the top.
  var notch: Double?
  /// The distance of the outline from the middle line, at the height of the eyes.
  var side = 100.0
  /// The height of the outline in the middle, at the bottom.
  var bottom = 100.0
  /// How much farther than above a flat cloud a sun must rise to be visible.
  var sunRise = 20.0
  /// The length of a crack, relative to its width.
  var crackLength = 1.3

  /// The place of hats, horns and bows: the place and size of a round head with the same top.
  var hats: Transform { Transform(x, top + 100 * scale, unit: scale) }
}

/// The outline of a head while it is drawn: one closed path of curves in units of the head.
///
/// It is on the stack, and it can mirror the first half of a symmetric head. Each head is a function that traces it.
struct HeadOutline {
  /// The start, and three points for each curve.
  private let points: UnsafeMutableBufferPointer<Point>
  private var count = 0

  /// The maximum number of curves in a head.
  private static var curveLimit: Int { 16 }

  /// Draws a head, which `trace` makes, in a frame.
  static func draw(
    in frame: Transform, into sink: inout Canvas, _ trace: (inout HeadOutline) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Point.self, capacity: 1 + 3 * curveLimit) { points in
      var outline = HeadOutline(points: points)
      trace(&outline)
      outline.draw(in: frame, into: &sink)
    }
  }

  private func draw(in frame: Transform, into sink: inout Canvas) {
    sink.move(frame, points[0].x, points[0].y)
    for index in stride(from: 1, to: count, by: 3) {
      let (control1, control2, end) = (points[index], points[index + 1], points[index + 2])
      sink.curve(frame, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }
    sink.close()
  }

  // Inlined into every head, these would make the studio's module larger.

  /// Begins the outline.
  @inline(never)
  mutating func move(_ x: Double, _ y: Double) { append(x, y) }

  /// Adds a curve by its two control points and its end.
  @inline(never)
  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    append(x1, y1)
    append(x2, y2)
    append(x, y)
  }

  /// Adds the mirror image of all elements, back to the start.
  ///
  /// Before, the outline must go from the middle of the top over the right to the middle of the bottom.
  @inline(never)
  mutating func mirror() {
    for index in (0..<(count - 1)).reversed() { append(-points[index].x, points[index].y) }
  }

  private mutating func append(_ x: Double, _ y: Double) {
    precondition(count < points.count, "A head has more curves than HeadOutline.curveLimit.")
    points[count] = Point(x, y)
    count += 1
  }
}
