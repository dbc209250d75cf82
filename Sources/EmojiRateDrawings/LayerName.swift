import EmojiRate

/// Reads the names of layers and shapes, which editors write in different attributes.
enum LayerName {
  /// The value of a layer.
  enum Value: Equatable {
    /// A number on the scale.
    case number(Double)
    /// A part of the scale in percent.
    case percentage(Double)
  }

  /// The attributes that hold a name, by priority.
  static let attributes = ["inkscape:label", "serif:id", "data-name", "id"]

  private static func names(of element: XMLDocument.Element) -> [String] {
    attributes.compactMap { element.attributes[$0] }
  }

  /// The name of an element for messages, from the first attribute that has one.
  static func label(_ element: XMLDocument.Element) -> String? {
    names(of: element).first { !$0.isEmpty }.map { decoded($0).text }
  }

  /// The value of a layer: the first of its names that is a value.
  static func value(_ element: XMLDocument.Element) -> Value? {
    names(of: element).lazy.compactMap(value).first
  }

  /// The value in a name, such as 0, 2,5, 50%, value-3, 27-percent, "0 sad" or `_x35_0_x25_`.
  static func value(_ name: String) -> Value? {
    let (decoded, wasEncoded) = decoded(name)
    var text = decoded[...].trimmed
    if wasEncoded, let copy = copySuffix(text, ends: true) { text = text.dropLast(copy) }
    if text.first == "_", let next = text.dropFirst().first, next.isDigit || next == "-" {
      text = text.dropFirst()
    }
    var rest = text.lowercased()[...]
    for word in ["value", "rating"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      if let first = rest.first, " _:=-".contains(first) { rest = rest.dropFirst() }
      break
    }
    guard let number = number(&rest) else { return nil }
    let digits = rest.dropFirst().prefix { $0.isDigit }
    if name.hasPrefix("_"), !wasEncoded, rest.first == "_", !digits.isEmpty,
      digits.count == rest.count - 1, let fraction = Double("\(number.plainText).\(digits)")
    {
      // Exports write a point as _ too, behind a first _ as identifiers do not begin with a digit.
      return .number(fraction)
    }
    // A second number behind a fraction counts copies.
    if number != number.rounded(.down), rest.first == "_", digits.count == rest.count - 1 {
      rest = ""
    }
    var behind = rest
    if let first = behind.first, " _-".contains(first) { behind = behind.dropFirst() }
    let sign = ["percent", "%"].first { behind.hasPrefix($0) }
    if let sign { rest = behind.dropFirst(sign.count) }
    if let first = rest.first {
      guard " _:-–".contains(first) else { return nil }
      rest = rest.drop { " _:-–".contains($0) }
      if rest.first?.isDigit == true { return nil }
    }
    return sign == nil ? .number(number) : .percentage(number)
  }

  /// Whether a name may be meant as a value, such as 2-5, but might also be a range or a copy.
  static func isNearlyValue(_ element: XMLDocument.Element) -> Bool {
    guard let label = label(element), label.contains(where: { $0.isDigit }) else { return false }
    return label.allSatisfy { $0.isDigit || " _-–.,:%".contains($0) }
  }

  /// Reads `-?digits[(.|,)digits]` at the beginning of a text.
  private static func number(_ text: inout Substring) -> Double? {
    var rest = text
    let sign = rest.first == "-" ? "-" : ""
    rest = rest.dropFirst(sign.count)
    let whole = rest.prefix { $0.isDigit }
    rest = rest.dropFirst(whole.count)
    guard !whole.isEmpty, whole.count < 16 else { return nil }
    var digits = sign + whole
    if rest.first == "." || rest.first == "," {
      let fraction = rest.dropFirst().prefix { $0.isDigit }
      if !fraction.isEmpty {
        digits += "." + fraction
        rest = rest.dropFirst(1 + fraction.count)
      }
    }
    text = rest
    return Double(digits)
  }

  /// The name that identifies a shape at other values; nil if it has no name or an automatic one.
  ///
  /// - Parameter ids: All identifiers of the file. A copy's suffix is removed if the rest is one of them.
  static func shapeName(_ element: XMLDocument.Element, _ ids: [String: Int]) -> String? {
    for attribute in attributes {
      guard var name = element.attributes[attribute]?[...], !name.isEmpty else { continue }
      if attribute == "id" { name = withoutCopySuffixes(name, ids) }
      let words = decoded(String(name)).text.lowercased().split {
        $0.isWhitespace || $0 == "-" || $0 == "_"
      }
      let text = words.joined(separator: " ")
      return text.isEmpty || isAutomatic(text) ? nil : text
    }
    return nil
  }

  /// The identifier of an element, without the suffixes of copies.
  static func identifier(_ element: XMLDocument.Element, _ ids: [String: Int]) -> String? {
    element.attributes["id"].map { String(withoutCopySuffixes($0[...], ids)) }
  }

  private static func withoutCopySuffixes(
    _ name: Substring, _ ids: [String: Int]
  ) -> Substring {
    var name = name
    while let count = copySuffix(name, ends: true) ?? copySuffix(name, ends: false),
      ids[String(name.dropLast(count))] != nil
    {
      name = name.dropLast(count)
    }
    return name
  }

  /// The length of a copy's suffix: `_1_` if `ends` is true, else `_1` or `-1`.
  private static func copySuffix(_ name: Substring, ends: Bool) -> Int? {
    var rest = name
    if ends {
      guard rest.last == "_" else { return nil }
      rest = rest.dropLast()
    }
    let digits = rest.reversed().prefix { $0.isDigit }.count
    rest = rest.dropLast(digits)
    guard digits > 0, rest.count > 1, rest.last == "_" || (rest.last == "-" && !ends) else {
      return nil
    }
    return digits + 1 + (ends ? 1 : 0)
  }

  private static let automaticNames: Set<String> = [
    "path", "rect", "circle", "ellipse", "g", "line", "polyline", "polygon", "use", "svg",
    "layer",
    "vector", "rectangle", "star", "group", "frame", "union", "subtract", "intersect", "exclude",
    "oval", "shape", "combined shape", "mask", "artboard", "page", "symbol", "component", "slice",
    "compound path", "clip path group", "boolean", "triangle", "arrow", "curve", "object",
    "tracé",
    "groupe", "calque", "ebene", "pfad", "kreis", "rechteck", "gruppe",
  ]

  private static func isAutomatic(_ name: String) -> Bool {
    var rest = name[...]
    while true {
      if automaticNames.contains(String(rest)) { return true }
      if rest.hasSuffix(" copy") {
        rest = rest.dropLast(5)
      } else if let last = rest.last, last.isDigit || last == "." || last == " " {
        rest = rest.dropLast()
      } else {
        return false
      }
    }
  }

  /// Decodes `_xHH_`, which Illustrator writes for characters that identifiers cannot contain.
  private static func decoded(_ name: String) -> (text: String, wasEncoded: Bool) {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return (name, false) }
    var (text, rest, wasEncoded) = ("", name[...], false)
    while let first = rest.first {
      if rest.hasPrefix("_x") {
        let digits = rest.dropFirst(2).prefix { $0.isHexDigit && $0.isASCII }
        if rest.dropFirst(2 + digits.count).first == "_", digits.count < 7,
          let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number)
        {
          text.unicodeScalars.append(scalar)
          rest = rest.dropFirst(3 + digits.count)
          wasEncoded = true
          continue
        }
      }
      text.append(first)
      rest = rest.dropFirst()
    }
    return (text, wasEncoded)
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }
}
