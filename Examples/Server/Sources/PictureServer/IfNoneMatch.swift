/// The condition of a request for what the client may have already: RFC 9110 § 13.1.2.
enum IfNoneMatch {
  /// Whether `field` names the entity tag, or is a star: then there is nothing new to send.
  ///
  /// Tags are compared weakly, as the RFC asks for: `W/"x"` matches `"x"`. A field that is no list of
  /// tags names as many as can be read before its fault.
  static func matches(_ field: String, _ tag: EntityTag) -> Bool {
    var rest = field.utf8[...]
    skipSpace(&rest)
    if rest.first == UInt8(ascii: "*") {
      rest.removeFirst()
      skipSpace(&rest)
      return rest.isEmpty
    }
    while true {
      // A list may have empty elements: § 5.6.1.2.
      while let byte = rest.first, byte == UInt8(ascii: ",") || isSpace(byte) { rest.removeFirst() }
      if rest.starts(with: "W/".utf8) { rest.removeFirst(2) }
      guard let opaque = opaqueTag(&rest) else { return false }
      if opaque.elementsEqual(tag.text.utf8) { return true }
    }
    return false
  }

  /// Takes a tag with its quotation marks; commas between them belong to it.
  private static func opaqueTag(_ rest: inout Substring.UTF8View) -> Substring.UTF8View? {
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    let start = rest.startIndex
    guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    let tag = rest[start...end]
    rest = rest[rest.index(after: end)...]
    return tag
  }

  private static func skipSpace(_ rest: inout Substring.UTF8View) {
    rest = rest.drop(while: isSpace)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
