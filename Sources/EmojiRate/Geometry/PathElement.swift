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
