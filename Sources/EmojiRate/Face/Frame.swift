/// The frame of a part of a face: its centre, and the length of its unit on the canvas.
///
/// A face is 200 units wide, from -100 to 100. Its features have units of their own, so that they fit inside
/// every head.
struct Frame {
  /// The centre, in user units.
  var center: Point
  /// The length of a unit, in user units.
  var unit: Double

  init(_ x: Double, _ y: Double, unit: Double) {
    center = Point(x, y)
    self.unit = unit
  }

  /// The canvas itself.
  static var canvas: Frame { Frame(0, 0, unit: 1) }

  /// The point on the canvas for a point of this frame.
  func callAsFunction(_ x: Double, _ y: Double) -> Point {
    Point(center.x + x * unit, center.y + y * unit)
  }

  /// A frame within this one, with its centre and scale in units of this one.
  func inner(_ x: Double, _ y: Double, scale: Double) -> Frame {
    Frame(center.x + x * unit, center.y + y * unit, unit: unit * scale)
  }

  /// The frame at a place in this one.
  func inner(_ place: Frame) -> Frame { inner(place.center.x, place.center.y, scale: place.unit) }
}

// Parts call these hundreds of times. Inlined, they would make the studio's module larger.
extension Canvas {
  /// Begins a subpath at a point of a frame.
  @inline(never)
  mutating func move(_ frame: Frame, _ x: Double, _ y: Double) { move(to: frame(x, y)) }

  /// Adds a line to a point of a frame.
  @inline(never)
  mutating func line(_ frame: Frame, _ x: Double, _ y: Double) { line(to: frame(x, y)) }

  /// Adds a curve in a frame: the two control points, and the end.
  @inline(never)
  mutating func curve(
    _ frame: Frame, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    curve(to: frame(x, y), control1: frame(x1, y1), control2: frame(x2, y2))
  }

  /// Adds a separate line from one point of a frame to another.
  @inline(never)
  mutating func segment(
    _ frame: Frame, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    move(to: frame(x1, y1))
    line(to: frame(x2, y2))
  }

  /// Adds a dot: a line without length, which a stroke with round caps turns into a circle.
  @inline(never)
  mutating func dot(_ frame: Frame, _ x: Double, _ y: Double) { segment(frame, x, y, x, y) }
}
