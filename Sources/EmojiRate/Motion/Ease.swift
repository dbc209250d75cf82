#if !hasFeature(Embedded)
  /// The curve of ``Easing`` by its parameter, to be cut into pieces.
  ///
  /// Its control points are (0, 0), (0.42, 0), (0.58, 1) and (1, 1): x is time, y how much of the way
  /// is gone.
  enum Ease {
    private static let x = (first: 0.42, second: 0.58)
    private static let y = (first: 0.0, second: 1.0)

    /// Where on the curve `part` of the way is gone.
    static func parameter(of part: Double) -> Double {
      guard part > 0 else { return 0 }
      guard part < 1 else { return 1 }
      // The way grows with the parameter, so halving finds it, to the last bit.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<53 {
        let middle = (low + high) / 2
        if polar(y, middle, middle, middle) < part { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    /// The time of a place on the curve.
    static func time(at parameter: Double) -> Double { polar(x, parameter, parameter, parameter) }

    /// The control points of the piece between two places, when it is stretched to begin at (0, 0) and
    /// end at (1, 1); a straight line where there is nothing between them.
    static func piece(
      from start: Double, to end: Double
    ) -> (x1: Double, y1: Double, x2: Double, y2: Double) {
      let (x1, x2) = controls(x, start, end)
      let (y1, y2) = controls(y, start, end)
      return (x1, y1, x2, y2)
    }

    private static func controls(
      _ points: (first: Double, second: Double), _ start: Double, _ end: Double
    ) -> (Double, Double) {
      let low = polar(points, start, start, start)
      let height = polar(points, end, end, end) - low
      guard height > 0 else { return (0, 1) }
      return (
        (polar(points, start, start, end) - low) / height,
        (polar(points, start, end, end) - low) / height
      )
    }

    /// The curve's polar form, of which the control points of every piece are values:
    /// Ramshaw, "Blossoms are polar forms", CAGD 6 (1989).
    private static func polar(
      _ points: (first: Double, second: Double), _ r: Double, _ s: Double, _ t: Double
    ) -> Double {
      let (p, q, o) = (1 - r, 1 - s, 1 - t)
      return points.first * (r * q * o + p * s * o + p * q * t)
        + points.second * (r * s * o + r * q * t + p * s * t) + r * s * t
    }
  }
#endif
