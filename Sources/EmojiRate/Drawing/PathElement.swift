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

/// A sink that stores paths as an array of elements.
struct PathElements: Canvas {
  private(set) var elements: [PathElement] = []

  /// Changes nothing: elements have no paint.
  mutating func paint(_ paint: Paint) {}

  mutating func move(to point: Point) { elements.append(.move(to: point)) }

  mutating func line(to point: Point) { elements.append(.line(to: point)) }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  mutating func close() { elements.append(.close) }
}
