@testable import EmojiRate

extension EmojiRate.Recording.Shape {
  /// Points along all of its lines and curves.
  var spots: [Point] {
    var spots: [Point] = []
    var (current, start, index) = (Point(0, 0), Point(0, 0), 0)
    func next() -> Point {
      index += 2
      return Point(coordinates[index - 2], coordinates[index - 1])
    }
    func add(_ curve: Cubic) {
      for step in 0...16 { spots.append(curve.split(at: Double(step) / 16).first.end) }
      current = curve.end
    }
    if verbs.isEmpty {
      let (x, y, radius) = (coordinates[0], coordinates[1], coordinates[2])
      return [
        Point(x - radius, y), Point(x + radius, y), Point(x, y - radius), Point(x, y + radius),
      ]
    }
    for verb in verbs {
      switch verb {
      case .move: (current, start) = { ($0, $0) }(next())
      case .line:
        let end = next()
        add(Cubic(start: current, control1: current, control2: end, end: end))
      case .curve:
        let (control1, control2, end) = (next(), next(), next())
        add(Cubic(start: current, control1: control1, control2: control2, end: end))
      case .close: add(Cubic(start: current, control1: current, control2: start, end: start))
      }
    }
    return spots
  }

  /// Half of the width of its line.
  var outset: Double { (paint.stroke?.width ?? 0) / 2 }

  /// Whether anything of it is to be seen.
  var isVisible: Bool {
    guard outset == 0 else { return true }
    guard paint.fill != nil, let first = spots.first else { return false }
    return spots.contains { abs($0.x - first.x) + abs($0.y - first.y) > 0.1 }
  }
}

extension Face {
  /// What is drawn of it, where everything is that any value shows.
  var shapes: [EmojiRate.Recording.Shape] { EmojiRate.Recording(self).shapes }
}
