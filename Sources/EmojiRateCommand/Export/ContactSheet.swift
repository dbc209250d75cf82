/// The page to look at an export: every picture with its value, its name and its markup to copy.
struct ContactSheet {
  static let name = "index.html"
  /// How the page begins, by which it is known again.
  static let mark: StaticString =
    "<!doctype html>\n<meta charset=\"utf-8\">\n<meta name=\"generator\" content=\"emoji-rate\">\n"

  let file: LongFile
  private let row: RowTemplate
  private var words = RowTemplate.Words()

  /// - Parameter size: The attributes of a picture's size, with a space before each.
  init(_ file: LongFile, names: FileNames, size: String) {
    self.file = file
    row = Self.row(names, size: size)
    let output = file.output
    output.append(Self.mark)
    output.append("<meta name=\"viewport\" content=\"width=device-width\">\n<title>Ratings</title>\n")
    if let stylesheet = names.stylesheet {
      output.append(string: "<link rel=\"stylesheet\" href=\"\(stylesheet)\">\n")
    }
    output.append(
      """
      <style>
      :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
      main { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 12px }
      figure { margin: 0; padding: 12px; border: 1px solid #8884; border-radius: 8px }
      img { max-width: 100%; max-height: 120px; height: auto; width: auto }
      figcaption b { font-size: 18px; margin-right: 6px }
      code { display: block; margin-top: 6px; padding: 6px; background: #8882; overflow-wrap: anywhere;
        user-select: all }
      .on-light { background: #fff } .on-dark { background: #000 }
      .on-light, .on-dark { display: inline-block; padding: 8px; max-width: 45% }
      </style>
      <main>

      """)
  }

  mutating func add(_ entry: Entry, stem: [UInt8], title: UnsafeRawBufferPointer) {
    words.set(entry, stem: stem, title: title)
    row.write(words, to: file.output)
  }

  func end() { file.output.append("</main>\n") }

  private static func row(_ names: FileNames, size: String) -> RowTemplate {
    let markup = PictureMarkup(names: names, size: size)
    var row = RowTemplate()
    row.append("<figure>")
    if names.stylesheet != nil {
      row.append(markup.span)
    } else if names.isPair {
      row.append("<span class=\"on-light\">\(markup.image("", isLazy: true))</span>")
      row.append(
        "<span class=\"on-dark\">\(markup.image(FileNames.darkTag, isLazy: true))</span>")
    } else {
      row.append(markup.image("", isLazy: true))
    }
    row.append("<figcaption><b>{value}</b>{stem}\(names.hasFiles ? ".svg" : "")")
    for snippet in markup.snippets {
      row.append("<code>")
      row.appendShown(snippet)
      row.append("</code>")
    }
    row.append("</figcaption></figure>\n")
    return row
  }
}

/// The ways to put a picture of an export into a page, with `{url}` and so on for its own words.
struct PictureMarkup {
  let names: FileNames
  /// The attributes of its size, with a space before each.
  let size: String
  /// Whether the pictures say nothing themselves.
  var isDecorative: Bool { names.isDecorative }

  /// What there is to copy for the files there are.
  var snippets: [String] {
    (names.hasFiles ? [picture] : []) + (names.stylesheet == nil ? [] : [span])
      + (names.scales.isEmpty ? [] : [png]) + (names.hasSprite ? [use] : [])
  }

  func image(_ tag: String, isLazy: Bool = false) -> String {
    "<img src=\"{url}\(tag).svg\" alt=\"{title}\"\(size)\(isLazy ? " loading=\"lazy\"" : "")>"
  }

  var picture: String {
    guard names.isPair else { return image("") }
    return "<picture><source srcset=\"{url}\(FileNames.darkTag).svg\" "
      + "media=\"(prefers-color-scheme: dark)\">\(image(""))</picture>"
  }

  var png: String {
    let sources = names.scales.map { "{url}\($0.ending) \($0.text)x" }.joined(separator: ", ")
    let set = names.scales.count > 1 ? " srcset=\"\(sources)\"" : ""
    return "<img src=\"{url}\(names.scales[0].ending)\"\(set) alt=\"{title}\"\(size)>"
  }

  var use: String { "<svg\(size)\(role)><use href=\"\(Sprite.name)#{url}\"/></svg>" }

  var span: String { "<span class=\"\(names.noun) {stem}\"\(role)></span>" }

  private var role: String {
    isDecorative ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"{title}\""
  }
}
