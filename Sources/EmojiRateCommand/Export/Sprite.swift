/// One file in which every picture is a `<symbol>`, for `<use href="sprite.svg#face-3.2"/>`.
struct Sprite: ExportOutput {
  static let name = "sprite.svg"

  static func name(_ pictures: PictureSet) -> String? { pictures.export.hasSprite ? name : nil }

  let file: LongFile
  private let looks: [Renderer]

  init(_ pictures: PictureSet, _ file: LongFile) {
    (self.file, looks) = (file, pictures.looks)
    file.output.append("<!-- emoji-rate export --><svg xmlns=\"http://www.w3.org/2000/svg\">\n")
  }

  func add(_ picture: ExportedPicture) {
    for look in looks {
      file.output.append(
        look.symbol(picture.entry.value, picture.ownTitle, picture.stem + look.tag))
      file.output.append("\n")
    }
  }

  func end() { file.output.append("</svg>\n") }
}
