/// One file in which every picture is a `<symbol>`, for `<use href="sprite.svg#face-3.2"/>`.
struct Sprite: ExportOutput {
  static let name = "sprite.svg"

  let file: LongFile
  private let variants: [PictureVariant]

  static func name(_ names: FileNames) -> String? { names.hasSprite ? name : nil }

  init(_ file: LongFile, _ pictures: PictureSet) {
    self.file = file
    variants = pictures.variants
    file.output.append("<!-- emoji-rate export --><svg xmlns=\"http://www.w3.org/2000/svg\">\n")
  }

  func add(_ picture: ExportedPicture) {
    for variant in variants {
      file.output.append(
        string: variant.renderer.symbol(picture.entry.value, picture.stem + variant.tag))
      file.output.append("\n")
    }
  }

  func end() { file.output.append("</svg>\n") }
}
