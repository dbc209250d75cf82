import EmojiRate

/// The rows of the option table for `control`.
extension OptionTable {
  static func control(_ kind: PictureKind) -> OptionTable {
    OptionTable(
      first: [style, look], picture: kind, last: { control },
      // The element is as large as its place, and has its own accessible text.
      without: [
        "responsive", "precision", "title", "decorative", "right-to-left", "language",
      ])
  }

  private static let look = CommandOption(
    "look", .style,
    "Another look from a style file: moon=moon.json for look=\"moon\" in a page. Repeatable.",
    .value(LookKind()) { $0.control.looks.append($1) })

  private static let control = [
    CommandOption(
      "language", .document,
      "The languages of the control, such as de,en. The first is the fallback.",
      .value(
        ItemsKind(
          of: WordKind(
            words: Language.words, defaultText: "en", hasOtherWords: true
          ) { Language(word: $0) != nil }, placeholder: "language,language", example: "de,en"
        ) { Language(word: $0) }
      ) { $0.control.givenLanguages = $1 }),
    CommandOption(
      "words", .document,
      "Words from the lowest to the highest value, such as Bad,Okay,Good. Spoken and shown.",
      .value(
        TextKind(placeholder: "word,word") { words in
          words.split(separator: ",", omittingEmptySubsequences: false)
            .contains { $0.allSatisfy(\.isWhitespace) }
            ? " \(words.quoted) has an empty word; give words with commas between, such as Bad,Okay,Good"
            : nil
        }
      ) { $0.control.words = $1 }),
    CommandOption(
      "name", .output, "The name of the element, which has a dash.",
      .value(
        TextKind(placeholder: "element") { name in
          name.isElementName
            ? nil
            : " \(name.quoted) is not allowed; give lower-case letters, digits and a dash, such as my-rating"
        }
      ) { $0.control.name = $1 }),
    CommandOption(
      "module", .output, "Write a module in place of a classic script.",
      .flag { $0.control.isModule = $1 }, conflicts: ["markup"]),
    CommandOption(
      "markup", .output,
      "Write the element with the picture of this rating, shown until its script runs.",
      .value(RatingKind()) { $0.control.markup = $1 }),
    CommandOption(
      "output", .output, "The file, or a folder ending in /. - is the standard output.",
      .value(TextKind(placeholder: "file", isPath: true)) { $0.output = $1 == "-" ? nil : $1 },
      letter: "o"),
    CommandOption(
      "force", .output, "Overwrite files of the folder that no earlier control has written.",
      .flag { $0.export.isForced = $1 },
      ineffectiveWith: { $0.outputFolder == nil ? Obstacle("output", $0.output ?? "-") : nil }),
  ]
}

extension String {
  /// Whether it is a valid name of a custom element.
  fileprivate var isElementName: Bool {
    // SVG and MathML have these names: https://html.spec.whatwg.org/#valid-custom-element-name
    let others = [
      "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri",
      "font-face-format", "font-face-name", "missing-glyph",
    ]
    return isName && utf8.contains(UInt8(ascii: "-")) && !others.contains(self)
  }
}
