@testable import EmojiRate
@testable import EmojiRateTestSupport

/// A shape in numbers, as it is drawn or as a document shows it at some time.
struct ShownShape {
  /// Coordinates, where it is cut off, and the width of its line, in user units.
  var lengths: [Double] = []
  /// Components of colours and opacities, 0…255.
  var colors: [Double] = []
  /// What can only jump.
  var words: [String] = []

  /// A shape as it is drawn.
  init(_ shape: Recording.Shape) {
    words = [shape.outline.isCircle ? "circle" : "path"]
    lengths = shape.outline.coordinates
    if let clip = shape.clip {
      lengths.append(clip.x)
      words.append(clip.hidesLeft ? "left" : "right")
    }
    add(shape.paint.fill)
    if shape.paint.fill != nil {
      words.append(shape.paint.winding == .evenOdd ? "evenodd" : "nonzero")
    }
    add(shape.paint.stroke?.brush)
    if let stroke = shape.paint.stroke {
      lengths.append(stroke.width)
      words += [stroke.cap == .round ? "round" : "butt", stroke.join == .round ? "round" : "miter"]
    }
  }

  private mutating func add(_ brush: Brush?) {
    switch brush {
    case nil: words.append("none")
    case .currentColor, .translucentCurrentColor: words.append("currentColor")
    case .color(let color):
      words.append("color")
      colors += [color.red, color.green, color.blue, color.alpha].map { $0 * 255 }
    case .gradient: words.append("gradient")
    }
  }

  fileprivate init() {}

  /// Whether it is one of some others or between them, but for a few units of lengths and 2 of 255.
  func isAmong(_ others: [ShownShape], within limit: Double, colors colorLimit: Double = 2) -> Bool
  {
    let alike = others.filter {
      $0.words == words && $0.lengths.count == lengths.count && $0.colors.count == colors.count
    }
    func isBetween(_ numbers: [Double], _ all: [[Double]], _ limit: Double) -> Bool {
      numbers.indices.allSatisfy { index in
        let ends = all.map { $0[index] }
        return (ends.min()! - limit...ends.max()! + limit).contains(numbers[index])
      }
    }
    return !alike.isEmpty && isBetween(lengths, alike.map(\.lengths), limit)
      && isBetween(colors, alike.map(\.colors), colorLimit)
  }
}

/// The group of a document that moves, read as a renderer reads it.
struct ShownMotion {
  /// All animations.
  private(set) var animations: [ShownAnimation] = []

  private struct Node {
    var element: ParsedDocument.Element
    var parents: [Int]
    var animations: [String: ShownAnimation] = [:]
  }

  private var nodes: [Node] = []
  /// What adds to a shape what it has at a time, for every shape.
  private var shapes: [[(inout ShownShape, Double) -> Void]] = []

  /// Nil where nothing moves, or anything is not as it should be.
  init?(_ document: String) {
    guard let parsed = ParsedDocument(document),
      let moving = parsed.elements.firstIndex(where: {
        $0.attributes["class"] == "emoji-rate-moving"
      }),
      let viewBox = parsed.root.attributes["viewBox"]?.split(separator: " "),
      let width = viewBox.count == 4 ? Double(viewBox[2]) : nil
    else { return nil }
    for (index, element) in parsed.elements.enumerated() {
      let parents = element.parentIndex.map { [$0] + nodes[$0].parents } ?? []
      nodes.append(Node(element: element, parents: parents))
      guard index > moving, element.name == "animate" else { continue }
      guard let parent = element.parentIndex, let animation = ShownAnimation(element),
        nodes[parent].animations.updateValue(animation, forKey: animation.attribute) == nil,
        // Programs without animation show the end.
        nodes[parent].element.attributes[animation.attribute] == animation.values.last
      else { return nil }
      animations.append(animation)
    }
    for index in moving..<nodes.count where ["path", "circle"].contains(nodes[index].element.name) {
      guard let shape = shape(index, canvasWidth: width) else { return nil }
      shapes.append(shape)
    }
  }

  /// The animation of an attribute; nil where there is none, or are several.
  func animation(of attribute: String) -> ShownAnimation? {
    let all = animations.filter { $0.attribute == attribute }
    return all.count == 1 ? all[0] : nil
  }

  /// What the shapes are at a time.
  func shapes(at time: Double) -> [ShownShape] {
    shapes.map { parts in
      var shape = ShownShape()
      for add in parts { add(&shape, time) }
      return shape
    }
  }

  private typealias Part = (inout ShownShape, Double) -> Void

  private func shape(_ index: Int, canvasWidth: Double) -> [Part]? {
    let name = nodes[index].element.name
    var parts: [Part] = [{ shape, _ in shape.words.append(name) }]
    if name == "circle" {
      for name in ["cx", "cy", "r"] { parts.append(length(name, [index], unless: 0)) }
    } else if let path = nodes[index].animations["d"] {
      guard path.path(at: 0) != nil else { return nil }
      parts.append { $0.lengths += path.path(at: $1)! }
    } else {
      guard let path = nodes[index].element.attributes["d"].flatMap({ PathData($0) })
      else { return nil }
      let lengths = path.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
      parts.append { shape, _ in shape.lengths += lengths }
    }
    parts += clip(index, canvasWidth)
    for (name, defaultValue) in [("fill", "black"), ("stroke", "none")] {
      guard let brush = brush(name, index, unless: defaultValue) else { return nil }
      parts.append(brush)
      for (word, defaultValue) in [
        ("fill-rule", "nonzero"), ("stroke-linecap", "butt"), ("stroke-linejoin", "miter"),
      ] where word.hasPrefix(name) {
        let value = self.word(word, owners(index), unless: defaultValue)
        parts.append { if $0.words.last != "none" { $0.words.append(value($1)) } }
      }
    }
    let width = length("stroke-width", owners(index), unless: 1)
    parts.append { if $0.words.last != "none" { width(&$0, $1) } }
    return parts
  }

  /// An inner document hides what is outside of it; one that is mirrored, what is left of it.
  private func clip(_ index: Int, _ canvasWidth: Double) -> [Part] {
    let parents = nodes[index].parents
    guard let inner = parents.first(where: { nodes[$0].element.name == "svg" && $0 > 0 })
    else { return [] }
    let mirrors = parents.filter {
      nodes[$0].element.attributes["transform"]?.hasPrefix("matrix(-1 0 0 1 ") ?? false
    }
    let isMirrored = mirrors.contains { $0 < inner }
    let isRight = isMirrored == mirrors.contains { $0 > inner }
    let width = number("width", [inner], unless: .nan)
    return [
      {
        $0.lengths.append(isMirrored ? canvasWidth - width($1) : width($1))
        $0.words.append(isRight ? isMirrored ? "left" : "right" : "wrong")
      }
    ]
  }

  // MARK: Attributes

  /// An element and those that it inherits from.
  private func owners(_ index: Int) -> [Int] { [index] + nodes[index].parents }

  private func brush(_ name: String, _ index: Int, unless defaultValue: String) -> Part? {
    let owners = owners(index)
    let opacity = number(name + "-opacity", owners, unless: 1)
    let word = word(name, owners, unless: defaultValue)
    let animation = animation(name, owners)
    return { shape, time in
      let text = word(time)
      if text == "none" || text == "currentColor" {
        shape.words.append(text)
      } else if text.hasPrefix("url(#") {
        shape.words.append("gradient")
      } else {
        shape.words.append("color")
        shape.colors += animation?.shownColor(at: time) ?? ShownAnimation.color(text) ?? []
        shape.colors.append(opacity(time) * 255)
      }
    }
  }

  private func length(_ name: String, _ owners: [Int], unless defaultValue: Double) -> Part {
    let number = number(name, owners, unless: defaultValue)
    return { $0.lengths.append(number($1)) }
  }

  private func number(
    _ name: String, _ owners: [Int], unless defaultValue: Double
  ) -> (Double) -> Double {
    if let animation = animation(name, owners) { return { animation.number(at: $0) } }
    let number = attribute(name, owners).flatMap(Double.init) ?? defaultValue
    return { _ in number }
  }

  private func word(
    _ name: String, _ owners: [Int], unless defaultValue: String
  ) -> (Double) -> String {
    if let animation = animation(name, owners) {
      return { animation.values[animation.place(at: $0).before] }
    }
    let word = attribute(name, owners) ?? defaultValue
    return { _ in word }
  }

  private func owner(_ name: String, _ owners: [Int]) -> Node? {
    owners.lazy.map { nodes[$0] }.first {
      $0.animations[name] != nil || $0.element.attributes[name] != nil
    }
  }

  private func animation(_ name: String, _ owners: [Int]) -> ShownAnimation? {
    owner(name, owners)?.animations[name]
  }

  private func attribute(_ name: String, _ owners: [Int]) -> String? {
    owner(name, owners)?.element.attributes[name]
  }
}
