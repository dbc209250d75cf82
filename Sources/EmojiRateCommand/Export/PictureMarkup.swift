import EmojiRate

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
