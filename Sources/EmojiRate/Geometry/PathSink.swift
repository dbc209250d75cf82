/// A receiver of paths, verb by verb: a canvas, a writer, or a step before them.
package protocol PathSink {
  /// Begins a new subpath.
  mutating func move(to point: Point)
  /// Adds a straight line from the current point.
  mutating func line(to point: Point)
  /// Adds a cubic Bézier curve from the current point.
  mutating func curve(to point: Point, control1: Point, control2: Point)
  /// Ends the subpath with a straight line to its beginning.
  mutating func close()
}

extension PathSink {
  /// Adds an element.
  @inline(__always)
  package mutating func draw(_ element: PathElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .curve(let point, let control1, let control2):
      curve(to: point, control1: control1, control2: control2)
    case .close: close()
    }
  }
}
