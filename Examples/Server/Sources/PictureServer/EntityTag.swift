import EmojiRate

/// A strong entity tag: RFC 9110 § 8.8.3.
struct EntityTag: Equatable {
  /// The tag for a header, with its quotation marks.
  let text: String

  /// The tag of a picture's document, or of its PNG file.
  ///
  /// The document and the library's revision determine the bytes of the PNG file, so a client that has the file gets
  /// its answer before anything is drawn in pixels.
  init(of picture: some Picture, _ options: SVGOptions, _ format: PictureFormat) {
    let end = format == .png ? "-\(SVGOptions.revision)" : ""
    text = "\"\(picture.digest(options))\(end)\""
  }

  /// Whether a header field `If-None-Match` has this tag or is `*`, so the client has the picture already: RFC 9110
  /// § 13.1.2.
  ///
  /// Tags are compared weakly, as the RFC requires: `W/"x"` matches `"x"`. If a list is malformed, only the
  /// tags before the error count.
  func matches(_ field: String) -> Bool {
    var rest = field.utf8[...]
    Self.skipSpace(&rest)
    if rest.first == UInt8(ascii: "*") {
      rest.removeFirst()
      Self.skipSpace(&rest)
      return rest.isEmpty
    }
    while true {
      // A list may have empty elements: § 5.6.1.2.
      while let byte = rest.first, byte == UInt8(ascii: ",") || Self.isSpace(byte) {
        rest.removeFirst()
      }
      if rest.starts(with: "W/".utf8) { rest.removeFirst(2) }
      guard let opaque = Self.opaqueTag(&rest) else { return false }
      if opaque.elementsEqual(text.utf8) { return true }
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
