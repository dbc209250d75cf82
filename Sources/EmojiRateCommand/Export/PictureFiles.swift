/// The files of every picture: its document, and a PNG file of it for each scale.
final class PictureFiles: ExportOutput {
  private static let ending = ".svg"

  private let scales: [PNGScale]

  init(_ scales: [PNGScale]) { self.scales = scales }

  var endings: [String] { [Self.ending] + scales.map(\.ending) }

  func files(of entry: Entry, in look: Renderer, _ stem: String) -> [PictureFile] {
    let size = look.size(entry)
    func file(_ ending: String) -> PictureFile {
      PictureFile(name: stem + look.tag + ending, size: size, isDark: look.isDark)
    }
    var document = file(Self.ending)
    document.bytes = look.document(entry)
    let pngFiles = scales.map { scale in
      var png = file(scale.ending)
      png.drawing = PNGDrawing(
        pixelCount: size.width * size.height * scale.factor * scale.factor, look.png(entry, scale))
      return png
    }
    return pngFiles + [document]
  }

  func snippets(_ markup: PictureMarkup) -> [PictureMarkup.Snippet] {
    let twin = markup.url + markup.twinTag + Self.ending
    let document = (
      markup.isPair ? "Light and dark" : "Image", markup.paired(twin, image(markup))
    )
    guard let first = scales.first else { return [document] }
    let set = scales.count > 1 ? " srcset=\"\(sources(markup, ""))\"" : ""
    // The size is explicit: the files may have more pixels, and mail programs ignore styles.
    let image =
      "<img src=\"\(markup.url)\(first.ending)\"\(set) alt=\"\(markup.title)\""
      + "\(markup.pictures.imageSize)>"
    return [document, ("PNG", markup.paired(sources(markup, markup.twinTag), image))]
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

  /// The PNG files with this tag, as the value of `srcset`.
  private func sources(_ markup: PictureMarkup, _ tag: String) -> String {
    scales.map { scale in
      markup.url + tag + scale.ending + (scales.count > 1 ? " \(scale.text)x" : "")
    }.joined(separator: ", ")
  }
}
