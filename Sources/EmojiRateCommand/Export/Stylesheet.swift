import EmojiRate

/// One CSS file with a class for each picture, whose background is a `data:` URI.
final class Stylesheet: ExportOutput {
  private let noun: String

  init(_ noun: String) { self.noun = noun }

  private var name: String { noun + ".css" }

  func names(pictureCount: Int) -> [String] { [name] }

  func files(of entry: Entry, in look: Renderer, _ stem: String) -> [PictureFile] {
    [PictureFile(name: stem, size: look.size(entry), isDark: look.isDark)]
  }

  func end(in export: ExportWriter) throws {
    let (pictures, file) = (export.pictures, try LongFile(name, in: export.folder))
    let width = Messages.plain(pictures.size.width)
    let height = Messages.plain(pictures.size.height)
    let size =
      pictures.isResponsive
      ? "width:100%;aspect-ratio:\(width)/\(height)"
      : "width:\(width)px;height:\(height)px"
    file.output.append(
      "/* emoji-rate export */\n.\(noun){display:inline-block;\(size);"
        + "background:center/contain no-repeat;print-color-adjust:exact}\n")
    try export.plan.visit { entry, stem in
      // Two classes outrank the rule of a picture whose name is the noun: that rule matches all pictures.
      let classes = stem == noun ? noun : "\(noun).\(Markup.identifier(stem))"
      for look in pictures.looks {
        var rule: [UInt8] = []
        if look.isDark { rule += "@media (prefers-color-scheme:dark){".utf8 }
        rule += ".\(classes){background-image:url(\"".utf8
        look.document(entry).withUnsafeBytes { DataURI.append($0, to: &rule) }
        rule += look.isDark ? "\")}}\n".utf8 : "\")}\n".utf8
        file.output.append(rule)
      }
    }
    try export.finish(file, holdsPictures: true)
  }

  func snippets(_ markup: PictureMarkup) -> [PictureMarkup.Snippet] { [("Class", span(markup))] }

  func shown(_ markup: PictureMarkup) -> String? { span(markup) }

  private func span(_ markup: PictureMarkup) -> String {
    "<span class=\"\(noun) \(markup.stem)\"\(markup.role)></span>"
  }
}
