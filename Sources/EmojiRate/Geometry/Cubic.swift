/// A cubic Bézier curve.
struct Cubic {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// The two parts into which a vertical line cuts a curve whose x only grows or only falls.
  ///
  /// Bisection finds the place in 53 steps, the precision of a `Double`. Every step is the same on all
  /// platforms.
  func split(atX x: Double) -> (first: Cubic, second: Cubic) {
    let grows = end.x > start.x
    var low = 0.0
    var high = 1.0
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if (split(at: middle).first.end.x < x) == grows { low = middle } else { high = middle }
    }
    var parts = split(at: (low + high) / 2)
    parts.first.end.x = x
    parts.second.start.x = x
    return parts
  }

  /// The two parts before and after t, 0…1, by de Casteljau's construction.
  func split(at part: Double) -> (first: Cubic, second: Cubic) {
    let (a, b) = (lerp(start, control1, part), lerp(control1, control2, part))
    let c = lerp(control2, end, part)
    let (d, e) = (lerp(a, b, part), lerp(b, c, part))
    let middle = lerp(d, e, part)
    return (
      Cubic(start: start, control1: a, control2: d, end: middle),
      Cubic(start: middle, control1: e, control2: c, end: end)
    )
  }

  /// Calls `body` with the points at equal steps of t, including the start and the end, for flattening.
  @inline(__always)
  func forEachPoint(_ steps: Int, _ body: (Point) -> Void) {
    for step in 0...steps {
      body(point(at: Double(step) / Double(steps), Double(steps - step) / Double(steps)))
    }
  }

  /// The point at t, 0…1.
  func point(at t: Double) -> Point { point(at: t, 1 - t) }

  /// The point at t, with the rest up to 1.
  @inline(__always)
  private func point(at t: Double, _ s: Double) -> Point {
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      a * start.x + b * control1.x + c * control2.x + d * end.x,
      a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}
