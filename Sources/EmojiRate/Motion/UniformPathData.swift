#if !hasFeature(Embedded)
  /// Writes paths of the same verbs as path data with the same commands, as interpolation between two of
  /// them asks for.
  struct UniformPathData {
    /// Whether a verb is a curve whose first control point, in all of the paths, mirrors the last one of
    /// the curve before or is where the curve begins; then it is not written.
    private var isSmooth: [Bool] = []

    /// Nil where there is no path.
    init?(_ values: [AttributeValue]) {
      for case .path(let verbs, let coordinates) in values {
        let these = Self.steps(verbs, coordinates).map(\.isSmooth)
        isSmooth = isSmooth.isEmpty ? these : zip(isSmooth, these).map { $0 && $1 }
      }
      if isSmooth.isEmpty { return nil }
    }

    /// The path data of one of the paths.
    func text(_ verbs: [Recording.Verb], _ coordinates: [Double], _ format: DecimalFormat) -> String
    {
      // Distances between rounded points add up to exactly where the path goes.
      let units = coordinates.map { Double(format.units($0)) }
      return String(writing: 512) { bytes in
        var (last, joint) = (UInt8(ascii: "z"), DecimalJoint.afterLetter)
        for (step, isSmooth) in zip(Self.steps(verbs, units), isSmooth) {
          bytes.reserve(1 + 6 * DecimalCursor.maximumCount)
          let letter = isSmooth ? UInt8(ascii: "s") : step.letter
          if letter != last || letter == UInt8(ascii: "z") {
            bytes.put(letter)
            joint = .afterLetter
          }
          // What repeats a move without a letter is a line.
          last = letter == UInt8(ascii: "m") ? UInt8(ascii: "l") : letter
          var cursor = DecimalCursor(at: bytes.next, after: joint)
          for point in isSmooth ? step.points.dropFirst() : step.points {
            cursor.append(Int64(point.x - step.start.x), format)
            cursor.append(Int64(point.y - step.start.y), format)
          }
          (bytes.next, joint) = (cursor.next, cursor.joint)
        }
      }
    }

    /// What a verb adds to a path.
    private struct Step {
      let verb: Recording.Verb
      /// Where it begins.
      let start: SIMD2<Double>
      /// A curve's control points, and where it ends.
      let points: ArraySlice<SIMD2<Double>>
      let isSmooth: Bool

      var letter: UInt8 {
        switch verb {
        case .move: UInt8(ascii: "m")
        case .line: UInt8(ascii: "l")
        case .curve: UInt8(ascii: "c")
        case .close: UInt8(ascii: "z")
        }
      }
    }

    private static func steps(_ verbs: [Recording.Verb], _ coordinates: [Double]) -> [Step] {
      let points = stride(from: 0, to: coordinates.count, by: 2).map {
        SIMD2(coordinates[$0], coordinates[$0 + 1])
      }
      var rest = points[...]
      var (start, current, mirrored) = (SIMD2(0.0, 0), SIMD2(0.0, 0), SIMD2(0.0, 0))
      return verbs.map { verb in
        let these = rest.prefix(verb == .curve ? 3 : verb == .close ? 0 : 1)
        rest = rest[these.endIndex...]
        let error = (these.first ?? start) - mirrored
        defer {
          current = these.last ?? start
          if verb == .move { start = current }
          mirrored = verb == .curve ? current + current - these[these.endIndex - 2] : current
        }
        return Step(
          verb: verb, start: current, points: these,
          isSmooth: verb == .curve && max(error.max(), -error.min()) < 1e-6)
      }
    }
  }
#endif
