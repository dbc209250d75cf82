import EmojiRate

/// The ways to put a picture of an export into a page.
struct PictureMarkup {
  private let pictures: PictureSet

  /// What its files are called, less the ending, as markup has it.
  let url: String
  /// The same as the name of a class.
  let className: String
  /// The same as the fragment of an address.
  let id: String
  let title: String

  init(_ pictures: PictureSet, stem: String, title: String) {
    self.pictures = pictures
    url = Markup.url(stem)
    className = Markup.html(stem)
    id = Markup.fragment(stem)
    self.title = Markup.attribute(title)
  }

  /// What there is to copy for the files there are, and what each piece of it is called.
  var snippets: [(label: String, markup: String)] {
    var snippets: [(label: String, markup: String)] = []
    if pictures.hasFiles {
      let label = pictures.isPair ? "Light and dark" : "Image"
      snippets.append((label, paired("\(url)\(twinTag).svg", image())))
    }
    if pictures.stylesheet != nil { snippets.append(("Class", span)) }
    if !pictures.export.scales.isEmpty {
      snippets.append(("PNG", paired(sources(twinTag), pixels)))
    }
    if pictures.export.hasSprite {
      for look in pictures.looks {
        let label = look.tag.isEmpty ? "Sprite" : "Sprite, \(look.tag.dropFirst())"
        snippets.append((label, symbol(look.tag)))
      }
    }
    return snippets
  }

  private var twinTag: String { pictures.looks.last!.tag }

  /// The SVG file with this tag.
  func image(_ tag: String = "", isLazy: Bool = false) -> String {
    let size = pictures.isResponsive ? "" : imageSize
    return
      "<img src=\"\(url)\(tag).svg\" alt=\"\(title)\"\(size)\(isLazy ? " loading=\"lazy\"" : "")>"
  }

  var span: String { "<span class=\"\(pictures.noun) \(className)\"\(role)></span>" }

  /// The PNG files: their size does not follow from them, for they may have more pixels, and mail
  /// programs do without styles.
  private var pixels: String {
    let scales = pictures.export.scales
    let set = scales.count > 1 ? " srcset=\"\(sources(""))\"" : ""
    return "<img src=\"\(url)\(scales[0].ending)\"\(set) alt=\"\(title)\"\(imageSize)>"
  }

  /// The PNG files with this tag, as a `srcset` has them.
  private func sources(_ tag: String) -> String {
    let scales = pictures.export.scales
    return scales.map { scale in
      url + tag + scale.ending + (scales.count > 1 ? " \(scale.text)x" : "")
    }.joined(separator: ", ")
  }

  /// The symbol of the sprite, which has a view box, and fills what it is put into.
  private func symbol(_ tag: String) -> String {
    let (width, height) = (
      Messages.plain(pictures.size.width), Messages.plain(pictures.size.height)
    )
    let size =
      pictures.isResponsive
      ? " viewBox=\"0 0 \(width) \(height)\"" : " width=\"\(width)\" height=\"\(height)\""
    return "<svg\(size)\(role)><use href=\"\(Sprite.name)#\(id)\(tag)\"/></svg>"
  }

  /// An image's has whole pixels only, of which it then fills as much as it needs.
  private var imageSize: String {
    let size = pictures.size
    return
      " width=\"\(Int(size.width.rounded(.up)))\" height=\"\(Int(size.height.rounded(.up)))\""
  }

  /// What it is to those who do not see it.
  private var role: String {
    pictures.isDecorative ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"\(title)\""
  }

  /// An image with its twin for dark pages, where it has one.
  private func paired(_ dark: String, _ image: String) -> String {
    guard pictures.isPair else { return image }
    return "<picture><source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\">\(image)"
      + "</picture>"
  }
}
