import EmojiRate
import EmojiRateControl

/// The HTML that shows a picture of an export.
struct PictureMarkup {
  private let pictures: PictureSet
  /// The picture's file name as a relative URL, without tag and extension.
  private let url: String
  private let title: String
  private let scales: [PNGScale]

  init(_ pictures: PictureSet, stem: String, title: String) {
    self.pictures = pictures
    url = Markup.url(stem)
    self.title = Markup.attribute(title)
    scales = pictures.outputs.compactMap { $0 as? PNGScale }
  }

  /// The HTML to copy into a page, in one or two forms, each with a label.
  var snippets: [(label: String, markup: String)] {
    let twin = url + twinTag + ".svg"
    let document = (isPair ? "Light and dark" : "Image", paired(twin, image()))
    guard let first = scales.first else { return [document] }
    let set = scales.count > 1 ? " srcset=\"\(sources(""))\"" : ""
    // The size is in attributes: files may have more pixels, and mail clients ignore CSS.
    let image = "<img src=\"\(url)\(first.ending)\"\(set) alt=\"\(title)\"\(pictures.imageSize)>"
    return [document, ("PNG", paired(sources(twinTag), image))]
  }

  var shown: String {
    let images = pictures.looks.map { image($0.tag, isLazy: true) }.joined()
    return isPair ? "<div>\(images)</div>" : images
  }

  private var isPair: Bool { pictures.looks.count > 1 }
  /// The tag of the look for dark pages.
  private var twinTag: String { pictures.looks.last?.tag ?? "" }

  private func image(_ tag: String = "", isLazy: Bool = false) -> String {
    let size = pictures.job.settings.picture.options.isResponsive ? "" : pictures.imageSize
    return "<img src=\"\(url)\(tag).svg\" alt=\"\(title)\"\(size)"
      + "\(isLazy ? " loading=\"lazy\"" : "")>"
  }

  /// The image, together with the image for dark pages if there is one.
  private func paired(_ dark: String, _ image: String) -> String {
    guard isPair else { return image }
    return "<picture><source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\">\(image)"
      + "</picture>"
  }

  /// The PNG files of the look with this tag, as a value of `srcset`.
  private func sources(_ tag: String) -> String {
    scales.map { "\(url)\(tag)\($0.ending)" + (scales.count > 1 ? " \($0.text)x" : "") }
      .joined(separator: ", ")
  }
}

/// Text encoded for HTML and URLs.
enum Markup {
  /// Escapes text between tags.
  static func html(_ text: String) -> String {
    text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
  }

  /// Escapes text in an attribute with double quotes.
  ///
  /// It keeps tabs and newlines, which parsers otherwise turn into spaces.
  static func attribute(_ text: String) -> String {
    html(text).escaped(["\"": "&#34;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"])
  }

  /// Makes a relative URL from a file name by escaping all bytes that are not ASCII.
  static func url(_ name: String) -> String {
    name.escaped { $0 < 0x80 ? nil : "%" + String($0, radix: 16, uppercase: true) }
  }
}
