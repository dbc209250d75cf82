import EmojiRate

/// One of a few words.
struct WordKind: ArgumentKind {
  let words: [String]
  var defaultText: String?
  /// Whether a word that is not listed is valid too.
  var accepts: @Sendable (String) -> Bool = { _ in false }

  var placeholder: String { words.synopsis }
  var allowed: String { words.listed("or") }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> String {
    if accepts(given.text) || words.contains(given.text) { return given.text }
    throw .notKnown(given, among: words, hint: Hints.argument(given))
  }
}

/// A text that is not empty, such as the path of a file.
struct TextKind: ArgumentKind {
  let placeholder: String
  var isPath = false
  /// The rest of the error's sentence after the option's name; nil if the text is valid.
  var problem: @Sendable (String) -> String? = { _ in nil }

  var allowed: String { "a \(placeholder)" }
  var form: JSONForm { .textAlone }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> String {
    try given.checkNotEmpty(allowed)
    if let problem = problem(given.text) { throw .data(given.option + problem) }
    return given.text
  }
}

/// Words for the values, lowest first.
struct WordsKind: ArgumentKind {
  var placeholder: String { "word,word" }
  var allowed: String { InputPhrase.words }
  var form: JSONForm { .textAlone }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> [String] {
    try given.words()
  }
}

/// Several values of one kind, separated by commas, without duplicates.
struct ItemsKind<Item: ArgumentKind>: ArgumentKind where Item.Value: Equatable {
  let item: Item
  let placeholder: String
  let example: String
  var count = 1...Int.max

  var allowed: String {
    let number =
      switch (count.lowerBound, count.upperBound) {
      case (_, .max): "some"
      case (let least, let most) where least == most: "\(least) different ones"
      case (let least, let most): "\(least) to \(most) different ones"
      }
    let limits = item.limits ?? item.words.joined(separator: ", ")
    return number + (limits.isEmpty ? "" : " of \(limits)") + ", such as \(example)"
  }
  var limits: String? { item.limits }
  var words: [String] { item.words }

  func candidates(behind items: [String]) -> [String] {
    items.count < count.upperBound ? item.candidates(behind: []) : []
  }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> [Item.Value] {
    var items: [Item.Value] = []
    for word in given.items {
      let value = try item.read(given.part(word), settings)
      if !items.contains(value) { items.append(value) }
    }
    guard count.contains(items.count) else { throw given.notAllowed(allowed) }
    return items
  }
}
