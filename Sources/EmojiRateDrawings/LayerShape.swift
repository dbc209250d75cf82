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
