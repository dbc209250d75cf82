/// A transform as the frame of a drawing in a picture, such as a part of a face or a digit.
///
/// A face is 200 units wide, from -100 to 100. Its features have a frame of their own, so that they fit inside every
/// head.
extension Transform {
  /// The frame with its origin at a place, and the length of its unit.
  init(_ x: Double, _ y: Double, unit: Double) { self.init(scale: unit, origin: Point(x, y)) }

  /// The length of a unit.
  var unit: Double { a }

  /// The point on the canvas for a point of this frame.
  func callAsFunction(_ x: Double, _ y: Double) -> Point { apply(Point(x, y)) }

  /// A frame within this one, with its origin and scale in units of this one.
  func inner(_ x: Double, _ y: Double, scale: Double) -> Transform {
    inner(Transform(x, y, unit: scale))
  }

  /// The frame at a place in this one.
  func inner(_ place: Transform) -> Transform { place.followed(by: self) }
}

// Parts and digits call these hundreds of times. Inlined, they would make the studio's module larger.
extension Canvas {
  /// Begins a subpath at a point of a frame.
  @inline(never)
  mutating func move(_ frame: Transform, _ x: Double, _ y: Double) { move(to: frame(x, y)) }

  /// Adds a line to a point of a frame.
  @inline(never)
  mutating func line(_ frame: Transform, _ x: Double, _ y: Double) { line(to: frame(x, y)) }

  /// Adds a curve in a frame: the two control points, and the end.
  @inline(never)
  mutating func curve(
    _ frame: Transform, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double,
    _ y: Double
  ) {
    curve(to: frame(x, y), control1: frame(x1, y1), control2: frame(x2, y2))
  }

  /// Adds a separate line from one point of a frame to another.
  @inline(never)
  mutating func segment(
    _ frame: Transform, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    move(to: frame(x1, y1))
    line(to: frame(x2, y2))
  }

  /// Adds a dot: a line without length, which a stroke with round caps turns into a circle.
  @inline(never)
  mutating func dot(_ frame: Transform, _ x: Double, _ y: Double) { segment(frame, x, y, x, y) }
}
