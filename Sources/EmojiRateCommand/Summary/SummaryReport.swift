import EmojiRate

/// The HTML page of a summary export: a table of groups, most ratings first.
final class SummaryReport: ExportOutput {
  private static let name = "index.html"

  /// The header of the first column.
  private let groupTitle: String

  init(_ group: ColumnReference?) {
    groupTitle = if case .title(let title)? = group { title } else { "Group" }
  }

  func names(pictureCount: Int) -> [String] { [Self.name] }

  func end(in export: ExportWriter) throws {
    let pictures = export.pictures
    var rows: [(entry: Entry, stem: String)] = []
    rows.reserveCapacity(pictures.count)
    try export.plan.visit { rows.append(($0, $1)) }
    // Names differ, so the order is always the same.
    rows.sort {
      let (one, other) = ($0.entry.counts!.number, $1.entry.counts!.number)
      return one != other ? one > other : $0.stem < $1.stem
    }
    let file = try LongFile(Self.name, in: export.folder)
    let number = rows.reduce(0) { $0 + $1.entry.counts!.number }
    var title = Messages.count(number, "rating")
    if rows.contains(where: { !$0.entry.name.isEmpty }) {
      title += " of \(Messages.count(rows.count, "group"))"
    }
    file.output.append(head(title, export.plan.warnings, isPair: pictures.looks.count > 1))
    for row in rows { file.output.append(Self.row(row.entry, row.stem, pictures)) }
    file.output.append("</tbody>\n</table>\n</main>\n</html>\n")
    try export.finish(file)
  }

  private func head(_ title: String, _ notices: [String], isPair: Bool) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="generator" content="emoji-rate export">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>
    \(Self.style)\(isPair ? Self.dark : "")</style>
    <main>
    <h1>\(title)</h1>
    \(notices.map { "<p>\(Markup.html($0))</p>\n" }.joined())<table>
    <thead><tr><th scope="col">\(Markup.html(groupTitle))<th scope="col">Summary<th scope="col">Mean<th scope="col">Ratings</tr></thead>
    <tbody>

    """
  }

  private static func row(_ entry: Entry, _ stem: String, _ pictures: PictureSet) -> String {
    let (look, counts) = (pictures.looks[0], entry.counts!)
    let markup = PictureMarkup(
      pictures, stem: stem, title: look.text(entry), size: look.size(entry))
    // With its decimal, as the picture has it.
    let mean = counts.shownMean.map(\.description) ?? "–"
    let name = entry.name.isEmpty ? "All" : Markup.html(String(decoding: entry.name, as: UTF8.self))
    let language = pictures.settings.options.language
    let tag = language == .english ? "" : " lang=\"\(language.rawValue)\""
    let shown = markup.isPair ? markup.snippets[0].markup : markup.shown
    return "<tr><th scope=\"row\">\(name)<td\(tag)>\(shown)<td>\(mean)"
      + "<td>\(Messages.count(counts.number))</tr>\n"
  }

  // The page is light, because digits in picture files are black.
  private static let style = """
    :root { color-scheme: light; font: 16px/1.4 system-ui, sans-serif; color: #1d1a20;
      background: #fff }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-x: auto }
    h1 { font-size: 1.4rem }
    table { border-collapse: collapse; width: 100% }
    th, td { padding: .75rem; text-align: start; border-bottom: 1px solid #d8d4dc }
    tbody th { font-weight: 600; overflow-wrap: anywhere }
    th:nth-child(n+3), td:nth-child(n+3) { text-align: end; font-variant-numeric: tabular-nums }
    img { display: block }

    """

  private static let dark = """
    @media (prefers-color-scheme: dark) {
      :root { color-scheme: dark; color: #f2eff3; background: #0d1117 }
      th, td { border-color: #46424a }
    }

    """
}
