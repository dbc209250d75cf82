/// An attribute of an element.
package struct Attribute {
  package let name: String
  package var value: AttributeValue
  /// The value without the attribute, inherited or SVG's default; nil if the attribute is required.
  package var defaultValue: AttributeValue?

  package init(
    _ name: String, _ value: AttributeValue, unless defaultValue: AttributeValue? = nil
  ) {
    (self.name, self.value, self.defaultValue) = (name, value, defaultValue)
  }
}

/// The value of an attribute: texts, with a number between each two.
package enum AttributeValue: Equatable {
  /// The unit of numbers, which decides their precision.
  package enum Unit: UInt8 {
    /// User units.
    case length
    /// User units, kept more exactly.
    case width
    /// One of the three components of a colour, 0…255.
    case color
    /// 0…255, with 255 opaque.
    case opacity
    /// A fraction, 0…1.
    case part
  }

  case number(Double, Unit)
  /// Numbers with spaces between, in a function or without one.
  case list([Double], Unit, function: String?)
  case brush(Brush?)
  case path(Path)
  /// A word, which cannot be interpolated.
  case word(String)

  package var unit: Unit {
    switch self {
    case .number(_, let unit), .list(_, let unit, _): unit
    case .brush: .color
    case .path, .word: .length
    }
  }

  /// The numbers; none for a word, or for a brush other than a colour.
  package var numbers: [Double] {
    var numbers: [Double] = []
    appendNumbers(to: &numbers)
    return numbers
  }

  /// Appends its numbers to others, as a list of each attribute's takes longer than all else in a recording.
  package func appendNumbers(to numbers: inout [Double]) {
    switch self {
    case .number(let number, _): numbers.append(number)
    case .list(let list, _, _): numbers += list
    case .brush(.color(let color)):
      for shift in stride(from: 24, to: 0, by: -8) {
        numbers.append(Double(color.rgba >> shift & 0xFF))
      }
    case .path(let path):
      for point in path.points {
        numbers.append(point.x)
        numbers.append(point.y)
      }
    case .brush, .word: break
    }
  }

  /// The texts around the numbers; a path has absolute commands.
  package var texts: [String] {
    switch self {
    case .number: return ["", ""]
    case .list(let numbers, _, let function):
      let (start, end) = function.map { ("\($0)(", ")") } ?? ("", "")
      return [start] + Array(repeating: " ", count: numbers.count - 1) + [end]
    case .brush(.color): return ["", "", "", ""]
    case .brush(let brush): return [brush == nil ? "none" : "currentColor"]
    case .path(let path):
      var texts = [""]
      for verb in path.verbs {
        texts[texts.count - 1] += "\(verb.rawValue)".uppercased()
        let count = 2 * verb.pointCount
        for index in 0..<count { texts.append(index + 1 < count ? " " : "") }
      }
      return texts
    case .word(let word): return [word]
    }
  }

  /// The texts, with the text of each number between.
  package func text(_ number: (_ index: Int) -> String) -> String {
    let texts = texts
    return texts.indices.dropFirst().reduce(texts[0]) { $0 + number($1 - 1) + texts[$1] }
  }
}

extension Paint {
  /// The attributes of shapes with this paint, if they inherit another paint.
  package func attributes(over base: Paint) -> [Attribute] {
    var attributes: [Attribute] = []
    forEachAttribute(over: base) { attributes.append($0) }
    return attributes
  }

  /// Calls `body` with each of the attributes, without a list of them.
  package func forEachAttribute(over base: Paint, _ body: (Attribute) -> Void) {
    func pass(_ name: String, _ value: AttributeValue, _ inherited: AttributeValue) {
      body(Attribute(name, value, unless: inherited))
    }
    func passOpacity(_ name: String, _ brush: Brush?, _ inherited: Brush?) {
      let alpha = inherited?.alpha8 ?? 255
      // The opacity of a missing paint is invisible, so take the base's.
      pass(
        name, .number(Double(brush?.alpha8 ?? alpha), .opacity), .number(Double(alpha), .opacity))
    }
    func rule(_ paint: Paint) -> AttributeValue {
      .word(paint.isEvenOdd ? "evenodd" : "nonzero")
    }
    let inherited = base.stroke ?? Stroke(.currentColor, width: 1)
    let line = stroke ?? inherited
    pass("fill", .brush(fill), .brush(base.fill))
    passOpacity("fill-opacity", fill, base.fill)
    pass("fill-rule", rule(self), rule(base))
    pass("stroke", .brush(stroke?.brush), .brush(base.stroke?.brush))
    passOpacity("stroke-opacity", stroke?.brush, base.stroke?.brush)
    pass("stroke-width", .number(line.width, .width), .number(inherited.width, .width))
    pass("stroke-linecap", .constant(line.cap.word), .constant(inherited.cap.word))
    pass("stroke-linejoin", .constant(line.join.word), .constant(inherited.join.word))
    pass(
      "stroke-miterlimit", .number(line.miterLimit, .width), .number(inherited.miterLimit, .width))
  }
}

extension AttributeValue {
  /// A word that is known at compile time.
  fileprivate static func constant(_ word: StaticString) -> AttributeValue {
    .word(String(decoding: UnsafeBufferPointer(word), as: UTF8.self))
  }
}

extension Recording.Shape {
  /// The name of its element.
  package var element: String { outline.isCircle ? "circle" : "path" }

  /// The attributes of its element, without its paint.
  package var attributes: [Attribute] {
    if let path = outline.path { return [Attribute("d", .path(path))] }
    return zip(["cx", "cy", "r"], outline.coordinates).map { Attribute($0, .number($1, .length)) }
  }
}

extension Gradient {
  /// The attributes of its element.
  package var attributes: [Attribute] {
    var (lengths, transform): ([(String, Double)], [Attribute]) = ([], [])
    switch geometry {
    case .linear(let from, let to):
      lengths = [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]
    case .radial(let center, let radius):
      lengths = [("cx", center.x), ("cy", center.y), ("r", radius)]
    case .elliptical(let center, let axis, let other):
      lengths = [("cx", 0), ("cy", 0), ("r", 1)]
      let matrix = [axis, other, center].flatMap { [$0.x, $0.y] }
      transform = [Attribute("gradientTransform", .list(matrix, .width, function: "matrix"))]
    }
    return lengths.map { Attribute($0, .number($1, isInBox ? .part : .length)) }
      + [
        Attribute(
          "gradientUnits", .word(isInBox ? "objectBoundingBox" : "userSpaceOnUse"),
          unless: .word("objectBoundingBox"))
      ]
      + transform
  }

  /// The attributes of the elements of its stops.
  package var stopAttributes: [[Attribute]] {
    stops.map { color, offset in
      [
        Attribute("offset", .number(offset, .part), unless: .number(0, .part)),
        Attribute("stop-color", .brush(.color(color))),
        Attribute(
          "stop-opacity", .number(Double(color.alpha8), .opacity), unless: .number(255, .opacity)
        ),
      ]
    }
  }
}

extension Box {
  /// The attributes of a document in another one that has the same units, and cuts its content at this box.
  package var windowAttributes: [Attribute] {
    let numbers = [left, top, width, height]
    return zip(["x", "y", "width", "height"], numbers).map { Attribute($0, .number($1, .length)) }
      + [Attribute("viewBox", .list(numbers, .length, function: nil))]
  }
}

extension Recording {
  package convenience init(_ picture: some CanvasPicture, keepsParts: Bool = false) {
    self.init(basePaint: picture.basePaint, keepsParts: keepsParts)
    draw { picture.draw(on: &$0) }
  }
}
