/// One file in which every picture is a `<symbol>`, for `<use href="sprite.svg#face-3.2"/>`.
struct Sprite: ExportOutput {
  static let name = "sprite.svg"

  let file: LongFile?
  private let output: ByteOutput
  private let variants: [PictureVariant]

  static func name(_ names: FileNames) -> String? { names.export.hasSprite ? name : nil }

  init?(_ pictures: PictureSet, _ destination: ExportDestination) throws {
    guard let name = Self.name(pictures.names) else { return nil }
    let file = try destination.begin(name)
    (self.file, output, variants) = (file, file.output, pictures.variants)
    output.append("<!-- emoji-rate export --><svg xmlns=\"http://www.w3.org/2000/svg\">\n")
  }

  func add(_ picture: inout ExportedPicture) {
    for variant in variants {
      output.append(
        string: variant.renderer.symbol(picture.entry.value, picture.stem + variant.tag))
      output.append("\n")
    }
  }

  func end() { output.append("</svg>\n") }
}
