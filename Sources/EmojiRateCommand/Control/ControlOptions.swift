import EmojiRate

/// The rows of the option table for `control`.
extension OptionTable {
  static func control(_ kind: PictureKind) -> OptionTable {
    OptionTable(
      first: [style, look] + (kind == .row ? [count] : []), picture: kind, own: { control },
      // The element takes its size from the page, and its accessible text from the script.
      without: [
        "count", "padding", "responsive", "precision", "title", "decorative", "right-to-left",
        "language",
      ])
  }

  private static let look = CommandOption(
    "look", .style,
    "Another look from a style file: moon=moon.json for look=\"moon\" in a page. Repeatable.",
    .value(LookKind()) { $0.control.looks.append($1) }, repetition: .each)

  /// The number of symbols, of which the script shows fewer than a picture.
  private static var count: CommandOption {
    let count = StarRow.countParameter
    return CommandOption(
      StarRow.count(
        NumberParameter(
          count.name, 1...21, defaultValue: count.defaultValue, isWhole: true, count.summary)))
  }

  private static let control = [
    CommandOption(
      "language", .document,
      "The languages of the control, such as de,en. The first is the fallback.",
      .value(
        ItemsKind(
          item: WordKind(words: Language.words, defaultText: "en") { Language(word: $0) != nil },
          placeholder: "language,language", example: "de,en")
      ) {
        $0.control.givenLanguages = $1.compactMap { Language(word: $0) }
          .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      }),
    CommandOption(
      "words", .document,
      "Words from the lowest to the highest value, such as Bad,Okay,Good. Spoken and shown.",
      .value(WordsKind()) { $0.control.words = $1 }),
    CommandOption(
      "name", .output, "The name of the element, which has a dash.",
      .value(
        TextKind(placeholder: "element") { name in
          name.isElementName
            ? nil
            : " \(name.quoted) is not allowed; give lower-case letters, digits and a dash, such as "
              + (name.isName && !name.contains("-") ? "my-\(name.excerpt())" : "my-rating")
        }
      ) { $0.control.name = $1 }),
    CommandOption(
      "markup", .output,
      "Write the element with the picture of this rating, shown until its script runs.",
      .value(RatingKind()) { $0.control.markup = $1 },
      conflicts: ["look", "words", "language"]),
    CommandOption(
      "output", .output, "The file, or a folder ending in /. - is the standard output.",
      .value(TextKind(placeholder: "file", isPath: true)) { $0.output = $1 == "-" ? nil : $1 },
      letter: "o"),
    CommandOption(
      "force", .output, "Overwrite files of the folder that no earlier control has written.",
      .flag { $0.export.isForced = $1 },
      ineffectiveWith: "output file"),
  ]
}

extension String {
  /// Whether the text is a valid name of a custom element.
  fileprivate var isElementName: Bool {
    // Elements of SVG and MathML, which HTML excludes:
    // https://html.spec.whatwg.org/#valid-custom-element-name
    let others = [
      "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri",
      "font-face-format", "font-face-name", "missing-glyph",
    ]
    return isName && utf8.contains(UInt8(ascii: "-")) && !others.contains(self)
  }
}

/// The settings from the options of `control`.
struct ControlSettings: Equatable {
  var name = "emoji-rate"
  var looks: [Look] = []
  var givenLanguages: [Language] = []
  /// The languages of the script's texts; the first one is used if the page has none of them.
  var languages: [Language] { givenLanguages.isEmpty ? [.english] : givenLanguages }
  /// A word for each value, from the lowest.
  var words: [String] = []
  /// The rating of `--markup`; nil writes the script.
  var markup: RatingLiteral?

  struct Look: Equatable {
    var name: String
    var file: String
  }
}

/// The argument of `--look`: a name and a style file, `moon=moon.json`.
struct LookKind: ArgumentKind {
  var placeholder: String { "name=file" }
  var allowed: String {
    "a name of lower-case letters, digits and -, and a style file, such as moon=moon.json"
  }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError)
    -> ControlSettings.Look
  {
    let parts = given.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, parts[0].isName else {
      throw given.notAllowed(allowed)
    }
    let name = String(parts[0])
    guard name != "default", !settings.control.looks.contains(where: { $0.name == name }) else {
      throw .data("\(given.option) \(given.text.quoted) names a look twice; give each another name")
    }
    return ControlSettings.Look(name: name, file: String(parts[1]))
  }
}

extension StringProtocol {
  /// Whether the text has only lower-case letters, digits and dashes, and begins with a letter.
  var isName: Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return utf8.first.map(letters.contains) == true
      && utf8.allSatisfy { letters.contains($0) || "0123456789-".utf8.contains($0) }
  }
}
