/// An SVG file for every picture.
final class SVGFiles: ExportOutput {
  static let ending = ".svg"

  var endings: [String] { [Self.ending] }

  func files(of look: DrawnLook, in folder: OutputFolder) throws -> [PictureFile] {
    [
      PictureFile(
        name: look.name + Self.ending, size: look.size, isDark: look.isDark, bytes: look.document,
        change: look.change)
    ]
  }

  func snippets(_ markup: PictureMarkup) -> [PictureMarkup.Snippet] {
    let twin = markup.url + markup.twinTag + Self.ending
    return [
      (markup.isPair ? "Light and dark" : "Image", markup.paired(twin, image(markup)))
    ]
  }

  func shown(_ markup: PictureMarkup) -> String? {
    let images = markup.tags.map { image(markup, $0, isLazy: true) }.joined()
    return markup.isPair ? "<div>\(images)</div>" : images
  }

  private func image(_ markup: PictureMarkup, _ tag: String = "", isLazy: Bool = false) -> String {
    let size = markup.pictures.isResponsive ? "" : markup.pictures.imageSize
    return "<img src=\"\(markup.url)\(tag)\(Self.ending)\" alt=\"\(markup.title)\"\(size)"
      + "\(isLazy ? " loading=\"lazy\"" : "")>"
  }
}
