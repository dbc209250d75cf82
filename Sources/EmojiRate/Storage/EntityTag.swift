/// A strong entity tag, by which a client asks whether it has a picture already: RFC 9110, 8.8.3.
///
/// ```swift
/// let tag = Face(4).entityTag()
/// let isKnown = tag.matches("W/\"a\", \(tag.text)")  // the header If-None-Match; then answer 304
/// ```
public struct EntityTag: Hashable, Sendable {
  /// The tag for the header `ETag`, with its quotation marks.
  public let text: String

  /// Whether the value of `If-None-Match` has this tag or is `*`, so that the client has the picture: RFC 9110, 13.1.2.
  ///
  /// Tags are compared weakly, as the RFC requires: `W/"x"` matches `"x"`. If a list is malformed, only the tags before
  /// the error count. Nil, for a request without the header, is false.
  public func matches(_ ifNoneMatch: String?) -> Bool {
    guard var rest = ifNoneMatch?.utf8[...] else { return false }
    rest = rest.drop { $0.isSpace }
    if rest.first == UInt8(ascii: "*") {
      rest.removeFirst()
      rest = rest.drop { $0.isSpace }
      return rest.isEmpty
    }
    while true {
      // A list may have empty elements: 5.6.1.2.
      rest = rest.drop { $0 == UInt8(ascii: ",") || $0.isSpace }
      if rest.starts(with: "W/".utf8) { rest.removeFirst(2) }
      guard let opaque = Self.opaqueTag(&rest) else { return false }
      if opaque.elementsEqual(text.utf8) { return true }
    }
  }

  /// Takes a tag, which may contain commas, with its quotation marks; nil if none follows.
  private static func opaqueTag(_ rest: inout Substring.UTF8View) -> Substring.UTF8View? {
    guard rest.first == UInt8(ascii: "\""),
      let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return rest[...end]
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Picture {
  /// The entity tag of the document, or of another file of the same picture.
  ///
  /// It changes with the value, the style and the options, and with a release that writes other bytes.
  ///
  /// - Parameters:
  ///   - options: The options of the document.
  ///   - variant: A name for another file, such as `png` or `png-2x`; letters, digits and `-`.
  public func entityTag(
    _ options: SVGOptions = SVGOptions(), variant: String? = nil
  ) -> EntityTag {
    // The document and the revision determine the bytes of a PNG file too, which is not drawn to find its tag.
    let end = variant.map { name in
      "-" + name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        + "-\(SVGOptions.revision)"
    }
    // The 64-bit FNV-1a of the document: http://www.isthe.com/chongo/tech/comp/fnv/
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in svg(options).utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(digest, radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.utf8.count)
    return EntityTag(text: "\"\(zeros)\(digits)\(end ?? "")\"")
  }
}
