/// One of a few words, each with a value.
struct WordKind<Value: Sendable>: ArgumentKind {
  /// The words, separated by spaces.
  let keywords: String
  var defaultText: String?
  /// Whether words other than the listed ones are valid.
  var hasOtherWords = false
  /// The value of a word; nil if the word is invalid.
  let value: @Sendable (String) -> Value?

  var words: [String] { keywords.words }

  var placeholder: String {
    let fits = keywords.utf8.count <= 50
    return fits ? words.joined(separator: "|") : "word"
  }

  var allowed: String { Messages.list(words, "or") }

  var schema: JSONMembers {
    guard hasOtherWords else { return ["enum": .words(words)] }
    // The other valid words begin with one of these in either case, as language tags do.
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
    // A word of two letters is only one slip away from many others.
    let isTooShort = hasOtherWords && given.text.utf8.count <= 3
    let nearest = isTooShort ? nil : Suggestion.nearest(to: given.text, among: words)
    let question = Suggestion.question(value(tag) == nil ? nearest : tag)
    throw .data(
      "\(given.option) \(given.text.quoted) is not known; \(question ?? "give \(allowed)")")
  }
}

extension WordKind where Value: CaseIterable & RawRepresentable<String> {
  init(default defaultValue: Value? = nil) {
    self.init(
      keywords: Value.allCases.map(\.rawValue).joined(separator: " "),
      defaultText: defaultValue?.rawValue
    ) { Value(rawValue: $0) }
  }
}
