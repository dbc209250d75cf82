/// One of a few words, each of which stands for something.
struct WordKind<Value: Sendable>: ArgumentKind {
  let words: [String]
  var defaultText: String?
  /// Whether there are other words than those that are offered.
  var hasOtherWords = false
  /// What a word stands for; nil where it is none.
  let value: @Sendable (String) -> Value?

  /// The words, where they fit beside the name.
  var placeholder: String {
    let joined = words.joined(separator: "|")
    return joined.utf8.count > 50 ? "word" : joined
  }

  var allowed: String { Messages.list(words, "or") }

  var schema: JSONMembers {
    guard hasOtherWords else { return ["enum": .words(words)] }
    // The other words there are begin as one of these, in either case, as tags of languages do.
    let beginnings = Set(words.map { $0.prefix { $0 != "-" } }).sorted().map { word in
      word.map { "[\($0)\($0.uppercased())]" }.joined()
    }
    let pattern = "^(\(beginnings.joined(separator: "|")))(-[0-9A-Za-z]{1,8})*$"
    return ["anyOf": [["enum": .words(words)], ["type": "string", "pattern": .text(pattern)]]]
  }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> Value {
    if let value = value(given.text) { return value }
    let tag = given.text.split(separator: "_", omittingEmptySubsequences: false).joined(
      separator: "-")
    // Of two letters, each is the slip of another word.
    let isTooShort = hasOtherWords && given.text.utf8.count <= 3
    let nearest = isTooShort ? nil : Suggestion.nearest(to: given.text, among: words)
    let question = Suggestion.question(value(tag) == nil ? nearest : tag)
    throw .data(
      "\(given.option) \(given.text.quoted) is not known; \(question ?? "give \(allowed)")")
  }
}

extension WordKind<String> {
  init(_ words: [String]) { self.init(words: words) { words.contains($0) ? $0 : nil } }
}

/// The cases of a type.
extension WordKind where Value: CaseIterable & RawRepresentable<String> {
  init(default defaultValue: Value? = nil) {
    self.init(words: Value.allCases.map(\.rawValue), defaultText: defaultValue?.rawValue) {
      Value(rawValue: $0)
    }
  }
}
