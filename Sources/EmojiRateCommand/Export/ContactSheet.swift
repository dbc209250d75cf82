/// Pages that show each picture of an export with its value, its name and its markup to copy.
enum ContactSheet {
  /// The most pictures on a page: browsers take minutes for a page of a hundred thousand.
  private static let most = 200

  private static func name(_ page: Int) -> String {
    page == 1 ? "index.html" : "index-\(page).html"
  }

  private static func pageCount(_ pictureCount: Int) -> Int {
    max(1, (pictureCount + most - 1) / most)
  }

  static func names(pictureCount: Int) -> [String] {
    (1...pageCount(pictureCount)).map(name)
  }

  /// Makes each page, and calls `write` with it and its name.
  static func makePages(
    of plan: ExportPlan, _ write: (_ page: [UInt8], _ name: String) throws -> Void
  ) throws {
    let pictures = plan.pictures
    var (count, page, number) = (0, [UInt8](), 0)
    func finish() throws {
      if number > 0 { try write(page + "</main>\n\(search)</html>\n".utf8, name(number)) }
    }
    try plan.visit { shown, stem in
      if count % most == 0 {
        try finish()
        number += 1
        page = Array(head(pictures, page: number).utf8)
      }
      count += 1
      page += figure(shown, stem, pictures).utf8
    }
    try finish()
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
    let snippets = PictureMarkup(pictures, stem: "", title: "").snippets
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
      <style>
      \(style)\(labels.joined())</style>
      <header>
      <h1>\(number)</h1>
      <p>\(pages)A click selects a picture’s markup.</p>
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

  private static let style = """
    :root { color-scheme: light; font: 14px/1.4 system-ui, sans-serif }
    body { margin: 16px }
    h1 { font-size: 20px; margin: 0 }
    header p { margin: 4px 0 16px }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
      gap: 12px }
    figure { margin: 0; padding: 12px; border: 1px solid #8886; border-radius: 8px; min-width: 0;
      content-visibility: auto; contain-intrinsic-size: auto 300px }
    figure > :first-child { box-sizing: border-box; margin: 0 auto 8px; border-radius: 6px }
    figure > img { display: block; width: auto; height: auto; max-width: 100%; max-height: 128px }
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

  private static func figure(_ shown: NamedSubject, _ stem: String, _ pictures: PictureSet)
    -> String
  {
    let markup = PictureMarkup(pictures, stem: stem, title: pictures.looks[0].text(shown))
    let snippets = markup.snippets.map { "<code>\(Markup.html($0.markup))</code>" }.joined()
    let file = stem + PictureFile.documentEnding
    let spark = pictures.showsSparks ? shown.spark?.spark ?? "" : ""
    return
      "<figure>\(markup.shown)\(spark)<figcaption><div>\(caption(shown))\(file)</div>\(snippets)"
      + "</figcaption></figure>\n"
  }

  /// The value and the name; of a summary the name, the mean and the number of ratings.
  private static func caption(_ shown: NamedSubject) -> String {
    let name = Markup.html(String(decoding: shown.name, as: UTF8.self))
    if case .value = shown.subject {
      return "<b>\(shown.text)</b>" + (name.isEmpty ? "" : "\(name)<br>")
    }
    let counts = shown.subject.counts
    // With its decimal, as the picture has it.
    let mean = counts.shownMean.map(\.description) ?? "–"
    return "<b>\(name.isEmpty ? "All" : name)</b>\(mean), "
      + "\(Messages.count(counts.number, "rating"))<br>"
  }
}
