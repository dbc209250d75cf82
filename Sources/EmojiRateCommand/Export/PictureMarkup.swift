import EmojiRate

/// What markup says of a picture of an export.
struct PictureMarkup {
  /// A piece of markup, and what it is called.
  typealias Snippet = (label: String, markup: String)

  private let pictures: PictureSet

  /// What its files are called, less the ending, as markup has it.
  let url: String
  /// The same as the name of a class.
  let className: String
  /// The same as the fragment of an address.
  let id: String
  let title: String
  let size: Size

  init(_ pictures: PictureSet, stem: String, title: String, size: Size) {
    self.pictures = pictures
    url = Markup.url(stem)
    className = Markup.html(stem)
    id = Markup.fragment(stem)
    self.title = Markup.attribute(title)
    self.size = size
  }

  /// What there is to copy.
  var snippets: [Snippet] { pictures.outputs.flatMap { $0.snippets(self) } }

  /// The picture to look at.
  var shown: String { pictures.outputs.lazy.compactMap { $0.shown(self) }.first ?? "" }

  /// What the names of its files have behind its own, for each look.
  var tags: [String] { pictures.looks.map(\.tag) }
  var twinTag: String { tags.last! }
  var isPair: Bool { tags.count > 1 }
  var isResponsive: Bool { pictures.isResponsive }

  /// An image's has whole pixels only, of which it then fills as much as it needs.
  var imageSize: String {
    " width=\"\(Int(size.width.rounded(.up)))\" height=\"\(Int(size.height.rounded(.up)))\""
  }

  /// What it is to those who do not see it.
  var role: String {
    pictures.isDecorative ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"\(title)\""
  }

  /// An image with its twin for dark pages, where it has one.
  func paired(_ dark: String, _ image: String) -> String {
    guard isPair else { return image }
    return "<picture><source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\">\(image)"
      + "</picture>"
  }
}
