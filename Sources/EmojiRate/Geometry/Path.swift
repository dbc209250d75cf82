/// A path: its verbs, and the points of all of them in the order of path data.
///
/// There are three more forms, each for one purpose: ``Subpath`` for readers that cut, compare and measure segments,
/// `HeadOutline` for heads, which take no heap, and `FlatPath` of the pixels.
package struct Path: Hashable, Sendable {
  /// A verb, by its letter in path data.
  package enum Verb: Unicode.Scalar, Sendable {
    case move = "m"
    case line = "l"
    case curve = "c"
    case close = "z"

    /// The number of points.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .curve: 3
      case .close: 0
      }
    }

    /// The element with the points that `next` returns in turn; a curve has its control points before its end.
    @inline(__always)
    package func element(_ next: () -> Point) -> PathElement {
      switch self {
      case .move: return .move(to: next())
      case .line: return .line(to: next())
      case .curve:
        let (control1, control2) = (next(), next())
        return .curve(to: next(), control1: control1, control2: control2)
      case .close: return .close
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  /// A curve has its two control points, then its end.
  package private(set) var points: [Point] = []

  package init() {}

  package mutating func append(_ element: PathElement) {
    switch element {
    case .move(let end):
      verbs.append(.move)
      points.append(end)
    case .line(let end):
      verbs.append(.line)
      points.append(end)
    case .curve(let end, let control1, let control2):
      verbs.append(.curve)
      points.append(control1)
      points.append(control2)
      points.append(end)
    case .close: verbs.append(.close)
    }
  }

  package mutating func append(_ path: Path) {
    verbs += path.verbs
    points += path.points
  }

  /// Calls `body` with each element, without the heap.
  @inline(__always)
  private func forEachElement(_ body: (PathElement) -> Void) {
    var index = 0
    func next() -> Point {
      defer { index += 1 }
      return points[index]
    }
    for verb in verbs { body(verb.element(next)) }
  }

  /// Draws it without the heap.
  func draw(into sink: inout some PathSink) { forEachElement { sink.draw($0) } }

  package var elements: [PathElement] {
    var elements: [PathElement] = []
    forEachElement { elements.append($0) }
    return elements
  }

  /// The box around its points, control points included.
  package var box: Box { points.reduce(into: .empty) { $0.join($1) } }
}

extension Path {
  /// A verb with its points, and where it starts.
  package struct Step {
    package let verb: Verb
    package let points: ArraySlice<Point>
    package let start: Point
    package let subpathStart: Point

    /// The point where it ends.
    package var end: Point { points.last ?? subpathStart }

    /// The curve, if it is one.
    package var curve: Cubic? {
      guard verb == .curve else { return nil }
      let first = points.startIndex
      return Cubic(
        start: start, control1: points[first], control2: points[first + 1], end: end)
    }
  }

  package var steps: [Step] {
    var rest = points[...]
    var (start, subpathStart) = (Point(0, 0), Point(0, 0))
    return verbs.map { verb in
      let points = rest.prefix(verb.pointCount)
      rest = rest[points.endIndex...]
      if verb == .move { subpathStart = points[points.startIndex] }
      let step = Step(verb: verb, points: points, start: start, subpathStart: subpathStart)
      start = step.end
      return step
    }
  }

  /// Its subpaths as paths of their own.
  package var subpaths: [Path] {
    elements.reduce(into: []) { subpaths, element in
      if case .move = element { subpaths.append(Path()) }
      subpaths[subpaths.count - 1].append(element)
    }
  }
}
