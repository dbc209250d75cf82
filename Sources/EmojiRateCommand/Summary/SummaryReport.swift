import EmojiRate

/// The page of an export of summaries, for people: a table of what was rated, most ratings first.
enum SummaryReport {
  static let name = "index.html"

  static func write(
    _ pictures: [GroupPicture], _ skipped: (count: Int, first: String), _ options: SVGOptions,
    to output: ByteOutput
  ) {
    // As stable as names are different.
    let sorted = pictures.sorted {
      let (one, other) = ($0.picture.counts.number, $1.picture.counts.number)
      return one != other ? one > other : $0.file < $1.file
    }
    let number = pictures.reduce(0) { $0 + $1.picture.counts.number }
    let title = "\(Messages.count(number, "rating")) of \(Messages.count(pictures.count, "group"))"
    output.append(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="generator" content="emoji-rate export">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(style)</style>
      <main>
      <h1>\(title)</h1>

      """)
    if skipped.count > 0 {
      output.append(
        "<p>\(Messages.count(skipped.count, "line")) skipped, the first: \(Markup.html(skipped.first))</p>\n"
      )
    }
    output.append(
      """
      <table>
      <thead><tr><th scope="col">Group<th scope="col">Summary<th scope="col">Mean<th scope="col">Ratings</tr></thead>
      <tbody>

      """)
    for picture in sorted {
      let (shown, size) = (picture.picture, picture.picture.documentSize(options))
      let counts = shown.counts
      let mean = counts.mean.map { Messages.plain(($0 * 100).rounded() / 100) } ?? "–"
      output.append(
        "<tr><th scope=\"row\">\(Markup.html(picture.group))<td><img src=\"\(Markup.url(picture.file))\" "
          + "alt=\"\(Markup.attribute(shown.accessibleText(options) ?? ""))\" "
          + "width=\"\(Messages.plain(size.width))\" height=\"\(Messages.plain(size.height))\" loading=\"lazy\">"
          + "<td>\(mean)<td>\(Messages.count(counts.number))</tr>\n")
    }
    output.append("</tbody>\n</table>\n</main>\n</html>\n")
  }

  // Digits are black where a picture is a file, so the page is light.
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
}
