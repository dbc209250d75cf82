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

  /// The name of a file as a relative URL: of its characters, only those outside of ASCII are none there.
  static func url(_ name: String) -> String {
    name.escaped { $0 < 0x80 ? nil : "%" + String($0, radix: 16, uppercase: true) }
  }

  /// The name of a file as a CSS identifier: of its characters, only a dot and a digit at the start are none there.
  static func identifier(_ name: String) -> String {
    let escaped = name.escaped([".": "\\."])
    // An identifier cannot begin with a digit.
    guard let first = escaped.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return escaped }
    return "\\3\(Unicode.Scalar(first)) \(Substring(escaped.utf8.dropFirst()))"
  }
}
