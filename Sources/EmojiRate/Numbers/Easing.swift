/// The motion of a picture between two ratings: slow, fast, slow.
///
/// The motion is `ease-in-out` of [CSS Easing
/// 1](https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions), the cubic curve with the
/// control points (0.42, 0) and (0.58, 1). x is time, y is progress.
package enum Easing {
  private static var x: Coordinate { Coordinate(first: 0.42, second: 0.58) }
  private static var y: Coordinate { Coordinate(first: 0, second: 1) }

  /// The progress after `time` of `duration`, 0…1, to within 10⁻⁶; durations of 0 or less end immediately.
  package static func progress(at time: Double, of duration: Double) -> Double {
    guard time < duration else { return 1 }
    guard time > 0 else { return 0 }
    return y.value(at: x.parameter(of: time / duration))
  }

  /// The part of the time after which the progress is `part`.
  package static func time(of part: Double) -> Double { x.value(at: y.parameter(of: part)) }

  /// The control points of a piece of the curve, scaled from (0, 0) to (1, 1); a straight line if the piece
  /// is empty.
  package static func piece(
    from start: Double, to end: Double
  ) -> (x1: Double, y1: Double, x2: Double, y2: Double) {
    let (start, end) = (y.parameter(of: start), y.parameter(of: end))
    let (x1, x2) = x.controls(from: start, to: end)
    let (y1, y2) = y.controls(from: start, to: end)
    return (x1, y1, x2, y2)
  }

  /// A rising coordinate of a cubic curve from 0 to 1, by its control points.
  private struct Coordinate {
    var first: Double
    var second: Double

    /// The polar form, whose values are the control points of every piece:
    /// Ramshaw, "Blossoms are polar forms", CAGD 6 (1989).
    func polar(_ r: Double, _ s: Double, _ t: Double) -> Double {
      let (p, q, o) = (1 - r, 1 - s, 1 - t)
      return first * (r * q * o + p * s * o + p * q * t)
        + second * (r * s * o + r * q * t + p * s * t) + r * s * t
    }

    func value(at parameter: Double) -> Double { polar(parameter, parameter, parameter) }

    /// The t at which the coordinate has a value, found by bisection to the last bit.
    func parameter(of value: Double) -> Double {
      guard value > 0 else { return 0 }
      guard value < 1 else { return 1 }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<53 {
        let middle = (low + high) / 2
        if self.value(at: middle) < value { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    func controls(from start: Double, to end: Double) -> (Double, Double) {
      let low = value(at: start)
      let height = value(at: end) - low
      guard height > 0 else { return (0, 1) }
      return (
        (polar(start, start, end) - low) / height, (polar(start, end, end) - low) / height
      )
    }
  }
}
