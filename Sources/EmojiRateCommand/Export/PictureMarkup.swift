import EmojiRate

/// The ways to put a picture of an export into a page.
struct PictureMarkup {
  /// A picture's own words, as markup has them.
  struct Words {
    /// What its files are called, less the ending.
    var url = ""
    /// The same as the name of a class.
    var stem = ""
    /// The same as the fragment of an address.
    var id = ""
    /// The accessible text.
    var title = ""

    init() {}

    init(stem name: String, title: String) {
      func text(_ write: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        write(&bytes)
        return String(decoding: bytes, as: UTF8.self)
      }
      url = text { Markup.escapeURL(name.utf8, into: &$0) }
      stem = text { Markup.escapeHTML(name.utf8, into: &$0) }
      id = text { Markup.escapeFragment(name.utf8, into: &$0) }
      self.title = text { Markup.escapeAttribute(title.utf8, into: &$0) }
    }
  }

  let names: FileNames
  let size: Size
  /// Whether the pictures have no size of their own.
  let isResponsive: Bool
  var words = Words()

  /// A piece of markup to copy.
  struct Snippet {
    /// What it is called.
    var label: String
    var markup: String
  }

  /// What there is to copy for the files there are.
  var snippets: [Snippet] { exportOutputs.compactMap { $0.snippet(self) } }

  /// The SVG file with this tag.
  func image(_ tag: String = "", isLazy: Bool = false) -> String {
    let size = isResponsive ? "" : imageSize
    return
      "<img src=\"\(words.url)\(tag).svg\" alt=\"\(words.title)\"\(size)\(isLazy ? " loading=\"lazy\"" : "")>"
  }

  var span: String { "<span class=\"\(names.noun) \(words.stem)\"\(role)></span>" }

  /// An image's has whole pixels only, of which it then fills as much as it needs.
  var imageSize: String {
    " width=\"\(Int(size.width.rounded(.up)))\" height=\"\(Int(size.height.rounded(.up)))\""
  }

  /// What it is to those who do not see it.
  var role: String {
    names.isDecorative ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"\(words.title)\""
  }

  /// An image with its twin for dark pages, where it has one.
  func paired(_ dark: String, _ image: String) -> String {
    guard names.isPair else { return image }
    return "<picture><source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\">\(image)"
      + "</picture>"
  }
}
