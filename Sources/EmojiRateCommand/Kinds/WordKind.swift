/// One of a few words.
struct WordKind: ArgumentKind {
  /// The words.
  let words: [String]
  var defaultText: String?
  /// Whether words other than the listed ones are valid.
  var hasOtherWords = false
  /// A word that is none of them, and the option that is meant by it.
  var meant: (word: String, option: String)?
  /// Whether a word is valid.
  let isValid: @Sendable (String) -> Bool

  var placeholder: String {
    let choices = words.joined(separator: "|")
    return choices.utf8.count <= 50 ? choices : "word"
  }

  var allowed: String { Messages.list(words, "or") }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> String {
    if isValid(given.text) { return given.text }
    throw unknown(given)
  }

  func unknown(_ given: Given) -> CommandError {
    let tag = given.text.split(separator: "_", omittingEmptySubsequences: false).joined(
      separator: "-")
    // A word of two letters is only one slip away from many others.
    let isTooShort = hasOtherWords && given.text.utf8.count <= 3
    let nearest = isTooShort ? nil : Suggestion.nearest(to: given.text, among: words)
    let question = Suggestion.question(
      meant?.word == given.text ? meant?.option : isValid(tag) ? tag : nearest)
    let isScheme =
      ["--theme", "theme"].contains(given.option) && ["dark", "light"].contains(given.text)
    let scheme = "--pair light,dark writes a picture for each, and \(Subcommand.darkThemes)"
    return .data(
      "\(given.option) \(given.text.quoted) is not known; "
        + (isScheme ? scheme : question ?? "give \(allowed)"))
  }
}

extension CommandOption.Argument {
  /// One of the words of an enumeration.
  static func word<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    of type: Value.Type = Value.self, default defaultValue: Value? = nil,
    meant: (word: String, option: String)? = nil,
    _ assign: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Self {
    let kind = WordKind(
      words: type.allCases.map(\.rawValue), defaultText: defaultValue?.rawValue, meant: meant
    ) { Value(rawValue: $0) != nil }
    return .value(kind) { settings, word in
      if let value = Value(rawValue: word) { assign(&settings, value) }
    }
  }
}
