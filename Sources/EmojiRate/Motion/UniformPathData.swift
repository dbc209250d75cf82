#if !hasFeature(Embedded)
  /// Writes paths with the same verbs as path data with the same commands, which interpolation requires.
  struct UniformPathData {
    /// Whether a verb is a curve whose first control point is implied in all paths.
    ///
    /// It mirrors the last control point of the previous curve, or is the curve's start.
    private var isSmooth: [Bool] = []

    /// Returns nil if there is no path.
    init?(_ values: [AttributeValue]) {
      for case .path(let verbs, let coordinates) in values {
        let these = Self.smoothness(verbs, coordinates)
        isSmooth = isSmooth.isEmpty ? these : zip(isSmooth, these).map { $0 && $1 }
      }
      if isSmooth.isEmpty { return nil }
    }

    func text(
      _ verbs: [Recording.Verb], _ coordinates: [Double], _ format: DecimalFormat
    ) -> String {
      String(writing: 512) { bytes in
        var path = PathDataWriter(format)
        path.beginRepeated()
        for (step, isSmooth) in zip(Self.steps(verbs, coordinates), isSmooth) {
          if step.verb == .close {
            path.close(&bytes)
          } else {
            let letter = isSmooth ? "s" : step.verb.rawValue
            path.append(letter, isSmooth ? step.points.dropFirst() : step.points, &bytes)
          }
        }
      }
    }

    private static func smoothness(_ verbs: [Recording.Verb], _ coordinates: [Double]) -> [Bool] {
      var (start, mirrored) = (Point(0, 0), Point(0, 0))
      return steps(verbs, coordinates).map { verb, points in
        let (control, end) = (points.first ?? start, points.last ?? start)
        defer {
          if verb == .move { start = end }
          let last = verb == .curve ? points[points.endIndex - 2] : end
          mirrored = Point(end.x + end.x - last.x, end.y + end.y - last.y)
        }
        return verb == .curve
          && max(abs(control.x - mirrored.x), abs(control.y - mirrored.y)) < 1e-6
      }
    }

    /// Each verb with its points; a curve has its control points, then its end.
    static func steps(
      _ verbs: [Recording.Verb], _ coordinates: [Double]
    ) -> [(verb: Recording.Verb, points: ArraySlice<Point>)] {
      var rest = stride(from: 0, to: coordinates.count, by: 2).map {
        Point(coordinates[$0], coordinates[$0 + 1])
      }[...]
      return verbs.map { verb in
        let points = rest.prefix(verb.pointCount)
        rest = rest[points.endIndex...]
        return (verb, points)
      }
    }
  }
#endif
