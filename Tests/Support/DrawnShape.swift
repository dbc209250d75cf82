@testable import EmojiRate

extension EmojiRate.Recording.Shape {
  /// Points along all of its lines and curves.
  var spots: [Point] {
    guard let path = outline.path else {
      let (x, y, radius) = (outline.coordinates[0], outline.coordinates[1], outline.coordinates[2])
      return [
        Point(x - radius, y), Point(x + radius, y), Point(x, y - radius), Point(x, y + radius),
      ]
    }
    return path.steps.flatMap { step in
      let curve: Cubic? =
        switch step.verb {
        case .move: nil
        case .line:
          Cubic(
            start: step.start, control1: step.start, control2: step.points.last!,
            end: step.points.last!)
        case .curve: step.curve
        case .close:
          Cubic(
            start: step.start, control1: step.start, control2: step.subpathStart,
            end: step.subpathStart)
        }
      return curve.map { curve in (0...16).map { curve.point(at: Double($0) / 16) } } ?? []
    }
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

extension FaceStyle {
  /// Makes the style of a character and changes it with a closure.
  init(_ character: FaceCharacter, _ change: (inout FaceStyle) -> Void) {
    self.init(character)
    change(&self)
  }

  /// The style with no eyes.
  var withoutEyes: FaceStyle {
    var style = self
    style.eyes = .none
    return style
  }
}
