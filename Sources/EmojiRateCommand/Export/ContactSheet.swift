/// A page to look at an export: every picture with its value, its name and its markup to copy.
struct ContactSheet {
  /// How many pictures a page shows: browsers take minutes for a page of a hundred thousand.
  static let most = 500

  let file: LongFile
  private let pictures: PictureSet

  /// The name of a page, from 1.
  static func name(_ page: Int) -> String { page == 1 ? "index.html" : "index-\(page).html" }

  static func pageCount(_ pictureCount: Int) -> Int { max(1, (pictureCount + most - 1) / most) }

  init(_ pictures: PictureSet, page: Int, _ file: LongFile) {
    (self.pictures, self.file) = (pictures, file)
    let number = Messages.count(pictures.count, "picture")
    let pageCount = Self.pageCount(pictures.count)
    func anchor(_ page: Int, _ text: String) -> String {
      (1...pageCount).contains(page) ? "<a href=\"\(Self.name(page))\">\(text)</a> " : ""
    }
    let pages =
      pageCount == 1
      ? ""
      : "Page \(page) of \(pageCount). " + anchor(page - 1, "Previous") + anchor(page + 1, "Next")
    let link = pictures.stylesheet.map { "<link rel=\"stylesheet\" href=\"\($0)\">\n" } ?? ""
    let ground = "figure > :first-child { background: #fff; padding: 4px }\n"
    let snippets = PictureMarkup(pictures, stem: "", title: "").snippets
    let labels = snippets.enumerated().map { index, snippet in
      "code:nth-of-type(\(index + 1))::before { content: \"\(snippet.label)\" }\n"
    }
    file.output.append(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="generator" content="emoji-rate export">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Contact sheet: \(number)</title>
      \(link)<style>
      \(Self.style)\(pictures.usesTextColor ? ground : "")\(labels.joined())</style>
      <header>
      <h1>\(number)</h1>
      <p>\(pages)A click selects a picture’s markup.\
      \(pictures.usesTextColor ? Self.hint : "")</p>
      </header>
      <main>

      """)
  }

  private static let hint =
    " Inline or from a sprite, the pictures have the colour of the text around them; files are black."

  private static let style = """
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
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
    div img { box-sizing: border-box; width: 50%; height: auto; max-height: 128px; padding: 8px;
      object-fit: contain; background: #fff }
    div img + img { background: #000 }
    figcaption { overflow-wrap: anywhere }
    figcaption b { font-size: 18px; margin-right: 8px }
    code { display: block; margin-top: 8px; padding: 6px 8px; border-radius: 6px; background: #8882;
      font-size: 12px; -webkit-user-select: all; user-select: all }
    code::before { display: block; font: 600 11px system-ui, sans-serif; opacity: .8 }

    """

  func add(_ entry: Entry, stem: String) {
    let title = pictures.looks[0].title(entry.value, pictures.title(of: entry))
    let markup = PictureMarkup(pictures, stem: stem, title: title)
    let images = pictures.looks.map { markup.image($0.tag, isLazy: true) }.joined()
    let image = pictures.isPair ? "<div>\(images)</div>" : images
    let (shown, ending) = pictures.hasFiles ? (image, ".svg") : (markup.span, "")
    let snippets = markup.snippets.map { "<code>\(Markup.html($0.markup))</code>" }.joined()
    let name = String(decoding: entry.name, as: UTF8.self)
    file.output.append(
      "<figure>\(shown)<figcaption><b>\(entry.text)</b>"
        + (name.isEmpty ? "" : Markup.html(name) + "<br>")
        + "\(markup.className)\(ending)\(snippets)</figcaption></figure>\n")
  }

  /// Ends the page.
  func ended() -> LongFile {
    file.output.append("</main>\n</html>\n")
    return file
  }
}
