import EmojiRate

/// The settings from the options of `control`.
struct ControlSettings: Equatable {
  var name = "emoji-rate"
  /// The further looks with their style files.
  var looks: [Look] = []
  var givenLanguages: [Language] = []
  /// The languages of the sentences; the first applies if the page has none of them.
  var languages: [Language] { givenLanguages.isEmpty ? [.english] : givenLanguages }
  /// A word for each value, from the lowest.
  var words = ""
  var isModule = false
  /// The value of the element to write as markup; nil writes the script.
  var markup: RatingLiteral?

  struct Look: Equatable {
    var name: String
    var file: String
  }
}

/// `NAME=FILE`: a look and its style file.
struct LookKind: ArgumentKind {
  var placeholder: String { "name=file" }
  var allowed: String {
    "a name of lower-case letters, digits and -, and a style file, such as moon=moon.json"
  }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> ControlSettings.Look
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
  /// Whether it has lower-case letters, digits and dashes, and begins with a letter.
  var isName: Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return utf8.first.map(letters.contains) == true
      && utf8.allSatisfy { letters.contains($0) || "0123456789-".utf8.contains($0) }
  }
}
