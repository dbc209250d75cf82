/// The header field with the entity tags of the pictures that a client has: RFC 9110 § 13.1.2.
enum IfNoneMatch {
  /// Whether `field` has the entity tag or is `*`, so the client has the picture already.
  ///
  /// Tags are compared weakly, as the RFC requires: `W/"x"` matches `"x"`. If a list is malformed, only the
  /// tags before the error count.
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

  /// Takes a tag, which may contain commas, with its quotation marks; nil if none follows.
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
