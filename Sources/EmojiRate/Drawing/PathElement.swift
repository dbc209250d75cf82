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
}
