/// The files of every picture: its document, and a PNG file of it for each scale.
final class PictureFiles: ExportOutput {
  private static let ending = ".svg"

  private let scales: [PNGScale]
  /// Nil without scales.
  private let converter: PNGConverter?

  init(_ scales: [PNGScale]) throws(CommandError) {
    self.scales = scales
    converter = scales.isEmpty ? nil : try PNGConverter()
  }

  var endings: [String] { [Self.ending] + scales.map(\.ending) }
  var roomForWork: Int { scales.isEmpty ? 0 : PNGConverter.most }

  func files(
    of look: PictureFile, _ stem: String, in folder: OutputFolder, _ document: () -> [UInt8]
  ) throws -> [PictureFile] {
    let (name, bytes) = (look.name + Self.ending, document())
    let change = try folder.change(name, to: Digest(bytes))
    // PNG files are written before their document, so an unchanged document has current PNG files.
    return try scales.map { try png(look, $0, bytes, change, in: folder) } + [
      PictureFile(name: name, size: look.size, isDark: look.isDark, bytes: bytes, change: change)
    ]
  }

  private func png(
    _ look: PictureFile, _ scale: PNGScale, _ document: [UInt8], _ change: OutputFolder.Change,
    in folder: OutputFolder
  ) throws -> PictureFile {
    var file = PictureFile(name: look.name + scale.ending, size: look.size, isDark: look.isDark)
    // Only an unedited file of an earlier export shows what the conversion would make.
    if change == .unchanged, try folder.earlier?.owns(file.name) == true,
      let png = try folder.bytes(of: file.name), PNGFacts(png) != nil
    {
      file.setPixels(png)
      file.change = .unchanged
    } else {
      file.change = try folder.has(file.name) ? .changed : .new
      file.conversion = try converter?.start(
        document, factor: scale.text, path: folder.path(of: file.name))
    }
    return file
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
