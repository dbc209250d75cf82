import EmojiRate

/// A file for every document.
struct SVGFiles: ExportOutput {
  static let ending = ".svg"

  private let folder: OutputFolder?
  private let size: Size

  init?(_ pictures: PictureSet, _ destination: ExportDestination) {
    guard pictures.names.hasFiles else { return nil }
    (folder, size) = (destination.folder, pictures.size)
  }

  static func snippet(_ markup: PictureMarkup) -> PictureMarkup.Snippet? {
    guard markup.names.hasFiles else { return nil }
    let dark = markup.words.url + markup.names.twinTag + ending
    return .init(
      label: markup.names.isPair ? "Light and dark" : "Image",
      markup: markup.paired(dark, markup.image()))
  }

  func add(_ picture: inout ExportedPicture) throws {
    for index in picture.looks.indices {
      let look = picture.looks[index]
      var file = PictureFile(name: look.stem + Self.ending, size: size)
      file.change = try folder?.change(file.name, to: look.document) ?? .new
      if file.change != .unchanged { file.bytes = look.document }
      file.content = (look.document.count, Digest(look.document).text)
      picture.looks[index].files.append(file)
    }
  }
}
