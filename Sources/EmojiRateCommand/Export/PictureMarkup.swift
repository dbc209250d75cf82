/// The ways to put a picture of an export into a page, in which `{url}`, `{stem}`, `{id}`, `{value}`
/// and `{title}` stand for the picture's own words.
struct PictureMarkup {
  let names: FileNames
  let width: String
  let height: String
  /// Whether the pictures have no size of their own.
  let isResponsive: Bool

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
    if !names.scales.isEmpty { snippets.append(Snippet(label: "PNG", markup: png)) }
    if names.hasSprite { snippets.append(Snippet(label: "Sprite", markup: use)) }
    return snippets
  }

  /// The SVG file with this tag.
  func image(_ tag: String = "", isLazy: Bool = false) -> String {
    let size = isResponsive ? "" : imageSize
    return
      "<img src=\"{url}\(tag).svg\" alt=\"{title}\"\(size)\(isLazy ? " loading=\"lazy\"" : "")>"
  }

  var picture: String { paired("{url}\(names.twinTag).svg", image()) }

  /// Its size does not follow from the file, which may have more pixels, and mail programs do without
  /// styles.
  var png: String {
    let image =
      names.scales.count > 1
      ? "<img src=\"\(source("", 0))\" srcset=\"\(set(""))\" alt=\"{title}\"\(imageSize)>"
      : "<img src=\"\(source("", 0))\" alt=\"{title}\"\(imageSize)>"
    return paired(names.scales.count > 1 ? set(names.twinTag) : source(names.twinTag, 0), image)
  }

  /// The sprite's symbols have view boxes, and fill what they are put into.
  var use: String {
    let size = isResponsive ? " viewBox=\"0 0 \(width) \(height)\"" : fixedSize
    return "<svg\(size)\(role)><use href=\"\(Sprite.name)#{id}\"/></svg>"
  }

  var span: String { "<span class=\"\(names.noun) {stem}\"\(role)></span>" }

  private var fixedSize: String { " width=\"\(width)\" height=\"\(height)\"" }

  /// An image's has whole pixels only, of which it then fills as much as it needs.
  private var imageSize: String {
    func whole(_ length: String) -> Int { Int((Double(length) ?? 0).rounded(.up)) }
    return " width=\"\(whole(width))\" height=\"\(whole(height))\""
  }

  private var role: String {
    names.isDecorative ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"{title}\""
  }

  private func paired(_ dark: String, _ image: String) -> String {
    guard names.isPair else { return image }
    return "<picture><source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\">\(image)"
      + "</picture>"
  }

  private func source(_ tag: String, _ index: Int) -> String {
    "{url}\(tag)\(names.scales[index].ending)"
  }

  private func set(_ tag: String) -> String {
    names.scales.indices.map { "\(source(tag, $0)) \(names.scales[$0].text)x" }
      .joined(separator: ", ")
  }
}
