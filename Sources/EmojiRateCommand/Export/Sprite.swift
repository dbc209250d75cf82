/// One file in which every picture is a `<symbol>`, for `<use href="sprite.svg#face-3.2"/>`.
struct Sprite: ExportOutput {
  static let name = "sprite.svg"

  let file: LongFile?
  private let output: ByteOutput
  private let variants: [PictureVariant]

  private static let flag = "sprite"

  static let option: CommandOption? = .output(
    flag, "Also write sprite.svg, from which every picture can be used by its id.")

  static func name(_ names: FileNames) -> String? {
    names.export.outputFlags.contains(flag) ? name : nil
  }

  /// Its symbols have view boxes, and fill what they are put into.
  static func snippet(_ markup: PictureMarkup) -> PictureMarkup.Snippet? {
    guard name(markup.names) != nil else { return nil }
    let (width, height) = (Messages.plain(markup.size.width), Messages.plain(markup.size.height))
    let size =
      markup.isResponsive
      ? " viewBox=\"0 0 \(width) \(height)\"" : " width=\"\(width)\" height=\"\(height)\""
    return .init(
      label: "Sprite",
      markup:
        "<svg\(size)\(markup.role)><use href=\"\(name)#\(markup.words.id)\"/></svg>")
  }

  init?(_ pictures: PictureSet, _ destination: ExportDestination) throws {
    guard let name = Self.name(pictures.names) else { return nil }
    let file = try destination.begin(name)
    (self.file, output, variants) = (file, file.output, pictures.variants)
    output.append("<!-- emoji-rate export --><svg xmlns=\"http://www.w3.org/2000/svg\">\n")
  }

  func add(_ picture: inout ExportedPicture) {
    for (look, variant) in zip(picture.looks, variants) {
      output.append(
        string: variant.renderer.symbol(picture.entry.value, look.stem))
      output.append("\n")
    }
  }

  func end() { output.append("</svg>\n") }
}
