/// One of a few words.
struct WordKind: ArgumentKind {
  let words: [String]
  var defaultText: String?
  /// What another word is read as; nil, where there are no others.
  var others: (@Sendable (String) -> String?)?

  /// - Parameter defaultText: An empty one is none.
  init(_ words: [String], default defaultText: String = "") {
    self.words = words
    self.defaultText = defaultText.isEmpty ? nil : defaultText
  }

  /// The words, where they fit beside the name.
  var placeholder: String {
    let joined = words.joined(separator: "|")
    return joined.utf8.count > 50 ? "word" : joined
  }

  var allowed: String { Messages.list(words, "or") }

  var schema: JSONMembers {
    let choices: JSONMembers = [("enum", .list(words.map(JSONText.text)))]
    // The other words there are begin as one of these, as tags of languages do.
    let beginnings = Set(words.map { $0.prefix { $0 != "-" } }).sorted().joined(separator: "|")
    let tag = JSONText.object([
      ("type", .text("string")), ("pattern", .text("^(\(beginnings))(-|$)")),
    ])
    return (others == nil ? choices : [("anyOf", .list([.object(choices), tag]))])
      + (defaultText.map { [("default", .text($0))] } ?? [])
  }

  func read(
    _ text: String, as name: String, _ settings: inout Settings
  ) throws(CommandError) -> String {
    if words.contains(text) { return text }
    guard let word = others?(text) else { throw Self.unknown(text, of: name, among: words) }
    return word
  }

  static func unknown(
    _ word: String, of name: String, among choices: [String]
  ) -> CommandError {
    .notAChoice(
      option: name, given: word, choices: choices,
      suggestion: Suggestion.nearest(to: word, among: choices))
  }
}
