import EmojiRate

/// The rows of the option table about files of ratings.
extension OptionTable {
  static func values(_ summary: String, conflicts: [String] = []) -> CommandOption {
    CommandOption(
      "values", .values, summary, .value(ValuesKind()) { $0.input.values.append($1) },
      conflicts: conflicts)
  }

  /// An option about the lines of a file, which a range and a list do not have.
  static func ofLines(
    _ name: String, _ summary: String, isOnce: Bool = true, _ argument: CommandOption.Argument
  ) -> CommandOption {
    CommandOption(
      name, .values, summary, argument, conflicts: ["by"], ineffectiveWith: "values list",
      isOnce: isOnce)
  }

  static let valueColumn = ofLines(
    "value-column", "The column or JSON key of the ratings; of a summary's export also several.",
    isOnce: false, .value(ColumnKind()) { $0.input.columns.values.append($1) })

  static func nameColumn(_ summary: String) -> CommandOption {
    ofLines("name-column", summary, .value(ColumnKind()) { $0.input.columns.name = $1 })
  }

  /// The rows for the lines of a file, and how they are written.
  static let inputForm = [
    ofLines(
      "where", "Keep lines with this value; != drops them. Repeatable.", isOnce: false,
      .value(FilterKind()) {
        $0.input.columns.filters.append($1.column)
        $0.input.filters.append($1)
      }),
    ofLines(
      "header", "Whether the first line is a header row. By default it decides itself.",
      .value(WordKind(words: ["yes", "no"])) { $0.input.hasHeader = $1 == "yes" }),
    ofLines(
      "missing", "Texts for a missing rating, such as 0,X, instead of empty, NULL and N/A.",
      .value(TextKind(placeholder: "text,text")) {
        $0.input.grammar.missing = Given(option: "--missing", text: $1).items
      }),
    CommandOption(
      "clamp", .values, "Move any number of ratings off the scale to its nearest end.",
      .flag { $0.input.clamps = $1 }, conflicts: ["strict"], requires: "values",
      ineffectiveWith: "values list"),
    ofLines(
      "records", "The JSON key of the list of records, such as data.",
      .value(TextKind(placeholder: "key")) { $0.input.form.list = $1 }),
    ofLines(
      "encoding", "The encoding of the input, UTF-8 by default.",
      .word(of: TextEncoding.self, meant: ("latin-1", "windows-1252")) {
        $0.input.form.encoding = $1
      }),
    ofLines(
      "delimiter", "The character between columns. By default the first lines decide.",
      .value(DelimiterKind()) { $0.input.form.delimiter = $1 }),
    ofLines(
      "quote", "Whether fields can be in double quotes.",
      .value(WordKind(words: ["double", "none"], defaultText: "double")) {
        $0.input.form.hasQuotes = $1 == "double"
      }),
    ofLines(
      "decimal", "The decimal mark of numbers in a file.",
      .value(
        WordKind(words: [".", ","], defaultText: ".") { ["point", "comma"].contains($0) }
      ) { $0.input.grammar.hasDecimalComma = [",", "comma"].contains($1) }),
    words,
  ]

  static let words = CommandOption(
    "words", .values, "Words for the values, lowest first, such as Bad,Okay,Good.",
    .value(WordsKind()) { $0.input.grammar.words = $1 },
    isOnce: true)
}
