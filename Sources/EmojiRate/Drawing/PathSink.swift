/// A target for paths: path data, an array of elements, bounds, or a caller's canvas.
///
/// The verbs are the same as in other 2D graphics libraries, so a custom sink has five short methods. By
/// default, a circle becomes four curves.
package protocol PathSink {
  /// Begins a new subpath.
  mutating func move(to point: Point)
  /// Adds a straight line from the current point.
  mutating func line(to point: Point)
  /// Adds a cubic Bézier curve from the current point.
  mutating func curve(to point: Point, control1: Point, control2: Point)
  /// Ends the subpath with a straight line to its beginning.
  mutating func close()
  /// Adds a circle as a closed subpath; a document writes it as one element.
  mutating func circle(center: Point, radius: Double)
}

extension PathSink {
  /// Adds a circle as four cubic curves, clockwise from its rightmost point.
  ///
  /// The error is at most 0.03 % of the radius.
  @inlinable
  package mutating func circle(center: Point, radius: Double) {
    let control = radius * quarterCircleControl
    let (x, y) = (center.x, center.y)
    move(to: Point(x + radius, y))
    curve(
      to: Point(x, y + radius),
      control1: Point(x + radius, y + control), control2: Point(x + control, y + radius))
    curve(
      to: Point(x - radius, y),
      control1: Point(x - control, y + radius), control2: Point(x - radius, y + control))
    curve(
      to: Point(x, y - radius),
      control1: Point(x - radius, y - control), control2: Point(x - control, y - radius))
    curve(
      to: Point(x + radius, y),
      control1: Point(x + control, y - radius), control2: Point(x + radius, y - control))
    close()
  }
}

/// The distance of control points from the ends, for a curve that is a quarter of a unit circle.
///
/// It is 4/3 · (√2 − 1), so the curve also meets the circle at its middle. Source: Goldapp, "Approximation of
/// circular arcs by cubic polynomials", CAGD 8 (1991).
@inlinable
package var quarterCircleControl: Double { 0.552_284_749_830_793_4 }

/// An element of a path, for callers that store paths instead of drawing them.
public enum PathElement: Hashable, Sendable {
  /// Begins a new subpath.
  case move(to: Point)
  /// A straight line from the current point.
  case line(to: Point)
  /// A cubic Bézier curve from the current point.
  case curve(to: Point, control1: Point, control2: Point)
  /// A straight line to the beginning of the subpath.
  case close

  /// Draws it on a sink.
  package func draw<Sink: PathSink>(into sink: inout Sink) {
    switch self {
    case .move(let end): sink.move(to: end)
    case .line(let end): sink.line(to: end)
    case .curve(let end, let control1, let control2):
      sink.curve(to: end, control1: control1, control2: control2)
    case .close: sink.close()
    }
  }
}
