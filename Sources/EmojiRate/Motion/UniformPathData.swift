/// Writes paths with the same verbs as path data with the same commands, which interpolation requires.
package struct UniformPathData {
  /// Whether a verb is a curve whose first control point is implied in all paths.
  ///
  /// It mirrors the last control point of the previous curve, or is the curve's start.
  private var isSmooth: [Bool] = []

  /// Returns nil if there is no path.
  package init?(_ values: [AttributeValue]) {
    for case .path(let outline) in values {
      let these = outline.smoothness
      isSmooth = isSmooth.isEmpty ? these : zip(isSmooth, these).map { $0 && $1 }
    }
    if isSmooth.isEmpty { return nil }
  }

  package func text(_ outline: Recording.Outline, _ format: DecimalFormat) -> String {
    ByteWriter.string { bytes in
      var path = PathDataWriter(format)
      path.beginRepeated()
      for (step, isSmooth) in zip(outline.steps, isSmooth) {
        if step.verb == .close {
          path.close(&bytes)
        } else {
          let letter = isSmooth ? "s" : step.verb.rawValue
          path.append(letter, isSmooth ? step.points.dropFirst() : step.points, &bytes)
        }
      }
    }
  }
}

extension Recording.Outline {
  /// A verb with its points; a curve has its control points, then its end.
  package struct Step {
    package let verb: Recording.Verb
    package let points: ArraySlice<Point>
    /// Where the verb starts.
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

  /// The steps of a path; a circle has none.
  package var steps: [Step] {
    var rest = isCircle ? [] : points[...]
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

  fileprivate var smoothness: [Bool] {
    var mirrored = Point(0, 0)
    return steps.map { step in
      let (curve, end) = (step.curve, step.end)
      let last = curve?.control2 ?? end
      defer { mirrored = Point(end.x + end.x - last.x, end.y + end.y - last.y) }
      return curve.map {
        max(abs($0.control1.x - mirrored.x), abs($0.control1.y - mirrored.y)) < 1e-6
      } ?? false
    }
  }
}
