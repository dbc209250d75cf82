import EmojiRate

/// A shape of a document with layers, as it looks in each layer.
struct LayerShape {
  var states: [Recording.Shape]

  /// The shape with a line before each close that draws one in some layers only, in all layers.
  var closed: LayerShape {
    var shape = self
    let gaps = states.map { $0.outline.closingGaps }
    let needsLine = gaps[0].indices.map { close in
      let these = gaps.map { $0[close] }
      return these.max()! >= 0.05 && these.min()! < 0.15
    }
    for index in states.indices { shape.states[index].outline.drawClosingLines(needsLine) }
    return shape
  }

  /// The shape, or a pair of eyes, their shines or brows as two shapes: see ``Recording/Shape/sides(of:_:middle:)``.
  var sides: [LayerShape] {
    let subpaths = states.map { $0.outline.subpaths }
    let boxes = subpaths[0].indices.map { index in
      subpaths.reduce(into: Box.empty) { $0.join($1[index].box) }
    }
    let sides = Recording.Shape.sides(of: states[0].part ?? "", boxes, middle: Drawing.side / 2)
    guard sides.count > 1 else { return [self] }
    return sides.map { name, indices in
      var shape = self
      for index in states.indices {
        let chosen = indices.map { subpaths[index][$0] }
        shape.states[index].part = name
        shape.states[index].outline =
          chosen.count == 1 ? chosen[0] : .path(chosen.reduce(into: Path()) { $0.append($1.path!) })
      }
      return shape
    }
  }
}

extension Recording.Shape {
  /// The shape in a form that the reader finds in every layer.
  ///
  /// Without paint it gets a transparent fill, and a circle gets a radius of at least 0.1.
  var readable: Recording.Shape {
    var shape = self
    if !paint.isVisible { shape.paint.fill = .color(SRGBColor(rgba: 0)) }
    if case .circle(let circle) = outline {
      shape.outline = .circle(Circle(circle.center, radius: max(circle.radius, 0.1)))
    }
    return shape
  }
}

extension Recording.Outline {
  /// The length of the line that each close draws.
  var closingGaps: [Double] {
    (path?.steps ?? []).filter { $0.verb == .close }.map { ($0.subpathStart - $0.start).length }
  }

  /// Adds a line before each close whose entry in `needsLine` is true.
  mutating func drawClosingLines(_ needsLine: [Bool]) {
    guard needsLine.contains(true), let path else { return }
    var rest = needsLine[...]
    var drawn = Path()
    for (step, element) in zip(path.steps, path.elements) {
      if step.verb == .close, rest.removeFirst() { drawn.append(.line(to: step.subpathStart)) }
      drawn.append(element)
    }
    self = .path(drawn)
  }

  /// Points along the shape, with four on each curve.
  var places: [Point] {
    switch self {
    case .circle(let circle):
      let (x, y, radius) = (circle.center.x, circle.center.y, circle.radius)
      return [Point(x - radius, y), Point(x + radius, y), Point(x, y - radius)]
    case .path(let path):
      return path.steps.flatMap { step in
        step.curve.map { cubic in [0.25, 0.5, 0.75, 1].map { cubic.point(at: $0) } }
          ?? Array(step.points)
      }
    }
  }
}
