/// Text as it is put into HTML, URLs and CSS.
enum Markup {
  /// Text that stands for itself between the tags of HTML, and in quotes where it has none.
  static func html(_ text: String) -> String {
    // Not by pairs, which take half as long again: a sheet has megabytes of it.
    text.escaped { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      default: nil
      }
    }
  }

  /// Text as the value of an attribute in quotes; a tab or a line's end is not to become a space.
  static func attribute(_ text: String) -> String {
    html(text).escaped(["\"": "&#34;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"])
  }

  /// An id as the fragment of a URL in markup.
  ///
  /// Only a percent sign is encoded: WebKit looks for the id as it stands there.
  static func fragment(_ id: String) -> String { html(id).escaped(["%": "%25"]) }

  /// A file's name, which has no control characters, as a URL beside the page's.
  static func url(_ name: String) -> String {
    name.escaped { byte in
      // RFC 3986's unreserved characters, and @, which a path may have.
      isLetterOrDigit(byte) || "-._~@".utf8.contains(byte)
        ? nil : "%" + String(byte, radix: 16, uppercase: true)
    }
  }

  /// A name as an identifier of CSS.
  static func identifier(_ name: String) -> String {
    let escaped = name.escaped { byte in
      isLetterOrDigit(byte) || "-_".utf8.contains(byte) || byte >= 0x80
        ? nil : "\\\(Unicode.Scalar(byte))"
    }
    // It cannot begin with a digit.
    guard let first = escaped.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return escaped }
    return "\\3\(Unicode.Scalar(first)) \(Substring(escaped.utf8.dropFirst()))"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
