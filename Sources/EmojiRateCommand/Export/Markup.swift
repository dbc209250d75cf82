import EmojiRateControl

/// Text encoded for HTML, URLs and CSS.
enum Markup {
  /// Text for HTML between tags, or in quotes if it has none.
  static func html(_ text: String) -> String {
    text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
  }

  /// Text for an attribute in quotes, where tabs and line ends would become spaces.
  static func attribute(_ text: String) -> String {
    html(text).escaped(["\"": "&#34;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"])
  }

  /// An id as the fragment of a URL in markup: WebKit looks for the id as it is written.
  static func fragment(_ id: String) -> String { html(id).escaped(["%": "%25"]) }

  /// A file name, which has no control characters, as a relative URL.
  static func url(_ name: String) -> String {
    name.escaped { byte in
      // RFC 3986's unreserved characters, and @, which a path may contain.
      isLetterOrDigit(byte) || "-._~@".utf8.contains(byte)
        ? nil : "%" + String(byte, radix: 16, uppercase: true)
    }
  }

  /// A name as a CSS identifier.
  static func identifier(_ name: String) -> String {
    let escaped = name.escaped { byte in
      isLetterOrDigit(byte) || "-_".utf8.contains(byte) || byte >= 0x80
        ? nil : "\\\(Unicode.Scalar(byte))"
    }
    // An identifier cannot begin with a digit.
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
