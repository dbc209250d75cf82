import EmojiRate

/// Two brushes of one kind, which can be mixed.
struct BrushPair {
  var first: DrawnBrush?
  var second: DrawnBrush?
  /// The second of two kinds of gradients, which is painted over the first one.
  var over: (first: DrawnBrush, second: DrawnBrush)?
  /// Whether a visible `currentColor` became black, because the other is a colour.
  var isBlackened = false

  /// - Parameter fades: Whether a missing brush is the other one, transparent.
  init(_ one: DrawnBrush?, _ other: DrawnBrush?, fades: Bool) {
    // What appears has its own colour from the start, or it would change its colour on the way.
    (first, second) = (one ?? other, other ?? one)
    if fades, one == nil { first = first?.faded(by: 0) }
    if fades, other == nil { second = second?.faded(by: 0) }
    guard var a = first, var b = second else { return }
    if a.isCurrentColor != b.isCurrentColor {
      // The colour of the page is not known here.
      isBlackened = (a.isCurrentColor ? a : b).color.w > 0
      (a.isCurrentColor, b.isCurrentColor) = (false, false)
    }
    // Half-way between a linear gradient and a radial one is neither, and no format has it.
    if a.isGradient, b.isGradient, a.isRadial != b.isRadial {
      let isTranslucent = b.stops.contains { $0.color.w < 1 }
      over = (b.faded(by: 0), b)
      (first, second) = (a, isTranslucent ? a.faded(by: 0) : a)
      return
    }
    // A colour is a gradient that is the same everywhere.
    if a.isGradient, !b.isGradient { b = a.colored(b.color) }
    if b.isGradient, !a.isGradient { a = b.colored(a.color) }
    // Mixed with one that runs the other way, all of its stops would meet half-way.
    if a.isGradient, !a.isRadial, (a.points[1] - a.points[0]).dot(b.points[1] - b.points[0]) < 0 {
      b.turnRound()
    }
    if a.isGradient {
      // A stop between two of its colours does not change a gradient.
      while a.stops.count < b.stops.count { a.addStop() }
      while b.stops.count < a.stops.count { b.addStop() }
    }
    if a.isRadial { b.turnAxes(towards: a) }
    (first, second) = (a, b)
  }
}

extension DrawnBrush {
  /// Writes the same linear gradient from its other end.
  fileprivate mutating func turnRound() {
    points.reverse()
    stops = stops.reversed().map { Stop(offset: 1 - $0.offset, color: $0.color) }
  }

  /// Adds a stop in the middle of the widest gap.
  fileprivate mutating func addStop() {
    var widest = 0
    for index in stops.indices.dropLast() {
      let gap = stops[index + 1].offset - stops[index].offset
      if gap > stops[widest + 1].offset - stops[widest].offset { widest = index }
    }
    let (one, other) = (stops[widest], stops[widest + 1])
    stops.insert(
      Stop(offset: (one.offset + other.offset) / 2, color: (one.color + other.color) / 2),
      at: widest + 1)
  }

  /// Swaps and flips the axes so that they are closest to another gradient's.
  fileprivate mutating func turnAxes(towards other: DrawnBrush) {
    var (best, least) = ((points[1], points[2]), Double.infinity)
    for (one, two) in [(points[1], points[2]), (points[2], points[1])] {
      for (sign, second) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
        let (first, last) = (sign * one, second * two)
        let sum =
          (first - other.points[1]).squaredLength + (last - other.points[2]).squaredLength
        // An ellipse has eight ways to be written, and a wrong one would turn it inside out half-way.
        if sum < least - 1e-9 { (best, least) = ((first, last), sum) }
      }
    }
    (points[1], points[2]) = best
  }
}
