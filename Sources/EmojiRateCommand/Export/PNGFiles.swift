/// A file of pixels for every picture and every scale, beside its document.
final class PNGFiles: ExportOutput {
  private let scales: [PNGScale]
  /// Nil where there is none to make.
  private let converter: PNGConverter?

  init(_ scales: [PNGScale]) throws(CommandError) {
    self.scales = scales
    converter = scales.isEmpty ? nil : try PNGConverter()
  }

  var endings: [String] { scales.map(\.ending) }
  var roomForWork: Int { scales.isEmpty ? 0 : PNGConverter.most }

  func files(of look: DrawnLook, in folder: OutputFolder) throws -> [PictureFile] {
    try scales.map { scale in
      let name = look.name + scale.ending
      var file = PictureFile(name: name, size: look.size, isDark: look.isDark)
      // Bytes that somebody else has put there say nothing of what would be made.
      if look.change == .unchanged, try folder.earlier?.owns(name) == true,
        let png = try folder.bytes(of: name), PNGFacts(png) != nil
      {
        file.setPixels(png)
        file.change = .unchanged
      } else {
        file.change = try folder.has(name) ? .changed : .new
        if folder.keepsFiles {
          file.conversion = try converter?.start(
            look.document, factor: scale.text, path: folder.path(of: name))
        }
      }
      return file
    }
  }

  func snippets(_ markup: PictureMarkup) -> [PictureMarkup.Snippet] {
    guard let first = scales.first else { return [] }
    let set = scales.count > 1 ? " srcset=\"\(sources(markup, ""))\"" : ""
    // Their size does not follow from them, for they may have more pixels, and mail programs do without styles.
    let image =
      "<img src=\"\(markup.url)\(first.ending)\"\(set) alt=\"\(markup.title)\"\(markup.imageSize)>"
    return [("PNG", markup.paired(sources(markup, markup.twinTag), image))]
  }

  /// The files with this tag, as a `srcset` has them.
  private func sources(_ markup: PictureMarkup, _ tag: String) -> String {
    scales.map { scale in
      markup.url + tag + scale.ending + (scales.count > 1 ? " \(scale.text)x" : "")
    }.joined(separator: ", ")
  }
}
