/// A PNG file for every picture and scale, in the same folder as its document.
final class PNGFiles: ExportOutput {
  private let scales: [PNGScale]
  /// Nil without scales.
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
      // Only an unedited file of an earlier export shows what the conversion would make.
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
    // The size is explicit: the files may have more pixels, and mail programs ignore styles.
    let image =
      "<img src=\"\(markup.url)\(first.ending)\"\(set) alt=\"\(markup.title)\""
      + "\(markup.pictures.imageSize)>"
    return [("PNG", markup.paired(sources(markup, markup.twinTag), image))]
  }

  /// The files with this tag, as the value of `srcset`.
  private func sources(_ markup: PictureMarkup, _ tag: String) -> String {
    scales.map { scale in
      markup.url + tag + scale.ending + (scales.count > 1 ? " \(scale.text)x" : "")
    }.joined(separator: ", ")
  }
}
