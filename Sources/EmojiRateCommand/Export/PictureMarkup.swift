import EmojiRate
import EmojiRateControl

/// The markup for a picture of an export.
struct PictureMarkup {
  private let pictures: PictureSet
  /// The name of the picture's files as a URL, without the ending.
  private let url: String
  private let title: String

  init(_ pictures: PictureSet, stem: String, title: String) {
    self.pictures = pictures
    url = Markup.url(stem)
    self.title = Markup.attribute(title)
  }

  /// The pieces of markup that show the picture on a page, with their labels.
  var snippets: [(label: String, markup: String)] {
    let twin = url + twinTag + ".svg"
    let document = (isPair ? "Light and dark" : "Image", paired(twin, image()))
    let scales = pictures.export.scales
    guard let first = scales.first else { return [document] }
    let set = scales.count > 1 ? " srcset=\"\(sources(""))\"" : ""
    // The size is explicit: the files may have more pixels, and mail programs ignore styles.
    let image = "<img src=\"\(url)\(first.ending)\"\(set) alt=\"\(title)\"\(pictures.imageSize)>"
    return [document, ("PNG", paired(sources(twinTag), image))]
  }

  var shown: String {
    let images = pictures.looks.map { image($0.tag, isLazy: true) }.joined()
    return isPair ? "<div>\(images)</div>" : images
  }

  private var isPair: Bool { pictures.looks.count > 1 }
  /// The tag of the look for dark pages, which follows the picture's name in file names.
  private var twinTag: String { pictures.looks.last?.tag ?? "" }

  private func image(_ tag: String = "", isLazy: Bool = false) -> String {
    let size = pictures.settings.options.isResponsive ? "" : pictures.imageSize
    return "<img src=\"\(url)\(tag).svg\" alt=\"\(title)\"\(size)"
      + "\(isLazy ? " loading=\"lazy\"" : "")>"
  }

  /// The image, together with its twin for dark pages if it has one.
  private func paired(_ dark: String, _ image: String) -> String {
    guard isPair else { return image }
    return "<picture><source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\">\(image)"
      + "</picture>"
  }

  /// The PNG files with this tag, as the value of `srcset`.
  private func sources(_ tag: String) -> String {
    let scales = pictures.export.scales
    return scales.map { "\(url)\(tag)\($0.ending)" + (scales.count > 1 ? " \($0.text)x" : "") }
      .joined(separator: ", ")
  }
}

/// Text encoded for HTML and URLs.
enum Markup {
  /// Text for HTML between tags, or in quotes if it has none.
  static func html(_ text: String) -> String {
    text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
  }

  /// Text for an attribute in quotes, where tabs and line ends would become spaces.
  static func attribute(_ text: String) -> String {
    html(text).escaped(["\"": "&#34;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"])
  }

  /// The name of a file as a relative URL: escapes non-ASCII bytes.
  static func url(_ name: String) -> String {
    name.escaped { $0 < 0x80 ? nil : "%" + String($0, radix: 16, uppercase: true) }
  }
}
