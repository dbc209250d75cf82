import EmojiRate

extension ShapeReader {
  /// The elements from the root to the parent of the layers; nil if there are not two layers.
  private func layerLevel() -> [Int]? {
    let path = wrapping { $0.contains(where: isLayer) }
    return drawn(in: path.last!).filter(isLayer).count > 1 ? path : nil
  }

  /// The elements from the root to the parent of layers without values, if there are two.
  private func plainLayerLevel() -> [Int]? {
    let path = wrapping { $0.contains(where: isPlainLayer) }
    let groups = document.elements[path.last!].children.filter(isGroup)
    return groups.count > 1 && groups.allSatisfy(isPlainLayer) ? path : nil
  }

  /// Whether an element is a layer of Inkscape's plain SVG, which drops the layers' labels.
  private func isPlainLayer(_ index: Int) -> Bool {
    let element = document.elements[index]
    guard isGroup(index), element.attributes["inkscape:label"] == nil,
      let id = element.attributes["id"], id.hasPrefix("layer"), id.utf8.count > 5
    else { return false }
    return id.dropFirst(5).allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The elements that contain all that is drawn, from the root to the first level that `isEnd` accepts or
  /// that has more than one group and an artboard.
  private func wrapping(until isEnd: ([Int]) -> Bool) -> [Int] {
    var path = [0]
    while true {
      let drawn = drawn(in: path.last!)
      let groups = drawn.filter(isGroup)
      guard !isEnd(drawn), groups.count == 1,
        drawn.allSatisfy({ isGroup($0) || mayBeArtboard($0) })
      else { return path }
      path.append(groups[0])
    }
  }

  private func drawn(in index: Int) -> [Int] {
    document.elements[index].children.filter(isDrawn)
  }

  func isGroup(_ index: Int) -> Bool {
    ["g", "a"].contains(document.elements[index].name)
  }

  private func isLayer(_ index: Int) -> Bool {
    isGroup(index) && LayerName.value(document.elements[index]) != nil
  }

  private func isDrawn(_ index: Int) -> Bool {
    let element = document.elements[index]
    if !element.isSVG || Self.silent.contains(element.name) { return false }
    return isLayer(index) || isPlainLayer(index) || sheet.style(of: element)["display"] != "none"
  }

  private func mayBeArtboard(_ index: Int) -> Bool {
    var reader = self
    let path = sequence(first: index) { document.elements[$0].parent }.dropFirst().reversed()
    do throws(DrawingError) {
      var context = root
      for ancestor in path { context = try reader.context(ancestor, in: context) }
      try reader.read(index, in: context)
    } catch { return false }
    return reader.problems.isEmpty && reader.shapes.allSatisfy { $0.isArtboard }
  }

  /// A value of the drawing.
  struct Layer {
    var value: LayerName.Value
    var source: DrawingSource
    var shapes: [DrawnShape]
  }

  /// Reads the layers; each also gets the shapes behind or in front of all layers.
  mutating func readLayers() throws(DrawingError) -> [Layer] {
    guard let path = layerLevel() ?? plainLayerLevel() else { throw noLayers }
    let children = document.elements[path.last!].children
    var values: [Int: LayerName.Value] = [:]
    for index in children where isLayer(index) {
      values[index] = LayerName.value(document.elements[index])
    }
    if values.isEmpty {
      let plain = children.filter(isPlainLayer)
      for (place, index) in plain.enumerated() {
        values[index] = .percentage(100 * Double(place) / Double(plain.count - 1))
      }
      warn(
        source(plain[0]),
        "and the other layers have no values, so they are spread evenly over the scale, in their order; name "
          + "them by values, such as 0, 2.5 and 5")
    }
    layers = Set(values.keys)
    wrappers = Set(path)
    var context = root
    for index in path { context = try self.context(index, in: context) }
    var (layers, behind, front): ([Layer], [DrawnShape], [DrawnShape]) = ([], [], [])
    for child in children {
      if isGroup(child), values[child] == nil, LayerName.isNearlyValue(document.elements[child]) {
        warn(
          source(child),
          "is drawn at every value, as its name is not clearly one; name it by a number such as 2.5, or by a "
            + "word")
      }
      shapes = []
      try read(child, in: context)
      if let value = values[child] {
        layers.append(Layer(value: value, source: source(child), shapes: shapes))
      } else if layers.isEmpty {
        behind += shapes
      } else {
        front += shapes
      }
    }
    try throwProblems()
    warnOfLayersBeside(layers)
    for index in layers.indices {
      layers[index].shapes = try seen(behind + layers[index].shapes + front, layers[index].source)
    }
    return layers
  }

  private mutating func warnOfLayersBeside(_ layers: [Layer]) {
    let boxes = layers.map { layer in
      layer.shapes.reduce(into: Box.empty) {
        if !$1.isHidden { $0.join($1.box.widened(by: $1.halfWidth)) }
      }
    }
    for index in layers.indices.dropFirst()
    where layers[index].shapes.count > 1 && !boxes[index].isEmpty && !boxes[0].meets(boxes[index]) {
      warn(
        layers[index].source,
        "lies beside the first layer; lay the layers over each other, or save each as a file")
    }
  }

  private var noLayers: DrawingError {
    if let inner = document.elements.indices.filter(isLayer).dropFirst().first {
      return source(inner).error(
        "it is a layer in a group that has other shapes or groups beside it; take all layers out of their groups"
      )
    }
    let groups = drawn(in: wrapping { _ in false }.last!).filter(isGroup)
    let found = groups.compactMap { source($0).label }.prefix(3).map { "\"\($0)\"" }
    return DrawingError(
      "there are no two groups named by values, such as 0, 2.5 and 5 or 0% and 100%; name its layers, or "
        + "give several files with commas between"
        + (found.isEmpty ? "" : "; there are \(found.joined(separator: ", "))"), file: file)
  }

  /// The names of all shapes and groups.
  var names: Set<String> {
    Set(document.elements.compactMap { LayerName.shapeName($0, elements) })
  }

  /// Reads all shapes of the file.
  ///
  /// - Parameter others: The names in the drawing's other files. Tools name the group around everything
  ///   after the file or the artboard; it names no shape if no other file has its name.
  mutating func readAll(besides others: Set<String> = []) throws(DrawingError) -> [DrawnShape] {
    if layerLevel() != nil {
      warn(
        source(0),
        "has layers for several values, and all of them are drawn at one; give such a file alone")
    }
    wrappers = Set(
      wrapping { _ in false }.filter {
        $0 == 0
          || LayerName.shapeName(document.elements[$0], elements).map(others.contains) != true
      })
    shapes = []
    let context = try context(0, in: root)
    for child in document.elements[0].children { try read(child, in: context) }
    try throwProblems()
    return try seen(shapes, source(0))
  }

  /// The shapes of a value without its artboard; throws if there are none or too many.
  private func seen(
    _ shapes: [DrawnShape], _ source: DrawingSource
  ) throws(DrawingError) -> [DrawnShape] {
    var shapes = shapes
    if let first = shapes.firstIndex(where: { !$0.isHidden }), shapes[first].isArtboard {
      shapes.remove(at: first)
    }
    guard shapes.contains(where: { !$0.isHidden }) else {
      throw source.error(
        "nothing is drawn at this value; is everything hidden or without paint?")
    }
    guard shapes.count <= 200 else {
      throw source.error(
        "there are \(shapes.count) shapes, 200 are allowed at a value; join some, or leave them out"
      )
    }
    let points = shapes.reduce(0) { $0 + $1.subpaths.reduce(0) { $0 + $1.segments.count + 1 } }
    guard points <= 20_000 else {
      throw source.error(
        "there are \(points) points, 20000 are allowed at a value; simplify the paths (Inkscape: Path > "
          + "Simplify)")
    }
    return shapes
  }
}
