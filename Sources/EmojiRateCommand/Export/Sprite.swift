import EmojiRate

/// One file with a `<symbol>` for each picture, for `<use href="sprite.svg#face-3.2"/>`.
final class Sprite: ExportOutput {
  private static let name = "sprite.svg"

  func names(pictureCount: Int) -> [String] { [Self.name] }

  func end(in export: ExportWriter) throws {
    let (pictures, file) = (export.pictures, try LongFile(Self.name, in: export.folder))
    file.output.append("<!-- emoji-rate export --><svg xmlns=\"http://www.w3.org/2000/svg\">\n")
    try export.plan.visit { entry, stem in
      for look in pictures.looks {
        file.output.append(look.symbol(entry, id: stem + look.tag))
        file.output.append("\n")
      }
    }
    file.output.append("</svg>\n")
    try export.finish(file)
  }

  /// Markup that uses the symbols, which have a view box and fill the element around them.
  func snippets(_ markup: PictureMarkup) -> [PictureMarkup.Snippet] {
    let (width, height) = (Messages.plain(markup.size.width), Messages.plain(markup.size.height))
    let size =
      markup.pictures.isResponsive
      ? " viewBox=\"0 0 \(width) \(height)\"" : " width=\"\(width)\" height=\"\(height)\""
    return markup.tags.map { tag in
      (
        tag.isEmpty ? "Sprite" : "Sprite, \(tag.dropFirst())",
        "<svg\(size)\(markup.role)><use href=\"\(Self.name)#\(markup.stem)\(tag)\"/></svg>"
      )
    }
  }
}
