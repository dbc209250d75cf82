import EmojiRate

/// One file of CSS in which every picture is the background of a class, as a `data:` URI.
struct Stylesheet: ExportOutput {
  let file: LongFile
  private let noun: String

  static func name(_ pictures: PictureSet) -> String? { pictures.stylesheet }

  init(_ pictures: PictureSet, _ file: LongFile) {
    (self.file, noun) = (file, pictures.noun)
    let width = Messages.plain(pictures.size.width)
    let height = Messages.plain(pictures.size.height)
    let size =
      pictures.isResponsive
      ? "width:100%;aspect-ratio:\(width)/\(height)"
      : "width:\(width)px;height:\(height)px"
    file.output.append(
      "/* emoji-rate export */\n.\(noun){display:inline-block;\(size);"
        + "background:center/contain no-repeat;print-color-adjust:exact}\n")
  }

  func add(_ picture: ExportedPicture) {
    // Of two classes, so that a picture that is called as all of them are is not what all of them show.
    let classes = picture.stem == noun ? noun : "\(noun).\(Markup.identifier(picture.stem))"
    for (index, document) in picture.documents.enumerated() {
      var rule: [UInt8] = []
      if index > 0 { rule += "@media (prefers-color-scheme:dark){".utf8 }
      rule += ".\(classes){background-image:url(\"".utf8
      document.withUnsafeBytes { DataURI.append($0, to: &rule) }
      rule += index > 0 ? "\")}}\n".utf8 : "\")}\n".utf8
      file.output.append(rule)
    }
  }

  func end() {}
}
