/// One file in which every picture is a `<symbol>`, for `<use href="sprite.svg#face-3.2"/>`.
struct Sprite {
  static let name = "sprite.svg"
  /// How the file begins, by which it is known again.
  static let mark: StaticString = "<!-- emoji-rate export --><svg "

  let file: LongFile
  private let variants: [PictureVariant]

  init(_ file: LongFile, _ variants: [PictureVariant]) {
    self.file = file
    self.variants = variants
    file.output.append(Self.mark)
    file.output.append("xmlns=\"http://www.w3.org/2000/svg\">\n")
  }

  func add(_ entry: Entry, stem: [UInt8]) {
    for variant in variants {
      let id = String(decoding: stem + variant.tag, as: UTF8.self)
      file.output.append(string: variant.renderer.symbol(entry.value, id))
      file.output.append("\n")
    }
  }

  func end() { file.output.append("</svg>\n") }
}
