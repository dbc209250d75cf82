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
