/// Pages that show each picture of an export with its value, its name and its markup to copy.
final class ContactSheet: ExportOutput {
  /// The most pictures on a page: browsers take minutes for a page of a hundred thousand.
  private static let most = 200

  /// The name of a page, from 1.
  private static func name(_ page: Int) -> String {
    page == 1 ? "index.html" : "index-\(page).html"
  }

  private static func pageCount(_ pictureCount: Int) -> Int {
    max(1, (pictureCount + most - 1) / most)
  }

  func names(pictureCount: Int) -> [String] {
    (1...Self.pageCount(pictureCount)).map(Self.name)
  }

  func end(in export: ExportWriter) throws {
    let pictures = export.pictures
    var (count, page) = (0, 1)
    var file = try begin(page, in: export)
    try export.plan.visit { entry, stem in
      if count == page * Self.most {
        try finish(file, in: export)
        page += 1
        file = try begin(page, in: export)
      }
      count += 1
      file.output.append(Self.figure(entry, stem, pictures))
    }
    try finish(file, in: export)
  }

  private func begin(_ page: Int, in export: ExportWriter) throws -> LongFile {
    let file = try LongFile(Self.name(page), in: export.folder)
    file.output.append(Self.head(export.pictures, page: page))
    return file
  }

  private func finish(_ page: LongFile, in export: ExportWriter) throws {
    page.output.append("</main>\n\(Self.search)</html>\n")
    try export.finish(page)
  }

  private static func head(_ pictures: PictureSet, page: Int) -> String {
    let number = Messages.count(pictures.count, "picture")
    let pageCount = pageCount(pictures.count)
    func anchor(_ page: Int, _ text: String) -> String {
      (1...pageCount).contains(page) ? "<a href=\"\(name(page))\">\(text)</a> " : ""
    }
    let pages =
      pageCount == 1
      ? ""
      : "Page \(page) of \(pageCount). " + anchor(page - 1, "Previous") + anchor(page + 1, "Next")
    let links = pictures.singles.filter { $0.hasSuffix(".css") }
      .map { "<link rel=\"stylesheet\" href=\"\($0)\">\n" }.joined()
    let ground = "figure > :first-child { background: #fff; padding: 4px }\n"
    let snippets = PictureMarkup(pictures, stem: "", title: "", size: pictures.size).snippets
    let labels = snippets.enumerated().map { index, snippet in
      "code:nth-of-type(\(index + 1))::before { content: \"\(snippet.label)\" }\n"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="generator" content="emoji-rate export">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Contact sheet: \(number)</title>
      \(links)<style>
      \(style)\(pictures.usesTextColor ? ground : "")\(labels.joined())</style>
      <header>
      <h1>\(number)</h1>
      <p>\(pages)A click selects a picture’s markup.\
      \(pictures.usesTextColor ? hint : "")</p>
      <label hidden>Search this page <input type="search"></label>
      </header>
      <main>

      """
  }

  /// Shows only the pictures whose caption has the typed text; without scripts there is no field.
  private static let search = """
    <script>
    const label = document.querySelector('label'), figures = document.querySelectorAll('figure');
    label.hidden = false;
    label.lastElementChild.oninput = (event) => {
      const text = event.target.value.toLowerCase();
      for (const figure of figures)
        figure.hidden = !figure.lastElementChild.firstElementChild.textContent.toLowerCase().includes(text);
    };
    </script>

    """

  private static let hint =
    " Inline or from a sprite, the pictures have the colour of the text around them; files are black."

  private static let style = """
    :root { color-scheme: light dark; background: Canvas; color: CanvasText;
      font: 14px/1.4 system-ui, sans-serif }
    body { margin: 16px }
    h1 { font-size: 20px; margin: 0 }
    header p { margin: 4px 0 16px }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
      gap: 12px }
    figure { margin: 0; padding: 12px; border: 1px solid #8886; border-radius: 8px; min-width: 0;
      content-visibility: auto; contain-intrinsic-size: auto 300px }
    figure > :first-child { box-sizing: border-box; margin: 0 auto 8px; border-radius: 6px }
    figure > img, figure > span:first-child { display: block; max-width: 100%; max-height: 128px }
    figure > img { width: auto; height: auto }
    figure > div { display: flex; overflow: hidden }
    figure[hidden] { display: none }
    div img { box-sizing: border-box; width: 50%; height: auto; max-height: 128px; padding: 8px;
      object-fit: contain; background: #fff }
    div img + img { background: #000 }
    figcaption { overflow-wrap: anywhere }
    figcaption b { font-size: 18px; margin-right: 8px }
    code { display: block; margin-top: 8px; padding: 6px 8px; border-radius: 6px; background: #8882;
      font-size: 12px; -webkit-user-select: all; user-select: all }
    code::before { display: block; font: 600 11px system-ui, sans-serif; opacity: .8 }

    """

  private static func figure(_ entry: Entry, _ stem: String, _ pictures: PictureSet) -> String {
    let look = pictures.looks[0]
    let size = entry.counts == nil ? pictures.size : look.size(entry)
    let markup = PictureMarkup(pictures, stem: stem, title: look.text(entry), size: size)
    let snippets = markup.snippets.map { "<code>\(Markup.html($0.markup))</code>" }.joined()
    let file = "\(stem)\(pictures.fileEndings.first ?? "")"
    let spark = pictures.showsSparks ? entry.history?.spark ?? "" : ""
    return
      "<figure>\(markup.shown)\(spark)<figcaption><div>\(caption(entry))\(file)</div>\(snippets)"
      + "</figcaption></figure>\n"
  }

  /// The value and the name; of a summary the name, the mean and the number of ratings.
  private static func caption(_ entry: Entry) -> String {
    let name = Markup.html(String(decoding: entry.name, as: UTF8.self))
    guard let counts = entry.counts else {
      return "<b>\(entry.text)</b>" + (name.isEmpty ? "" : "\(name)<br>")
    }
    // With its decimal, as the picture has it.
    let mean = counts.shownMean.map(\.description) ?? "–"
    return "<b>\(name.isEmpty ? "All" : name)</b>\(mean), "
      + "\(Messages.count(counts.number, "rating"))<br>"
  }
}
