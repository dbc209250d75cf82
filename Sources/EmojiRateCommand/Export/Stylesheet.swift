import EmojiRate

/// One file of CSS in which every picture is the background of a class, as a `data:` URI.
struct Stylesheet: ExportOutput {
  let file: LongFile?
  private let output: ByteOutput
  private var rule: [UInt8] = []
  private let noun: String
  private let size: Size

  static func name(_ names: FileNames) -> String? { names.stylesheet }

  static func snippet(_ markup: PictureMarkup) -> PictureMarkup.Snippet? {
    name(markup.names).map { _ in .init(label: "Class", markup: markup.span) }
  }

  init?(_ pictures: PictureSet, _ destination: ExportDestination) throws {
    guard let name = Self.name(pictures.names) else { return nil }
    let file = try destination.begin(name)
    (self.file, output) = (file, file.output)
    (noun, size) = (pictures.names.noun, pictures.size)
    let (width, height) = (
      Messages.plain(pictures.size.width), Messages.plain(pictures.size.height)
    )
    let size =
      pictures.isResponsive
      ? "width:100%;aspect-ratio:\(width)/\(height)"
      : "width:\(width)px;height:\(height)px"
    output.append(
      string: "/* emoji-rate export */\n.\(noun){display:inline-block;\(size);"
        + "background:center/contain no-repeat;print-color-adjust:exact}\n")
  }

  /// Of two classes, so that a picture that is called as all of them are is not what all of them show.
  private func appendSelector(_ stem: String, to rule: inout [UInt8]) {
    rule += ".\(noun)".utf8
    guard stem != noun else { return }
    rule.append(UInt8(ascii: "."))
    Markup.escapeCSS(stem.utf8, into: &rule)
  }

  mutating func add(_ picture: inout ExportedPicture) {
    for (index, look) in picture.looks.enumerated() {
      rule.removeAll(keepingCapacity: true)
      if index > 0 { rule += "@media (prefers-color-scheme:dark){".utf8 }
      appendSelector(picture.stem, to: &rule)
      rule += "{background-image:url(\"".utf8
      look.document.withUnsafeBytes { DataURI.append($0, to: &rule) }
      rule += index > 0 ? "\")}}\n".utf8 : "\")}\n".utf8
      output.append(rule)
      picture.looks[index].files.append(PictureFile(name: picture.stem, size: size))
    }
  }
}
