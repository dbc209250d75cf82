import EmojiRate

/// One of a few words.
struct WordKind: ArgumentKind {
  /// Makes the words, which only help, completions and errors need if ``accepts`` takes them too.
  private let listed: @Sendable () -> [String]
  let defaultText: String?
  /// Whether words other than the listed ones are valid.
  let hasOtherWords: Bool
  /// A word that is none of them, and the option that is meant by it.
  private let meant: (word: String, option: String)?
  /// Whether a word is valid, also if it is not listed.
  private let accepts: @Sendable (String) -> Bool

  init(
    words: @autoclosure @escaping @Sendable () -> [String], defaultText: String? = nil,
    hasOtherWords: Bool = false, meant: (word: String, option: String)? = nil,
    accepts: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    listed = words
    self.defaultText = defaultText
    self.hasOtherWords = hasOtherWords
    self.meant = meant
    self.accepts = accepts
  }

  var words: [String] { listed() }

  var placeholder: String {
    let choices = words.joined(separator: "|")
    return choices.utf8.count <= 50 ? choices : "word"
  }

  var allowed: String { Messages.list(words, "or") }

  private func isValid(_ word: String) -> Bool { accepts(word) || words.contains(word) }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> String {
    if isValid(given.text) { return given.text }
    throw unknown(given)
  }

  /// The option that has the word: a character, a theme, an extra or a symbol; nil for other words.
  private static func other(_ word: String) -> String? {
    Subcommand.look(word)
      ?? (FaceExtra.words.contains(word) ? "--extras \(word)" : nil)
  }

  func unknown(_ given: Given) -> CommandError {
    let tag = given.text.split(separator: "_", omittingEmptySubsequences: false).joined(
      separator: "-")
    // A word of two letters is only one slip away from many others.
    let isTooShort = hasOtherWords && given.text.utf8.count <= 3
    let nearest = isTooShort ? nil : Suggestion.nearest(to: given.text, among: words)
    let other = given.option.hasPrefix("--") && !hasOtherWords ? Self.other(given.text) : nil
    let faces = given.option == "--symbol" && other?.words[0] != "--theme" ? "--symbol face " : ""
    let question = Suggestion.question(
      meant?.word == given.text
        ? meant?.option : isValid(tag) ? tag : other.map { faces + $0 } ?? nearest)
    let isScheme =
      ["--theme", "theme"].contains(given.option) && ["dark", "light"].contains(given.text)
    let scheme = "--pair light,dark writes a picture for each, and \(Subcommand.darkThemes)"
    return .data(
      "\(given.option) \(given.text.quoted) is not known; "
        + (isScheme ? scheme : question ?? "give \(allowed)"))
  }
}

extension CommandOption.Argument {
  static func word<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    of type: Value.Type = Value.self, default defaultValue: Value? = nil,
    meant: (word: String, option: String)? = nil,
    _ assign: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Self {
    let kind = WordKind(
      words: Value.allCases.map(\.rawValue), defaultText: defaultValue?.rawValue, meant: meant)
    return .value(kind) { settings, word in
      if let value = Value(rawValue: word) { assign(&settings, value) }
    }
  }
}

/// Any text that is not empty, such as the path of a file.
struct TextKind: ArgumentKind {
  let placeholder: String
  var isPath = false
  /// The problem of a text, worded to follow the option's name; nil if the text is valid.
  var problem: @Sendable (String) -> String? = { _ in nil }

  var allowed: String { "a \(placeholder)" }
  var form: JSONForm { .textAlone }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> String {
    try given.checkNotEmpty(allowed)
    if let problem = problem(given.text) { throw .data(given.option + problem) }
    return given.text
  }
}

/// Words for the values, lowest first.
struct WordsKind: ArgumentKind {
  var placeholder: String { "word,word" }
  var allowed: String { "two or more words with commas between" }
  var form: JSONForm { .textAlone }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> [String] {
    try given.checkNotEmpty("a \(placeholder)")
    return try given.words()
  }
}

/// Titles or numbers of columns, each once.
struct ColumnsKind: ArgumentKind {
  let count: ClosedRange<Int>

  var placeholder: String { "columns" }
  var limits: String? { ColumnKind().allowed }
  var allowed: String {
    "\(count.lowerBound) to \(count.upperBound) different ones of \(ColumnKind().allowed), such as one,two,three"
  }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> [String] {
    let columns = try given.columns()
    guard count.contains(columns.count) else { throw given.notAllowed(allowed) }
    return columns
  }
}

/// Several words, colours or bands, separated by commas.
struct ListKind: ArgumentKind {
  let allowed: String
  let words: [String]
  let hasColors: Bool
  let isValid: @Sendable (String) -> Bool

  var placeholder: String { hasColors ? "colours" : words.isEmpty ? "bands" : "words" }
  var limits: String? { allowed }
  var form: JSONForm { .list }

  func candidates(behind items: [String]) -> [String] {
    if hasColors {
      return items.count < ColorRamp.countLimits.upperBound ? HSBColor.cssNames : []
    }
    if words.isEmpty { return [] }
    return items.isEmpty ? ["none"] + words : items == ["none"] ? [] : words
  }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> String {
    guard !isValid(given.text) else { return given.text }
    // Report the first invalid item, or else the number of items.
    let items = given.text.listItems
    let words = words
    for item in items.map(given.part) where hasColors || !words.isEmpty {
      if hasColors {
        _ = try ColorKind(allowsCurrentColor: false).read(item, &settings)
      } else {
        let words = (items.count == 1 ? ["none"] : []) + words
        let kind = WordKind(words: words)
        _ = try kind.read(item, &settings)
      }
    }
    let isColor = hasColors && items.count == 1
    let color = given.option.hasPrefix("--") ? "--color" : "color"
    throw given.notAllowed(isColor ? "\(allowed), or one by \(color)" : allowed)
  }
}

/// Several values of one kind, separated by commas, without duplicates.
struct ItemsKind<Item: ArgumentKind>: ArgumentKind where Item.Value: Equatable {
  private let item: Item
  let placeholder: String
  private let example: String
  private let count: ClosedRange<Int>

  init(
    of item: Item, placeholder: String, example: String, count: ClosedRange<Int> = 1...Int.max
  ) {
    self.item = item
    self.placeholder = placeholder
    self.example = example
    self.count = count
  }

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

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> [Item.Value] {
    var items: [Item.Value] = []
    for word in given.items {
      let value = try item.read(given.part(word), &settings)
      if !items.contains(value) { items.append(value) }
    }
    guard count.contains(items.count) else { throw given.notAllowed(allowed) }
    return items
  }
}
