import EmojiRate
import EmojiRateControl

/// The markup for a picture of an export.
struct PictureMarkup {
  typealias Snippet = (label: String, markup: String)

  let pictures: PictureSet
  /// The name of the picture, without the tag of a look and the ending: its class and its id.
  let stem: String
  /// The name of the picture's files as a URL, without the ending.
  let url: String
  let title: String
  let size: Size

  init(_ pictures: PictureSet, stem: String, title: String, size: Size) {
    (self.pictures, self.stem, self.size) = (pictures, stem, size)
    url = Markup.url(stem)
    self.title = Markup.attribute(title)
  }

  var snippets: [Snippet] { pictures.outputs.flatMap { $0.snippets(self) } }

  /// The markup that shows the picture.
  var shown: String { pictures.outputs.compactMap { $0.shown(self) }.first ?? "" }

  /// The tag of each look, which follows the picture's name in file names.
  var tags: [String] { pictures.looks.map(\.tag) }
  var twinTag: String { tags.last! }
  var isPair: Bool { tags.count > 1 }

  /// The attributes for screen readers.
  var role: String {
    pictures.settings.options.label == .decorative
      ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"\(title)\""
  }

  /// The image, together with its twin for dark pages if it has one.
  func paired(_ dark: String, _ image: String) -> String {
    guard isPair else { return image }
    return "<picture><source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\">\(image)"
      + "</picture>"
  }
}

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
