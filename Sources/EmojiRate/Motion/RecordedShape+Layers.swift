#if !hasFeature(Embedded)
  extension Recording.Shape {
    /// The shape in a form that the reader finds in every layer.
    ///
    /// Without paint it gets a transparent fill, and a circle gets a radius of at least 0.1.
    var readable: Recording.Shape {
      var shape = self
      if !paint.isVisible { shape.paint.fill = .color(SRGBColor(rgba: 0)) }
      if verbs.isEmpty { shape.coordinates[2] = max(coordinates[2], 0.1) }
      return shape
    }

    /// Calls `body` with each verb, its points, the start of its subpath and the current point.
    private func forEachVerb(
      _ body: (Recording.Verb, [Point], _ start: Point, _ from: Point) -> Void
    ) {
      // A circle has no verbs, and its coordinates are no points.
      guard !verbs.isEmpty else { return }
      var (start, current) = (Point(0, 0), Point(0, 0))
      for (verb, points) in UniformPathData.steps(verbs, coordinates) {
        if verb == .move, let point = points.last { start = point }
        body(verb, Array(points), start, current)
        current = points.last ?? start
      }
    }

    /// The length of the line that each close draws.
    var closingGaps: [Double] {
      var gaps: [Double] = []
      forEachVerb { verb, _, start, from in
        if verb == .close { gaps.append((start - from).length) }
      }
      return gaps
    }

    /// Adds a line before each close whose entry in `needsLine` is true.
    mutating func drawClosingLines(_ needsLine: [Bool]) {
      guard needsLine.contains(true) else { return }
      var (verbs, coordinates): ([Recording.Verb], [Double]) = ([], [])
      var close = 0
      forEachVerb { verb, points, start, _ in
        if verb == .close {
          if needsLine[close] {
            verbs.append(.line)
            coordinates += [start.x, start.y]
          }
          close += 1
        }
        verbs.append(verb)
        coordinates += points.flatMap { [$0.x, $0.y] }
      }
      (self.verbs, self.coordinates) = (verbs, coordinates)
    }

    /// Points along the shape, with four on each curve.
    var places: [Point] {
      if verbs.isEmpty {
        let (x, y, radius) = (coordinates[0], coordinates[1], coordinates[2])
        return [Point(x - radius, y), Point(x + radius, y), Point(x, y - radius)]
      }
      var places: [Point] = []
      forEachVerb { verb, points, _, from in
        guard verb == .curve else { return places += points }
        let cubic = Cubic(start: from, control1: points[0], control2: points[1], end: points[2])
        places += [0.25, 0.5, 0.75, 1].map { cubic.point(at: $0) }
      }
      return places
    }
  }
#endif
