/// A cubic Bézier curve.
package struct Cubic: Equatable {
  package var start: Point
  package var control1: Point
  package var control2: Point
  package var end: Point

  @inlinable
  package init(start: Point, control1: Point, control2: Point, end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

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
  @inlinable
  package func split(at part: Double) -> (first: Cubic, second: Cubic) {
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
  @inlinable
  package func forEachPoint(_ steps: Int, _ body: (Point) -> Void) {
    for step in 0...steps {
      body(point(at: Double(step) / Double(steps), Double(steps - step) / Double(steps)))
    }
  }

  /// The point at t, 0…1.
  @inlinable
  package func point(at t: Double) -> Point { point(at: t, 1 - t) }

  /// The point at t, with the rest up to 1.
  @inline(__always)
  @inlinable
  package func point(at t: Double, _ s: Double) -> Point {
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      a * start.x + b * control1.x + c * control2.x + d * end.x,
      a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}

extension Cubic {
  /// The start, both control points and the end.
  package var points: [Point] { [start, control1, control2, end] }

  /// The curve with its points at other places.
  @inlinable
  package func mapped(_ place: (Point) -> Point) -> Cubic {
    Cubic(
      start: place(start), control1: place(control1), control2: place(control2), end: place(end))
  }

  /// The smallest box around it.
  @inlinable
  package var box: Box {
    var box = Box(around: start)
    box.join(end)
    let inside = { (point: Point) in
      point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom
    }
    if inside(control1), inside(control2) { return box }
    for part in Self.extrema(start.x, control1.x, control2.x, end.x)
      + Self.extrema(start.y, control1.y, control2.y, end.y)
    { box.join(point(at: part)) }
    return box
  }

  /// The values of t at which x changes direction, rising.
  @inlinable
  package var turnsOfX: [Double] { Self.extrema(start.x, control1.x, control2.x, end.x).sorted() }

  /// The values of t at which a coordinate has slope 0.
  @inlinable
  package static func extrema(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
    let (a, b, c) = (s - p + 3 * (q - r), 2 * (p - 2 * q + r), q - p)
    guard abs(a) > 1e-12 else {
      return (abs(b) > 1e-12 ? [-c / b] : []).filter { $0 > 0 && $0 < 1 }
    }
    let square = b * b - 4 * a * c
    guard square >= 0 else { return [] }
    let root = square.squareRoot()
    return [(-b - root) / (2 * a), (-b + root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
  }
}
