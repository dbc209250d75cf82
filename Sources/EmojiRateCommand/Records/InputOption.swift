import EmojiRate
import EmojiRateHistory

/// An option about reading ratings, which the command and the studio read alike.
struct InputOption: Sendable {
  typealias Setter = @Sendable (inout InputSettings, ArgumentText) throws(CommandError) -> Void

  let name: String
  /// The word after the option's name in the help.
  let placeholder: String
  /// The allowed texts, as a phrase.
  let allowed: String
  /// The allowed texts for the help, if the placeholder and the words do not show them.
  var limits: String?
  /// The words that the help lists.
  var words: [String] = []
  var defaultText: String?
  /// Sets the option; throws for a text that it does not allow.
  let set: Setter
}

extension InputOption {
  private static func column(
    _ name: String, _ set: @escaping @Sendable (inout InputSettings, String) -> Void
  ) -> InputOption {
    InputOption(
      name: name, placeholder: "column", allowed: InputPhrase.column, limits: InputPhrase.column
    ) { (input, given) throws(CommandError) in set(&input, try given.column()) }
  }

  /// An option that allows a few words.
  private static func choice(
    _ name: String, _ words: [String], default defaultText: String? = nil,
    _ set: @escaping @Sendable (inout InputSettings, String) -> Void
  ) -> InputOption {
    InputOption(
      name: name, placeholder: words.synopsis, allowed: words.listed("or"), words: words,
      defaultText: defaultText
    ) { (input, given) throws(CommandError) in
      guard words.contains(given.text) else { throw .notKnown(given, among: words) }
      set(&input, given.text)
    }
  }

  /// An option that allows many texts.
  private static func text(
    _ name: String, _ placeholder: String, _ allowed: String, words: [String] = [],
    default defaultText: String? = nil, _ set: @escaping Setter
  ) -> InputOption {
    InputOption(
      name: name, placeholder: placeholder, allowed: allowed, words: words,
      defaultText: defaultText, set: set)
  }

  static let groupColumn = column("group-column") { $0.columns.groups.append($1) }
  static let nameColumn = column("name-column") { $0.columns.name = $1 }
  static let valueColumn = column("value-column") { $0.columns.values.append($1) }
  static let countColumn = column("count-column") { $0.columns.count = $1 }
  static let countsColumns = InputOption(
    name: "counts-columns", placeholder: "columns", allowed: InputPhrase.columns,
    limits: InputPhrase.column
  ) { (input, given) throws(CommandError) in input.columns.counts = try given.columns() }
  static let meanColumn = column("mean-column") { $0.columns.mean = $1 }
  static let numberColumn = column("number-column") { $0.columns.number = $1 }
  static let dateColumn = column("date-column") { $0.columns.date = $1 }
  static let `where` = text("where", "column=value", InputPhrase.filter) {
    (input, given) throws(CommandError) in
    let filter = try given.filter()
    input.columns.filters.append(filter.column)
    input.filters.append(filter)
  }
  static let header = choice("header", ["yes", "no"]) { $0.hasHeader = $1 == "yes" }
  static let missing = text("missing", "text,text", "a text,text") {
    (input, given) throws(CommandError) in
    try given.checkNotEmpty("a text,text")
    input.grammar.missing = given.items
  }
  static let clamp = text("clamp", "", "") { (input, _) in input.clamps = true }
  static let records = text("records", "key", "a key") { (input, given) throws(CommandError) in
    try given.checkNotEmpty("a key")
    input.form.list = given.text
  }
  static let encoding = choice("encoding", TextEncoding.allCases.map { $0.rawValue }) {
    $0.form.encoding = TextEncoding(rawValue: $1)
  }
  static let delimiter = text(
    "delimiter", "character", InputPhrase.delimiter, words: ["comma", "semicolon", "tab", "bar"]
  ) { (input, given) throws(CommandError) in input.form.delimiter = try given.delimiter() }
  static let quote = choice("quote", ["double", "none"], default: "double") {
    $0.form.hasQuotes = $1 == "double"
  }
  static let decimal = text("decimal", ".|,", ". or ,", words: [".", ","], default: ".") {
    (input, given) throws(CommandError) in
    guard [".", ",", "point", "comma"].contains(given.text) else {
      throw .notKnown(given, among: [".", ","])
    }
    input.grammar.hasDecimalComma = given.text == "," || given.text == "comma"
  }
  static let words = text("words", "word,word", InputPhrase.words) {
    (input, given) throws(CommandError) in input.grammar.words = try given.words()
  }
  static let onError = choice(
    "on-error", InputSettings.ErrorReaction.allCases.map { $0.rawValue }, default: "stop"
  ) { $0.reaction = $1 == "skip" ? .skip : .stop }
  static let period = choice(
    "period", HistoryPeriod.words + ["label"], default: HistoryPeriod.month.rawValue
  ) {
    $0.dates.period = HistoryPeriod(word: $1)
    $0.dates.hasLabels = $1 == "label"
  }
  static let dateOrder = choice("date-order", WrittenDate.Order.allCases.map { $0.rawValue }) {
    $0.dates.order = WrittenDate.Order(rawValue: $1)
  }
  static let since = text("since", "date", InputPhrase.day) {
    (input, given) throws(CommandError) in input.dates.since = try given.day(isEnd: false)
  }
  static let until = text("until", "date", InputPhrase.day) {
    (input, given) throws(CommandError) in input.dates.until = try given.day(isEnd: true)
  }
  static let axis = text("axis", "low,high|full", InputPhrase.axis, words: ["full"]) {
    (input, given) throws(CommandError) in input.dates.axis = try given.axis()
  }
  static let least = InputOption(
    name: "least", placeholder: "number", allowed: InputPhrase.least, limits: "1 to 999999999",
    defaultText: "1"
  ) { (input, given) throws(CommandError) in input.dates.least = try given.least() }

  static func named(_ name: String) -> InputOption? {
    [
      groupColumn, nameColumn, valueColumn, countColumn, countsColumns, meanColumn, numberColumn,
      dateColumn, `where`, header, missing, clamp, records, encoding, delimiter, quote, decimal,
      words, onError, period, dateOrder, since, until, axis, least,
    ].first { $0.name == name }
  }
}

extension [String] {
  /// The words with bars between them, or `word` if they are too long for a synopsis.
  var synopsis: String {
    let choices = joined(separator: "|")
    return choices.utf8.count <= 50 ? choices : "word"
  }
}
