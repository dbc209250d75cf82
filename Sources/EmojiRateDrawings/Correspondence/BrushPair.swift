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
    (first, second) = (one ?? other, other ?? one)
    if fades, one == nil { first = first?.faded(by: 0) }
    if fades, other == nil { second = second?.faded(by: 0) }
    guard var a = first, var b = second else { return }
    if a.isCurrentColor != b.isCurrentColor {
      isBlackened = (a.isCurrentColor ? a : b).color.w > 0
      (a.isCurrentColor, b.isCurrentColor) = (false, false)
    }
    if a.isGradient, b.isGradient, a.isRadial != b.isRadial {
      let isTranslucent = b.stops.contains { $0.color.w < 1 }
      over = (b.faded(by: 0), b)
      (first, second) = (a, isTranslucent ? a.faded(by: 0) : a)
      return
    }
    if a.isGradient, !b.isGradient { b = a.colored(b.color) }
    if b.isGradient, !a.isGradient { a = b.colored(a.color) }
    if a.isGradient {
      while a.stops.count < b.stops.count { a.addStop() }
      while b.stops.count < a.stops.count { b.addStop() }
    }
    (first, second) = (a, b)
  }
}

extension DrawnBrush {
  /// Adds a stop between the first two, which changes nothing.
  fileprivate mutating func addStop() {
    let (one, other) = (stops[0], stops[1])
    stops.insert(
      Stop(offset: (one.offset + other.offset) / 2, color: (one.color + other.color) / 2), at: 1)
  }
}
