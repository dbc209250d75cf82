#if !hasFeature(Embedded) || RECORDER
  /// The elements of one recording, with the numbers separate from the text.
  ///
  /// Recordings with equal text differ only in numbers, so they can be interpolated.
  struct RecordedMarkup {
    /// The unit of a number, which decides its precision.
    enum Unit: UInt8 {
      /// User units.
      case length
      /// User units, kept more exactly.
      case width
      /// One of the three components of a colour, 0…255.
      case color
      /// 0…255.
      case opacity
      /// A fraction, 0…1.
      case part
    }

    /// An attribute as texts with a number between each two.
    struct Attribute {
      let name: String
      let texts: [String]
      let units: [Unit]
      /// Its index in ``RecordedMarkup/attributes``.
      let place: Int
      /// The index of its first number in ``RecordedMarkup/numbers``.
      let start: Int

      var numbers: Range<Int> { start..<start + units.count }
    }

    /// An element with its children.
    struct Element {
      let tag: String
      var attributes: [Attribute] = []
      var children: [Element] = []
    }

    /// The document's element, then definitions and shapes from back to front.
    private(set) var elements: [Element] = []
    /// The attributes of all elements and their children.
    private(set) var attributes: [Attribute] = []
    private(set) var numbers: [Double] = []
    /// The text without the numbers.
    private(set) var signature = ""
    private var gradientCount = 0

    /// - Parameter paint: The paints of the shapes and, without an index, of the document, in other colours.
    init(
      of recording: Recording, base: Paint, canvas: Size,
      painted paint: (Paint, _ index: Int?) -> Paint = { paint, _ in paint }
    ) {
      let size = attributes(paint(base, nil).attributes(over: base))
      elements.append(Element(tag: "svg", attributes: size))
      for (index, shape) in recording.shapes.enumerated() {
        append(shape, paint(shape.paint, index).attributes(over: base), canvas)
      }
    }

    private mutating func append(
      _ shape: Recording.Shape, _ paint: [EmojiRate.Attribute], _ canvas: Size
    ) {
      var paint = paint
      for (name, brush) in [("fill", shape.paint.fill), ("stroke", shape.paint.stroke?.brush)] {
        guard case .gradient(let gradient)? = brush else { continue }
        let reference = AttributeValue.word("url(#g\(gradientCount))")
        appendDefinition(gradient)
        paint = paint.map { $0 == (name, .brush(brush)) ? (name, reference) : $0 }
      }
      let element = Element(
        tag: shape.outline.isCircle ? "circle" : "path",
        attributes: attributes(paint + shape.attributes))
      guard let clip = shape.clip else { return elements.append(element) }
      // A nested document clips its content without an identifier.
      let width = clip.hidesLeft ? canvas.width - clip.x : clip.x
      var window: [EmojiRate.Attribute] = [
        ("width", .length(max(width, 0))), ("height", .length(canvas.height)),
      ]
      if clip.hidesLeft {
        window.insert(("x", .length(clip.x)), at: 0)
        let box = Recording.Outline(coordinates: [clip.x, 0, width, canvas.height])
        window.append(("viewBox", .path(box)))
      }
      elements.append(Element(tag: "svg", attributes: attributes(window), children: [element]))
    }

    private mutating func appendDefinition(_ gradient: Gradient) {
      var tag = "radialGradient"
      if case .linear = gradient.geometry { tag = "linearGradient" }
      let identifier = attributes([("id", .word("g\(gradientCount)"))])
      gradientCount += 1
      var definition = Element(
        tag: tag,
        attributes: identifier
          + attributes(gradient.attributes.filter { $0.name != "gradientTransform" }))
      if case .elliptical(let center, let axis, let other) = gradient.geometry {
        definition.attributes.append(
          attribute(
            "gradientTransform", ["matrix("] + Array(repeating: " ", count: 5) + [")"], .width,
            [axis.x, axis.y, other.x, other.y, center.x, center.y]))
      }
      definition.children = gradient.stops.map { Element(tag: "stop", attributes: attributes($0)) }
      elements.append(definition)
    }

    private mutating func attributes(_ values: [EmojiRate.Attribute]) -> [Attribute] {
      values.map { name, value in
        switch value {
        case .length(let length): attribute(name, ["", ""], .length, [length])
        case .width(let width): attribute(name, ["", ""], .width, [width])
        case .part(let part): attribute(name, ["", ""], .part, [part])
        case .opacity(let alpha): attribute(name, ["", ""], .opacity, [Double(alpha)])
        case .brush(.color(let color)):
          attribute(
            name, ["", "", "", ""], .color, [24, 16, 8].map { Double(color.rgba >> $0 & 0xFF) })
        case .brush(let brush): attribute(name, [brush == nil ? "none" : "currentColor"], .part, [])
        case .path(let outline):
          attribute(name, Self.texts(of: outline), .length, outline.coordinates)
        case .word(let word): attribute(name, [word], .part, [])
        }
      }
    }

    private mutating func attribute(
      _ name: String, _ texts: [String], _ unit: Unit, _ values: [Double]
    ) -> Attribute {
      signature += name
      for text in texts { signature += text + "\u{1}" }
      let attribute = Attribute(
        name: name, texts: texts, units: Array(repeating: unit, count: values.count),
        place: attributes.count, start: numbers.count)
      attributes.append(attribute)
      numbers += values
      return attribute
    }

    /// The texts around the coordinates of a path, or of a box, which has no verbs.
    private static func texts(of outline: Recording.Outline) -> [String] {
      if outline.verbs.isEmpty { return ["", " ", " ", " ", ""] }
      var texts = [""]
      for verb in outline.verbs {
        texts[texts.count - 1] += "\(verb.rawValue)".uppercased()
        let count = 2 * verb.pointCount
        for index in 0..<count { texts.append(index + 1 < count ? " " : "") }
      }
      return texts
    }
  }
#endif
