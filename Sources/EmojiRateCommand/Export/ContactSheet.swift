/// The page `index.html` of an export: the first pictures, each with its markup to copy.
struct ContactSheet {
  static let name = "index.html"
  /// The maximum number of pictures; browsers need minutes to show a hundred thousand.
  private static let most = 200

  private let plan: ExportPlan
  private var figures = ""
  private var figureCount = 0

  init(_ plan: ExportPlan) { self.plan = plan }

  /// Adds a picture, unless the page is full.
  ///
  /// - Parameter text: The accessible text of the picture.
  mutating func add(_ shown: NamedSubject, _ stem: String, _ text: String) {
    guard figureCount < Self.most else { return }
    figureCount += 1
    let markup = PictureMarkup(plan.pictures, stem: stem, title: text)
    let snippets = markup.snippets.map { "<code>\(Markup.html($0.markup))</code>" }.joined()
    let spark = shown.course?.history.spark ?? ""
    figures +=
      "<figure>\(markup.shown)\(spark)<figcaption><div>\(Self.caption(shown))<bdi>\(stem).svg</bdi></div>\(snippets)"
      + "</figcaption></figure>\n"
  }

  var page: [UInt8] { Array((head + figures + "</main>\n</html>\n").utf8) }

  private var head: String {
    let number = Messages.count(plan.count, "picture")
    let rest = plan.count - figureCount
    let others =
      rest == 0
      ? ""
      : "These are the first \(figureCount); \(Messages.count(rest)) more \(rest == 1 ? "is" : "are") in the folder. "
    let snippets = PictureMarkup(plan.pictures, stem: "", title: "").snippets
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
      \(Self.style)\(labels.joined())</style>
      <header>
      <h1>\(number)</h1>
      <p>\(others)A click selects a picture’s markup.</p>
      </header>
      <main>

      """
  }

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
    div img { box-sizing: border-box; width: 50%; height: auto; max-height: 128px; padding: 8px;
      object-fit: contain; background: #fff }
    div img + img { background: #000 }
    figcaption { overflow-wrap: anywhere }
    figcaption b { font-size: 18px; margin-right: 8px }
    code { display: block; margin-top: 8px; padding: 6px 8px; border-radius: 6px; background: #8882;
      font-size: 12px; -webkit-user-select: all; user-select: all }
    code::before { display: block; font: 600 11px system-ui, sans-serif; opacity: .8 }

    """

  /// The value and the name; for a summary, its name, mean and number of ratings.
  private static func caption(_ shown: NamedSubject) -> String {
    let name = Markup.html(String(decoding: shown.name, as: UTF8.self))
    if case .value = shown.subject {
      return "<b>\(shown.text)</b>" + (name.isEmpty ? "" : "<bdi>\(name)</bdi><br>")
    }
    let counts = shown.subject.counts
    // With one decimal, as in the picture.
    let mean = counts.shownMean.map(\.description) ?? "–"
    return "<b>\(name.isEmpty ? "All" : "<bdi>\(name)</bdi>")</b>\(mean), "
      + "\(Messages.count(counts.number ?? 0, "rating"))<br>"
  }
}
