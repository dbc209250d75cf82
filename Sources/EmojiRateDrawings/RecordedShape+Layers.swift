import EmojiRate

extension Recording.Shape {
  /// The shape in a form that the reader finds in every layer.
  ///
  /// Without paint it gets a transparent fill, and a circle gets a radius of at least 0.1.
  var readable: Recording.Shape {
    var shape = self
    if !paint.isVisible { shape.paint.fill = .color(SRGBColor(rgba: 0)) }
    if outline.isCircle { shape.outline.coordinates[2] = max(outline.coordinates[2], 0.1) }
    return shape
  }
}

extension Recording.Outline {
  /// The length of the line that each close draws.
  var closingGaps: [Double] {
    steps.filter { $0.verb == .close }.map { ($0.subpathStart - $0.start).length }
  }

  /// Adds a line before each close whose entry in `needsLine` is true.
  mutating func drawClosingLines(_ needsLine: [Bool]) {
    guard needsLine.contains(true) else { return }
    var rest = needsLine[...]
    let steps = steps
    self = Recording.Outline()
    for step in steps {
      if step.verb == .close, rest.removeFirst() { append(.line, [step.subpathStart]) }
      append(step.verb, step.points)
    }
  }

  /// Points along the shape, with four on each curve.
  var places: [Point] {
    if isCircle {
      let (x, y, radius) = (coordinates[0], coordinates[1], coordinates[2])
      return [Point(x - radius, y), Point(x + radius, y), Point(x, y - radius)]
    }
    return steps.flatMap { step in
      step.curve.map { cubic in [0.25, 0.5, 0.75, 1].map { cubic.point(at: $0) } }
        ?? Array(step.points)
    }
  }
}
