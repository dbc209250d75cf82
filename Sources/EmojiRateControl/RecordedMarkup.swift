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
  /// The attributes of all elements and their children; empty if only numbers are kept.
  private(set) var attributes: [Attribute] = []
  /// Whether each attribute has its default value.
  private(set) var isDefault: [Bool] = []
  private(set) var numbers: [Double] = []
  /// The indexes in ``numbers`` of each attribute's numbers.
  private(set) var places: [Range<Int>] = []
  /// The text without the numbers, as UTF-8.
  private(set) var signature: [UInt8] = []
  private var gradientCount = 0
  /// The box of the last element, if that cuts the shapes in it.
  private var window: Box?
  private let keepsAttributes: Bool

  /// - Parameters:
  ///   - keepsAttributes: Whether attributes are kept. They take more memory than all else, and are the same but for
  ///     numbers in recordings with equal text.
  ///   - paint: The paints of the shapes and, without an index, of the document, in other colours.
  init(
    of recording: Recording, base: Paint, canvas: Size, keepsAttributes: Bool = true,
    painted paint: (Paint, _ index: Int?) -> Paint = { paint, _ in paint }
  ) {
    self.keepsAttributes = keepsAttributes
    let base = paint(base, nil)
    var root = base.attributes(over: .black)
    // A drawing's black fill is written too.
    root[0].defaultValue = nil
    elements = [element("svg", root)]
    for (index, shape) in recording.shapes.enumerated() {
      append(shape, paint(shape.paint, index), over: base, canvas)
    }
  }

  private mutating func append(
    _ shape: Recording.Shape, _ paint: Paint, over base: Paint, _ canvas: Size
  ) {
    let (fill, stroke) = (shape.paint.fill, shape.paint.stroke?.brush)
    let references = (fill: reference(to: fill), stroke: reference(to: stroke))
    let start = places.count
    paint.forEachAttribute(over: base) { attribute in
      var attribute = attribute
      if let reference = references.fill, attribute.name == "fill", paint.fill == fill {
        attribute.value = reference
      }
      if let reference = references.stroke, attribute.name == "stroke",
        paint.stroke?.brush == stroke
      {
        attribute.value = reference
      }
      append(attribute)
    }
    for attribute in shape.attributes { append(attribute) }
    let element = Element(tag: shape.element, attributes: start..<places.count)
    if let window = shape.window {
      if window != self.window {
        elements.append(self.element("svg", window.windowAttributes))
        self.window = window
      }
      return elements[elements.count - 1].children.append(element)
    }
    window = nil
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

  /// Defines a gradient, and returns a reference to it; nil for another brush.
  private mutating func reference(to brush: Brush?) -> AttributeValue? {
    guard let gradient = brush?.gradient else { return nil }
    let name = "g\(gradientCount)"
    gradientCount += 1
    var definition = element(
      "\(gradient.element)", [Attribute("id", .word(name))] + gradient.attributes)
    for stop in gradient.stopAttributes { definition.children.append(element("stop", stop)) }
    elements.append(definition)
    window = nil
    return .word("url(#\(name))")
  }

  private mutating func element(
    _ tag: String, _ attributes: [Attribute], _ children: [Element] = []
  ) -> Element {
    let start = places.count
    for attribute in attributes { append(attribute) }
    return Element(tag: tag, attributes: start..<places.count, children: children)
  }

  private mutating func append(_ attribute: Attribute) {
    if keepsAttributes { attributes.append(attribute) }
    signature += attribute.name.utf8
    attribute.value.appendTexts(to: &signature)
    let start = numbers.count
    attribute.value.appendNumbers(to: &numbers)
    places.append(start..<numbers.count)
    isDefault.append(attribute.defaultValue?.isWritten(as: attribute.value) ?? false)
  }
}

extension AttributeValue {
  /// Whether both are the same text; the opacity of a colour is another attribute.
  fileprivate func isWritten(as other: AttributeValue) -> Bool {
    switch (self, other) {
    case (.brush(.color(let one)), .brush(.color(let other))): one.rgba >> 8 == other.rgba >> 8
    case (.number(let one, _), .number(let other, _)): one == other
    default: self == other || texts == other.texts && numbers == other.numbers
    }
  }

  /// Appends the texts around the numbers to a signature, which no other texts make.
  fileprivate func appendTexts(to signature: inout [UInt8]) {
    let end: UInt8 = 1
    switch self {
    // The verbs of a path say all of its many texts.
    case .path(let path):
      for verb in path.verbs { signature.append(UInt8(ascii: verb.rawValue)) }
      signature.append(end)
    // Most attributes are numbers and colours, which have no text around them.
    case .number: signature += [end, end]
    case .brush(.color): signature += [end, end, end, end]
    case .list, .brush, .word:
      for text in texts {
        signature += text.utf8
        signature.append(end)
      }
    }
  }
}
