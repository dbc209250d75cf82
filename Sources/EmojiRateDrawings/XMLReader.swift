import EmojiRate

/// An XML document as a list of elements, with each parent before its children.
struct XMLDocument {
  struct Element {
    /// The name without a prefix.
    let name: String
    /// Whether it is in the namespace of SVG.
    let isSVG: Bool
    /// The attributes by name, with a prefix for those of editors; unknown namespaces are left out.
    let attributes: [String: String]
    /// The line in the file, from 1.
    let line: Int
    /// The column in characters, from 1.
    let column: Int
    let parent: Int?
    var children: [Int] = []
    /// The text directly in a `style` element.
    var text = ""
  }

  fileprivate(set) var elements: [Element] = []

  /// Whether a line tells no element from another.
  var isOnOneLine: Bool {
    elements.count > 1 && elements.allSatisfy { $0.line == elements[0].line }
  }
}

/// Reads XML strictly, and only the parts that drawings need.
///
/// The grammar is [XML 1.0](https://www.w3.org/TR/xml/) with
/// [namespaces](https://www.w3.org/TR/xml-names/). The reader refuses a DOCTYPE that defines entities
/// before it reads them. It opens no external resources. Limits bound its time and memory.
struct XMLReader {
  static let byteLimit = 1_000_000
  static let elementLimit = 20_000
  static let depthLimit = 64
  private static let attributeLimit = 256

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The position up to which lines are counted.
  private var countedPosition = 0
  private var column = 0
  private var document = XMLDocument()
  /// The open elements by index, with their full names.
  private var open: [(index: Int, name: String, bindingCount: Int)] = []
  /// The namespaces of prefixes; later ones override earlier ones.
  private var bindings = [(prefix: "xml", space: "http://www.w3.org/XML/1998/namespace")]

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a document.
  static func read(_ bytes: [UInt8]) throws(DrawingError) -> XMLDocument {
    if bytes.starts(with: [0x1F, 0x8B]) {
      throw DrawingError("the file is compressed (SVGZ); save it as plain SVG")
    }
    guard bytes.count <= byteLimit else {
      throw DrawingError(
        "\(bytes.count) bytes are too many, \(byteLimit) are allowed; leave out embedded pictures and "
          + "metadata")
    }
    guard !bytes.contains(0), String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    else {
      throw DrawingError(
        "this is no SVG file, which is text in UTF-8; save or export the drawing as plain SVG")
    }
    var reader = XMLReader(bytes)
    try reader.readDocument()
    return reader.document
  }

  private mutating func readDocument() throws(DrawingError) {
    _ = take("\u{FEFF}")
    while position < bytes.count {
      if take("<!--") {
        try skip(past: "-->")
      } else if take("<?") {
        try skip(past: "?>")
      } else if take("<![CDATA[") {
        let start = position
        try skip(past: "]]>")
        try append(String(decoding: bytes[start..<position - 3], as: UTF8.self))
      } else if take("<!DOCTYPE") || take("<!doctype") {
        try skipDoctype()
      } else if take("</") {
        try readEnd()
      } else if take("<") {
        try readStart()
      } else {
        try append(try text(upTo: "<"))
      }
    }
    if let last = open.last {
      throw malformed(
        "the file ends before <\(last.name.printable)> of line \(lineOf(last)) does")
    }
    if document.elements.isEmpty { throw malformed("there is no element") }
  }

  private func lineOf(_ element: (index: Int, name: String, bindingCount: Int)) -> Int {
    document.elements[element.index].line
  }

  /// Adds text to the innermost open element.
  private mutating func append(_ text: String) throws(DrawingError) {
    guard let last = open.last else {
      if text.utf8.allSatisfy(Self.isSpace) { return }
      throw malformed("there is text outside of the root element")
    }
    if document.elements[last.index].name == "style" {
      document.elements[last.index].text += text
    }
  }

  // MARK: Tags

  private mutating func skipDoctype() throws(DrawingError) {
    let here = currentLine()
    guard document.elements.isEmpty else {
      throw malformed("a DOCTYPE is behind the root element")
    }
    var depth = 0
    while position < bytes.count {
      if take("<!ENTITY") {
        throw DrawingError(
          "the DOCTYPE defines entities, which are not expanded; save as plain SVG (Illustrator: without "
            + "\"Preserve Illustrator Editing Capabilities\")", line: here)
      }
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // Inside declarations, an apostrophe may be part of a comment rather than a quote.
        guard depth == 0 else { break }
        while position < bytes.count, bytes[position] != byte { position += 1 }
        position += 1
      case UInt8(ascii: ">") where depth <= 0: return
      default: break
      }
    }
    throw malformed("the file ends inside of the DOCTYPE")
  }

  private mutating func readStart() throws(DrawingError) {
    let here = currentLine()
    let column = column
    let name = try readName()
    guard open.count < Self.depthLimit else {
      throw DrawingError(
        "elements are more than \(Self.depthLimit) deep in each other; ungroup some", line: here,
        element: "<\(name.printable)>")
    }
    guard document.elements.count < Self.elementLimit else {
      throw DrawingError(
        "there are more than \(Self.elementLimit) elements; simplify the drawing", line: here)
    }
    if open.isEmpty, !document.elements.isEmpty {
      throw malformed("there is a second root element")
    }
    let bindingCount = bindings.count
    let given = try readAttributes(of: name)
    let isEmpty = bytes[position - 2] == UInt8(ascii: "/")
    try add(name, given, here, column)
    if isEmpty {
      bindings.removeSubrange(bindingCount...)
    } else {
      open.append((document.elements.count - 1, name, bindingCount))
    }
  }

  /// Reads the attributes and the end of a tag.
  private mutating func readAttributes(
    of name: String
  ) throws(DrawingError) -> [(name: String, value: String)] {
    var given: [(name: String, value: String)] = []
    while true {
      let hasSpace = skipSpace()
      if take("/>") || take(">") { return given }
      guard hasSpace, given.count < Self.attributeLimit else {
        throw malformed("the tag <\(name.printable)> cannot be read")
      }
      let attribute = try readName()
      skipSpace()
      guard take("=") else {
        throw malformed("the attribute \(attribute.printable) has no value")
      }
      skipSpace()
      guard take("\"") || take("'") else {
        throw malformed("the value of the attribute \(attribute.printable) has no quotes")
      }
      let quote = bytes[position - 1]
      let value = try text(upTo: Unicode.Scalar(quote))
      guard position < bytes.count else { throw malformed("the file ends inside of a tag") }
      guard !given.contains(where: { $0.name == attribute }) else {
        throw malformed("the attribute \(attribute.printable) is given twice")
      }
      position += 1
      given.append((attribute, value))
      if attribute == "xmlns" { bindings.append(("", value)) }
      if attribute.hasPrefix("xmlns:") {
        bindings.append((String(attribute.dropFirst(6)), value))
      }
    }
  }

  private mutating func add(
    _ name: String, _ given: [(name: String, value: String)], _ line: Int,
    _ column: Int
  ) throws(DrawingError) {
    var attributes: [String: String] = [:]
    for (name, value) in given where name != "xmlns" && !name.hasPrefix("xmlns:") {
      let (space, local) = try split(name)
      switch space {
      case nil, "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink":
        // An SVG 2 href overrides an XLink one.
        if space == nil || attributes[local] == nil { attributes[local] = value }
      case "http://www.inkscape.org/namespaces/inkscape": attributes["inkscape:" + local] = value
      case "http://www.serif.com/": attributes["serif:" + local] = value
      default: break
      }
    }
    let (prefixed, local) = try split(name)
    let space = prefixed ?? bindings.last { $0.prefix.isEmpty }?.space
    let parent = open.last?.index
    if let parent { document.elements[parent].children.append(document.elements.count) }
    document.elements.append(
      XMLDocument.Element(
        name: local, isSVG: space == "http://www.w3.org/2000/svg", attributes: attributes,
        line: line, column: column, parent: parent))
  }

  /// The namespace of a name's prefix, and the local name.
  private mutating func split(_ name: String) throws(DrawingError) -> (String?, String) {
    guard let colon = name.firstIndex(of: ":") else { return (nil, name) }
    let prefix = name[..<colon]
    guard let binding = bindings.last(where: { $0.prefix == prefix }) else {
      throw malformed("the prefix \(String(prefix).printable): is not declared")
    }
    return (binding.space, String(name[name.index(after: colon)...]))
  }

  private mutating func readEnd() throws(DrawingError) {
    let name = try readName()
    skipSpace()
    guard take(">") else { throw malformed("the tag </\(name.printable)> cannot be read") }
    guard let last = open.popLast() else {
      throw malformed("</\(name.printable)> ends nothing")
    }
    guard name == last.name else {
      throw DrawingError(
        "</\(name.printable)> ends what <\(last.name.printable)> of line \(lineOf(last)) began; this is "
          + "not well-formed XML", line: currentLine(), element: "<\(last.name.printable)>")
    }
    bindings.removeSubrange(last.bindingCount...)
  }

  // MARK: Characters

  private mutating func readName() throws(DrawingError) -> String {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      let isInside = byte >= UInt8(ascii: "-") && byte <= UInt8(ascii: "9") && byte != 0x2F
      guard
        isLetter || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
          || isInside && position > start
      else { break }
      position += 1
    }
    guard position > start else { throw malformed("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads text up to a character or the end, and replaces references.
  private mutating func text(upTo end: Unicode.Scalar) throws(DrawingError) -> String {
    var text: [UInt8] = []
    let isValue = end != "<"
    while position < bytes.count, bytes[position] != UInt8(ascii: end) {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        text += try reference()
        continue
      }
      guard byte != UInt8(ascii: "<"), byte >= 0x20 || Self.isSpace(byte) else {
        throw malformed("a character is not allowed here")
      }
      text.append(isValue && byte < 0x20 ? 0x20 : byte)
      position += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private mutating func reference() throws(DrawingError) -> String.UTF8View {
    let start = position + 1
    var end = start
    while end < bytes.count, end < start + 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      throw malformed("an & begins no reference")
    }
    position = end + 1
    if let character = Self.entities[name] { return character.utf8 }
    let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
    // UInt32 would read a sign too.
    let isNumber = name.first == "#" && digits.first != "+"
    let number = isNumber ? UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10) : nil
    guard let number, number >= 0x20 || number == 9 || number == 10 || number == 13,
      let scalar = Unicode.Scalar(number)
    else { throw malformed("the entity &\(name.printable); is not known") }
    return String(Character(scalar)).utf8
  }

  private mutating func skip(past end: StaticString) throws(DrawingError) {
    while position < bytes.count {
      if take(end) { return }
      position += 1
    }
    throw malformed("the file ends before \(end)")
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let text = UnsafeBufferPointer(text)
    guard bytes.count - position >= text.count else { return false }
    for index in text.indices where bytes[position + index] != text[index] { return false }
    position += text.count
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    return position > start
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 9 || byte == 10 || byte == 13
  }

  /// The line of the current position.
  private mutating func currentLine() -> Int {
    while countedPosition < min(position, bytes.count) {
      if bytes[countedPosition] == 10 {
        line += 1
        column = 0
      } else if bytes[countedPosition] & 0xC0 != 0x80 {
        column += 1
      }
      countedPosition += 1
    }
    return line
  }

  private mutating func malformed(_ what: String) -> DrawingError {
    let element = open.last.map { "<\($0.name.printable)>" }
    return DrawingError(
      "\(what); this is not well-formed XML", line: currentLine(), element: element)
  }
}
