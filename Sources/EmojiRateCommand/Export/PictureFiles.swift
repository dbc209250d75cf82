/// The files of every picture: its document, and a PNG file of it for each scale.
final class PictureFiles: ExportOutput {
  private static let ending = ".svg"

  private let scales: [PNGScale]
  private let drawings = PNGDrawings()

  init(_ scales: [PNGScale]) { self.scales = scales }

  var endings: [String] { [Self.ending] + scales.map(\.ending) }
  var roomForWork: Int { scales.isEmpty ? 0 : Cores.count }

  func files(
    of look: PictureFile, _ stem: String, in folder: OutputFolder, _ drawing: EntryDrawing
  ) throws -> [PictureFile] {
    let pngFiles = scales.map { scale in
      var file = PictureFile(name: look.name + scale.ending, size: look.size, isDark: look.isDark)
      file.drawing = drawings.start(folder.path(of: file.name), drawing.png(scale))
      return file
    }
    let (name, bytes) = (look.name + Self.ending, drawing.document)
    let change = try folder.change(name, to: Digest(bytes))
    return pngFiles + [
      PictureFile(name: name, size: look.size, isDark: look.isDark, bytes: bytes, change: change)
    ]
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
