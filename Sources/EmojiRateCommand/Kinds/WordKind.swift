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
    // The other words there are begin as one of these, in either case, as tags of languages do.
    let beginnings = Set(words.map { $0.prefix { $0 != "-" } }).sorted().map { word in
      word.map { "[\($0)\($0.uppercased())]" }.joined()
    }
    let pattern = "^(\(beginnings.joined(separator: "|")))(-[0-9A-Za-z]{1,8})*$"
    let tag = JSONText.object([("type", .text("string")), ("pattern", .text(pattern))])
    return (others == nil ? choices : [("anyOf", .list([.object(choices), tag]))])
      + (defaultText.map { [("default", .text($0))] } ?? [])
  }

  func read(
    _ text: String, as name: String, _ settings: inout Settings
  ) throws(CommandError) -> String {
    if words.contains(text) { return text }
    guard let others else { throw Self.unknown(text, of: name, among: words) }
    if let word = others(text) { return word }
    // Of two letters, each is the slip of another word.
    let tag = text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
    let nearest = text.utf8.count > 3 ? Suggestion.nearest(to: text, among: words) : nil
    throw .notAChoice(
      option: name, given: text, choices: words, suggestion: others(tag) == nil ? nearest : tag)
  }

  static func unknown(
    _ word: String, of name: String, among choices: [String]
  ) -> CommandError {
    .notAChoice(
      option: name, given: word, choices: choices,
      suggestion: Suggestion.nearest(to: word, among: choices))
  }
}
