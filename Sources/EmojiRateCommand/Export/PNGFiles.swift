import EmojiRate

/// Files of pixels for every document, one for each scale.
///
/// They are written before the SVG file, so that where that is as it should be, so are they.
struct PNGFiles: ExportOutput {
  private let scales: [PNGScale]
  private let size: Size
  private let converter: PNGConverter?
  private let destination: ExportDestination

  init?(_ pictures: PictureSet, _ destination: ExportDestination) {
    guard !pictures.names.export.scales.isEmpty else { return nil }
    (scales, size, converter) = (pictures.names.export.scales, pictures.size, pictures.converter)
    self.destination = destination
  }

  /// Its size does not follow from the file, which may have more pixels, and mail programs do without
  /// styles.
  static func snippet(_ markup: PictureMarkup) -> PictureMarkup.Snippet? {
    let scales = markup.names.export.scales
    guard let first = scales.first else { return nil }
    func sources(_ tag: String) -> String {
      let files = scales.map { (name: markup.words.url + tag + $0.ending, scale: $0.text) }
      return files.count == 1
        ? files[0].name : files.map { "\($0.name) \($0.scale)x" }.joined(separator: ", ")
    }
    let set = scales.count > 1 ? " srcset=\"\(sources(""))\"" : ""
    let image =
      "<img src=\"\(markup.words.url)\(first.ending)\"\(set) alt=\"\(markup.words.title)\"\(markup.imageSize)>"
    return .init(
      label: "PNG", markup: markup.paired(sources(markup.names.twinTag), image))
  }

  func add(_ picture: inout ExportedPicture) throws {
    for index in picture.looks.indices {
      let look = picture.looks[index]
      let isUnchanged = look.files.allSatisfy { $0.change == .unchanged }
      picture.looks[index].files.insert(
        contentsOf: try scales.map { try file(of: look, $0, isUnchanged: isUnchanged) }, at: 0)
    }
  }

  private func file(
    of look: ExportedPicture.Look, _ scale: PNGScale, isUnchanged: Bool
  ) throws -> PictureFile {
    var file = PictureFile(name: look.stem + scale.ending, size: size)
    let folder = destination.folder
    var facts: PNGFacts?
    // Bytes that somebody else has put there say nothing of what would be made.
    if isUnchanged, destination.earlier?.contains(file.name) == true,
      let there = try folder?.png(file.name)
    {
      facts = there.facts
      file.change = .unchanged
      file.content = (there.bytes, try folder?.digest(file.name)?.text ?? "")
    } else {
      file.change = try folder?.status(file.name) == nil ? .new : .changed
      file.bytes = []
      if let converter {
        let png = try converter.convert(
          look.document, factor: scale.text, path: folder?.path(of: file.name))
        file.bytes = png
        file.content = (png.count, Digest(png).text)
        facts = PNGFacts(png)
      }
    }
    if let facts { file.size = Size(width: Double(facts.width), height: Double(facts.height)) }
    return file
  }
}
