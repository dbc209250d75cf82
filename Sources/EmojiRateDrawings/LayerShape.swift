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

  /// A pair of eyes, their shines or brows as two shapes, if they lie beside each other in all layers; else the
  /// shape.
  var sides: [LayerShape] {
    guard let name = states[0].part, ["eyes", "eye shines", "brows"].contains(name) else {
      return [self]
    }
    let subpaths = states.map { $0.outline.subpaths }
    let middles = subpaths[0].map { $0.box.center.x }
    let middle = Drawing.side / 2
    let sides = [true, false].map { isLeft in
      middles.indices.filter { (middles[$0] < middle) == isLeft }
    }
    let areApart = subpaths.allSatisfy { paths in
      sides[0].allSatisfy { paths[$0].box.right < middle }
        && sides[1].allSatisfy { paths[$0].box.left > middle }
    }
    guard areApart else { return [self] }
    return zip(["left ", "right "], sides).filter { !$1.isEmpty }.map { word, indices in
      var shape = self
      for index in states.indices {
        let chosen = indices.map { subpaths[index][$0] }
        shape.states[index].part = word + name.dropLast()
        shape.states[index].outline = Recording.Outline(
          verbs: chosen.flatMap { $0.verbs }, coordinates: chosen.flatMap { $0.coordinates })
      }
      return shape
    }
  }
}

extension Recording.Outline {
  /// Its subpaths as outlines; a circle is one.
  fileprivate var subpaths: [Recording.Outline] {
    if isCircle { return [self] }
    var subpaths: [Recording.Outline] = []
    for step in steps {
      if step.verb == .move { subpaths.append(Recording.Outline()) }
      subpaths[subpaths.count - 1].append(step.verb, step.points)
    }
    return subpaths
  }
}

extension String {
  /// The text for an attribute value.
  var escaped: String {
    var text = self
    return ByteWriter.string { bytes in text.withUTF8 { bytes.appendEscaped($0) } }
  }
}

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
