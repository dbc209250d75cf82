/// One of a few words, each with a value.
struct WordKind<Value: Sendable>: ArgumentKind {
  /// The words, separated by spaces.
  ///
  /// They are split only when each is needed.
  let keywords: String
  /// Empty without a default, because the runtime would have to construct a type for an optional text.
  private let defaultWord: String
  var defaultText: String? { defaultWord.isEmpty ? nil : defaultWord }
  /// Whether words other than the listed ones are valid.
  let hasOtherWords: Bool
  /// The value of a word; nil if the word is invalid.
  let value: @Sendable (String) -> Value?

  init(
    keywords: String, default defaultWord: String = "", hasOtherWords: Bool = false,
    value: @escaping @Sendable (String) -> Value?
  ) {
    self.keywords = keywords
    self.defaultWord = defaultWord
    self.hasOtherWords = hasOtherWords
    self.value = value
  }

  var words: [String] { keywords.words }

  /// Whether the words fit after the option's name.
  private var isShort: Bool { keywords.utf8.count <= 50 }

  var placeholder: String { isShort ? keywords.escaped([" ": "|"]) : "word" }

  var details: String? { isShort ? nil : keywords.escaped([" ": ", "]) }

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

/// Words that are the cases of a type.
extension WordKind where Value: CaseIterable & RawRepresentable<String> {
  init(default defaultValue: Value? = nil) {
    self.init(
      keywords: Value.allCases.map(\.rawValue).joined(separator: " "),
      default: defaultValue?.rawValue ?? ""
    ) { Value(rawValue: $0) }
  }
}
