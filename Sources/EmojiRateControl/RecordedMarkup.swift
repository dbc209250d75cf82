import EmojiRate

/// The elements of one recording, with the numbers separate from the text.
///
/// Recordings with equal text differ only in numbers, so they can be interpolated.
struct RecordedMarkup {
  /// An element with its children.
  struct Element {
    let tag: String
    /// The indexes of its attributes in ``RecordedMarkup/attributes``.
    let attributes: Range<Int>
    var children: [Element] = []
  }

  /// The document's element, then definitions and shapes from back to front.
  private(set) var elements: [Element] = []
  /// The attributes of all elements and their children.
  private(set) var attributes: [Attribute] = []
  private(set) var numbers: [Double] = []
  /// The indexes in ``numbers`` of each attribute's numbers.
  private(set) var places: [Range<Int>] = []
  /// The text without the numbers.
  private(set) var signature = ""
  private var gradientCount = 0

  /// - Parameter paint: The paints of the shapes and, without an index, of the document, in other colours.
  init(
    of recording: Recording, base: Paint, canvas: Size,
    painted paint: (Paint, _ index: Int?) -> Paint = { paint, _ in paint }
  ) {
    let base = paint(base, nil)
    var root = base.attributes(over: .black)
    // A drawing's black fill is written too.
    root[0].defaultValue = nil
    elements = [element("svg", root)]
    for (index, shape) in recording.shapes.enumerated() {
      append(shape, paint(shape.paint, index).attributes(over: base), canvas)
    }
  }

  private mutating func append(_ shape: Recording.Shape, _ paint: [Attribute], _ canvas: Size) {
    var paint = paint
    for (name, brush) in [("fill", shape.paint.fill), ("stroke", shape.paint.stroke?.brush)] {
      guard let gradient = brush?.gradient else { continue }
      let reference = appendDefinition(gradient)
      for index in paint.indices
      where paint[index].name == name && paint[index].value == .brush(brush) {
        paint[index].value = reference
      }
    }
    let element = element(shape.element, paint + shape.attributes)
    guard let clip = shape.clip else { return elements.append(element) }
    // A nested document clips its content without an identifier.
    let width = clip.hidesLeft ? canvas.width - clip.x : clip.x
    var window = [
      Attribute("width", .number(max(width, 0), .length)),
      Attribute("height", .number(canvas.height, .length)),
    ]
    if clip.hidesLeft {
      window.insert(Attribute("x", .number(clip.x, .length)), at: 0)
      let box = [clip.x, 0, width, canvas.height]
      window.append(Attribute("viewBox", .list(box, .length, function: nil)))
    }
    elements.append(self.element("svg", window, [element]))
  }

  /// Defines a gradient; returns a reference to it.
  private mutating func appendDefinition(_ gradient: Gradient) -> AttributeValue {
    let name = "g\(gradientCount)"
    gradientCount += 1
    var definition = element(
      "\(gradient.element)", [Attribute("id", .word(name))] + gradient.attributes)
    for stop in gradient.stopAttributes { definition.children.append(element("stop", stop)) }
    elements.append(definition)
    return .word("url(#\(name))")
  }

  private mutating func element(
    _ tag: String, _ attributes: [Attribute], _ children: [Element] = []
  ) -> Element {
    let start = self.attributes.count
    self.attributes += attributes
    for attribute in attributes {
      signature += attribute.name
      for text in attribute.value.texts { signature += text + "\u{1}" }
      let start = numbers.count
      numbers += attribute.value.numbers
      places.append(start..<numbers.count)
    }
    return Element(tag: tag, attributes: start..<self.attributes.count, children: children)
  }
}
