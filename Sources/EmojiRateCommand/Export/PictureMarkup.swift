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
  var snippets: [Snippet] {
    var snippets: [Snippet] = []
    if names.hasFiles {
      snippets.append(Snippet(label: names.isPair ? "Light and dark" : "Image", markup: picture))
    }
    if names.stylesheet != nil { snippets.append(Snippet(label: "Class", markup: span)) }
    if !names.export.scales.isEmpty { snippets.append(Snippet(label: "PNG", markup: png)) }
    if names.export.hasSprite { snippets.append(Snippet(label: "Sprite", markup: use)) }
    return snippets
  }

  /// The SVG file with this tag.
  func image(_ tag: String = "", isLazy: Bool = false) -> String {
    let size = isResponsive ? "" : imageSize
    return
      "<img src=\"\(words.url)\(tag).svg\" alt=\"\(words.title)\"\(size)\(isLazy ? " loading=\"lazy\"" : "")>"
  }

  var picture: String { paired("\(words.url)\(names.twinTag).svg", image()) }

  /// Its size does not follow from the file, which may have more pixels, and mail programs do without
  /// styles.
  var png: String {
    let image =
      names.export.scales.count > 1
      ? "<img src=\"\(source("", 0))\" srcset=\"\(set(""))\" alt=\"\(words.title)\"\(imageSize)>"
      : "<img src=\"\(source("", 0))\" alt=\"\(words.title)\"\(imageSize)>"
    return paired(
      names.export.scales.count > 1 ? set(names.twinTag) : source(names.twinTag, 0), image)
  }

  /// The sprite's symbols have view boxes, and fill what they are put into.
  var use: String {
    let size = isResponsive ? " viewBox=\"0 0 \(width) \(height)\"" : fixedSize
    return "<svg\(size)\(role)><use href=\"\(Sprite.name)#\(words.id)\"/></svg>"
  }

  var span: String { "<span class=\"\(names.noun) \(words.stem)\"\(role)></span>" }

  private var width: String { Messages.plain(size.width) }
  private var height: String { Messages.plain(size.height) }

  private var fixedSize: String { " width=\"\(width)\" height=\"\(height)\"" }

  /// An image's has whole pixels only, of which it then fills as much as it needs.
  private var imageSize: String {
    " width=\"\(Int(size.width.rounded(.up)))\" height=\"\(Int(size.height.rounded(.up)))\""
  }

  private var role: String {
    names.isDecorative ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"\(words.title)\""
  }

  private func paired(_ dark: String, _ image: String) -> String {
    guard names.isPair else { return image }
    return "<picture><source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\">\(image)"
      + "</picture>"
  }

  private func source(_ tag: String, _ index: Int) -> String {
    "\(words.url)\(tag)\(names.export.scales[index].ending)"
  }

  private func set(_ tag: String) -> String {
    names.export.scales.indices.map { "\(source(tag, $0)) \(names.export.scales[$0].text)x" }
      .joined(separator: ", ")
  }
}
