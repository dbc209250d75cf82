import EmojiRate

/// One file of CSS in which every picture is the background of a class, as a `data:` URI.
struct Stylesheet: ExportOutput {
  let file: LongFile
  private var rule: [UInt8] = []
  private let noun: String

  static func name(_ names: FileNames) -> String? { names.stylesheet }

  init(_ file: LongFile, _ pictures: PictureSet) {
    self.file = file
    noun = pictures.names.noun
    let (width, height) = (
      Messages.plain(pictures.size.width), Messages.plain(pictures.size.height)
    )
    let size =
      pictures.isResponsive
      ? "width:100%;aspect-ratio:\(width)/\(height)"
      : "width:\(width)px;height:\(height)px"
    file.output.append(
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

  mutating func add(_ picture: ExportedPicture) {
    for (index, document) in picture.documents.enumerated() {
      rule.removeAll(keepingCapacity: true)
      if index > 0 { rule += "@media (prefers-color-scheme:dark){".utf8 }
      appendSelector(picture.stem, to: &rule)
      rule += "{background-image:url(\"".utf8
      document.withUnsafeBytes { DataURI.append($0, to: &rule) }
      rule += index > 0 ? "\")}}\n".utf8 : "\")}\n".utf8
      file.output.append(rule)
    }
  }

  func end() {}
}
