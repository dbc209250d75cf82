import EmojiRate

/// The style rules of a drawing, and the style of its elements.
struct StyleSheet {
  struct Declaration {
    let name: String
    let value: String
    let isImportant: Bool
  }

  /// The type, the classes and the identifiers that a matching element has.
  private struct Selector {
    var type: String?
    var classes: [Substring] = []
    var ids: [Substring] = []

    var specificity: Int { ids.count << 16 | classes.count << 8 | (type == nil ? 0 : 1) }

    func matches(_ element: XMLDocument.Element, _ classes: [Substring]) -> Bool {
      (type == nil || type == element.name)
        && ids.allSatisfy { element.attributes["id"] ?? "" == $0 }
        && self.classes.allSatisfy(classes.contains)
    }
  }

  private struct Rule {
    let selector: Selector
    let declarations: [Declaration]
  }

  /// The maximum number of rules, because every element is matched with all of them.
  private static let ruleLimit = 2000

  private var rules: [Rule] = []
  private let elements: [XMLDocument.Element]

  /// Reads the style elements of a document.
  init(_ document: XMLDocument) throws(DrawingError) {
    elements = document.elements
    for element in document.elements where element.isSVG && element.name == "style" {
      do throws(DrawingError) {
        try read(element.text)
      } catch {
        throw DrawingError(error.message, line: element.line, element: "<style>")
      }
    }
    // A later rule wins over an equally specific one.
    let order = rules.indices.sorted {
      (rules[$0].selector.specificity, $0) < (rules[$1].selector.specificity, $1)
    }
    rules = order.map { rules[$0] }
  }

  private mutating func read(_ text: String) throws(DrawingError) {
    var rest = Self.withoutComments(text)[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first else { return }
      if first == "@" {
        try skipAtRule(&rest)
        continue
      }
      guard let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}")
      else {
        throw DrawingError("the rule \"\(String(rest).printable)\" does not end")
      }
      let declarations = Self.declarations(rest[rest.index(after: open)..<close])
      for text in rest[..<open].split(separator: ",", omittingEmptySubsequences: false) {
        guard let selector = Self.selector(text.trimmed) else {
          throw DrawingError(
            "the selector \"\(String(rest[..<open].trimmed).printable)\" cannot be followed; type, .class, "
              + "#id and lists of them can")
        }
        guard rules.count < Self.ruleLimit else {
          throw DrawingError("there are more than \(Self.ruleLimit) rules; save as plain SVG")
        }
        rules.append(Rule(selector: selector, declarations: declarations))
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  private func skipAtRule(_ rest: inout Substring) throws(DrawingError) {
    let name = rest.dropFirst().prefix { $0.isLetter || $0 == "-" }
    guard ["charset", "namespace", "font-face"].contains(name) else {
      throw DrawingError(
        "the rule \"@\(String(name).printable)\" cannot be followed; take it out, or save as plain SVG"
      )
    }
    let end: Character = name == "font-face" ? "}" : ";"
    rest = rest.firstIndex(of: end).map { rest[rest.index(after: $0)...] } ?? ""
  }

  private static func withoutComments(_ text: String) -> String {
    var (kept, rest) = ("", Array(text.utf8)[...])
    while let start = rest.indices.first(where: { rest[$0...].starts(with: "/*".utf8) }) {
      kept += String(decoding: rest[..<start], as: UTF8.self) + " "
      let inside = rest[(start + 2)...]
      let end = inside.indices.first { inside[$0...].starts(with: "*/".utf8) }
      rest = end.map { inside[($0 + 2)...] } ?? []
    }
    return kept + String(decoding: rest, as: UTF8.self)
  }

  private static func selector(_ text: Substring) -> Selector? {
    var selector = Selector()
    var rest = text
    func isName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "-" || character == "_"
        || !character.isASCII
    }
    if rest.first == "*" {
      rest = rest.dropFirst()
    } else {
      let type = rest.prefix(while: isName)
      selector.type = type.isEmpty ? nil : String(type)
      rest = rest.dropFirst(type.count)
    }
    while let mark = rest.first {
      let name = rest.dropFirst().prefix(while: isName)
      guard mark == "." || mark == "#", !name.isEmpty else { return nil }
      if mark == "." { selector.classes.append(name) } else { selector.ids.append(name) }
      rest = rest.dropFirst(1 + name.count)
    }
    return text.isEmpty ? nil : selector
  }

  /// The declarations of a rule or a style attribute.
  private static func declarations(_ text: Substring) -> [Declaration] {
    var (depth, quote): (Int, Character?) = (0, nil)
    let parts = text.split { character in
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
      }
      return character == ";" && depth <= 0 && quote == nil
    }
    return parts.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = part[part.index(after: colon)...]
      var isImportant = false
      if let mark = value.lastIndex(of: "!") {
        isImportant = value[value.index(after: mark)...].trimmed.lowercased() == "important"
        value = value[..<mark]
      }
      return Declaration(
        name: String(part[..<colon].trimmed), value: String(value.trimmed),
        isImportant: isImportant)
    }
  }

  /// The style of an element.
  ///
  /// Rules override attributes, by specificity and order. The `style` attribute overrides both, and what is
  /// important overrides what is not. As in CSS, an unreadable declaration keeps a value before it.
  func style(of element: XMLDocument.Element) -> [String: String] {
    var style: [String: String] = [:]
    for (name, value) in element.attributes
    where Self.properties.contains(name) && !Self.declared.contains(name) {
      style[name] = substituted(String(value[...].trimmed), element)
    }
    let declarations = declarations(of: element)
    for important in [false, true] {
      for declaration in declarations where declaration.isImportant == important {
        let name = declaration.name
        guard Self.properties.contains(name),
          let value = substituted(declaration.value, element)
        else { continue }
        if style[name] == nil || Self.canRead(value, as: name) { style[name] = value }
      }
    }
    if let marker = style["marker"] {
      for end in ["marker-start", "marker-mid", "marker-end"] where style[end] == nil {
        style[end] = marker
      }
    }
    // What children do not inherit by themselves.
    for (name, value) in style where value == "inherit" && !Self.inherited.contains(name) {
      style[name] = element.parent.flatMap { self.style(of: elements[$0])[name] }
    }
    return style
  }

  /// The declarations for an element, from rules and its `style` attribute.
  private func declarations(of element: XMLDocument.Element) -> [Declaration] {
    let classes = element.attributes["class", default: ""].split { $0.isWhitespace }
    let own = element.attributes["style"].map { Self.declarations(Self.withoutComments($0)[...]) }
    return rules.filter { $0.selector.matches(element, classes) }.flatMap { $0.declarations }
      + (own ?? [])
  }

  private static func canRead(_ value: String, as name: String) -> Bool {
    switch name {
    case "fill", "stroke", "stop-color", "color":
      value.hasPrefix("url(") || ["none", "inherit"].contains(value) || CSSColor(css: value) != nil
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity":
      value == "inherit" || NumberScanner.part(value) != nil
    case "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry":
      // In a style, only 0 has no unit.
      value == "auto" || value.last?.isNumber == false || NumberScanner.length(value, of: 1) == 0
    default: true
    }
  }

  // MARK: Custom properties

  /// A value with its `var()` replaced by a custom property or the fallback; nil if there is neither.
  private func substituted(
    _ value: String, _ element: XMLDocument.Element, depth: Int = 0
  ) -> String? {
    let start = value.indices.first { value[$0...].hasPrefix("var(") }
    guard let start else { return value }
    // A property may contain itself, and text may double at each step.
    guard depth < 8, value.utf8.count < 1000 else { return nil }
    let first = value.index(start, offsetBy: 4)
    var (open, end) = (1, first)
    while end < value.endIndex {
      if value[end] == "(" { open += 1 }
      if value[end] == ")" { open -= 1 }
      if open == 0 { break }
      end = value.index(after: end)
    }
    guard open == 0 else { return nil }
    let inside = value[first..<end]
    let comma = inside.firstIndex(of: ",")
    let name = String(inside[..<(comma ?? inside.endIndex)].trimmed)
    let fallback = comma.map { String(inside[inside.index(after: $0)...].trimmed) }
    guard let replacement = customProperty(name, element) ?? fallback else { return nil }
    return substituted(
      value[..<start] + replacement + value[value.index(after: end)...], element,
      depth: depth + 1)
  }

  /// The value of a custom property, which children inherit.
  private func customProperty(_ name: String, _ element: XMLDocument.Element) -> String? {
    let declarations = declarations(of: element).filter { $0.name == name }
    if let own = declarations.last(where: { $0.isImportant }) ?? declarations.last {
      return own.value
    }
    return element.parent.flatMap { customProperty(name, elements[$0]) }
  }

  /// The properties that children inherit.
  static let inherited: Set<String> = [
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-dasharray", "fill-rule", "fill-opacity", "stroke-opacity", "color", "visibility",
    "paint-order", "marker-start", "marker-mid", "marker-end", "clip-rule",
  ]

  /// The properties that set where a shape lies, by an attribute or a style.
  static let geometry: Set<String> = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"]

  /// The properties that only a style can set, not an attribute.
  static let declared: Set<String> = [
    "background", "background-color", "rotate", "scale", "translate", "offset-path",
  ]

  /// All supported properties.
  private static let properties = inherited.union(geometry).union(declared).union([
    "opacity", "display", "transform", "transform-origin", "filter", "mask", "clip-path",
    "mix-blend-mode", "stop-color", "stop-opacity", "marker",
    "vector-effect", "overflow",
  ])
}

extension Substring {
  /// The text without the white space around it.
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
