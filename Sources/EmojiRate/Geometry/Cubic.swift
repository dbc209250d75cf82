/// A cubic Bézier curve by itself.
struct Cubic {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// The two parts into which a vertical line cuts a curve whose x only grows or only falls.
  ///
  /// The place is found by halving: 53 times is all that a `Double` can tell apart, and each step is
  /// the same everywhere.
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

  /// The two parts before and behind a place, 0…1: de Casteljau's construction.
  func split(at part: Double) -> (first: Cubic, second: Cubic) {
    func between(_ one: Point, _ other: Point) -> Point {
      Point(one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)
    }
    let (a, b, c) = (between(start, control1), between(control1, control2), between(control2, end))
    let (d, e) = (between(a, b), between(b, c))
    let middle = between(d, e)
    return (
      Cubic(start: start, control1: a, control2: d, end: middle),
      Cubic(start: middle, control1: e, control2: c, end: end)
    )
  }
}
