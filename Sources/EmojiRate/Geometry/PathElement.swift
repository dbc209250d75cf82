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

extension PathElement {
  /// A curve from the current point, where its own start is.
  package static func curve(_ cubic: Cubic) -> PathElement {
    .curve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
  }

  /// The end point; nil for the line that closes a subpath.
  package var end: Point? {
    switch self {
    case .move(let end), .line(let end), .curve(let end, _, _): end
    case .close: nil
    }
  }
}
