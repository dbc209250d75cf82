import EmojiRate

/// The rows of the option table for ratings in lists, files and streams.
extension OptionTable {
  /// A list has no columns and no lines.
  private static let typed = "values list"

  static func values(_ summary: String, conflicts: [String] = []) -> CommandOption {
    CommandOption(
      "values", .values, summary,
      .value(ValuesKind(hasRange: conflicts.contains("by"))) { $0.input.values.append($1) },
      conflicts: conflicts)
  }

  static let valueColumn = CommandOption(
    "value-column", .values, "The column or JSON key of the ratings.",
    .value(ColumnKind()) { $0.input.columns.value = $1 }, conflicts: ["by"], ineffectiveWith: typed,
    isOnce: true)

  static func nameColumn(_ summary: String) -> CommandOption {
    CommandOption(
      "name-column", .values, summary, .value(ColumnKind()) { $0.input.columns.name = $1 },
      conflicts: ["by"], ineffectiveWith: typed, isOnce: true)
  }

  /// The rows for the lines of a file, and how they are written.
  static let inputForm =
    [
      CommandOption(
        "where", .values, "Only lines with this value, or with != without it. Repeatable.",
        .value(FilterKind()) { $0.input.columns.filters.append($1) }, ineffectiveWith: typed),
      CommandOption(
        "header", .values, "Whether the first line is a header row. By default it decides itself.",
        .value(WordKind(words: ["yes", "no"])) {
          $0.input.columns.hasHeader = $1 == "yes"
        }, ineffectiveWith: typed, isOnce: true),
      CommandOption(
        "missing", .values,
        "What stands for no rating, such as 0,X, in place of empty, NULL or N/A.",
        .value(TextKind(placeholder: "text,text")) {
          $0.input.grammar.missing = $1.split(separator: ",", omittingEmptySubsequences: false).map(
            String.init)
        }, ineffectiveWith: typed, isOnce: true),
      CommandOption(
        "clamp", .values, "Move any number of ratings off the scale to its nearest end.",
        .flag { $0.input.clamps = $1 }, conflicts: ["strict"], requires: "values",
        ineffectiveWith: typed),
      CommandOption(
        "input-format", .values,
        "The format of the input. By default its ending or first line decides.",
        .word(of: RecordFormat.self) { $0.input.form.format = $1 }, conflicts: ["by"],
        ineffectiveWith: typed, isOnce: true),
      CommandOption(
        "records", .values, "The JSON key of the list of records, such as data.",
        .value(TextKind(placeholder: "key")) {
          $0.input.form.list = $1
          $0.input.form.format = .json
        }, conflicts: ["by"], ineffectiveWith: typed, isOnce: true),
      CommandOption(
        "encoding", .values, "The encoding of the input, UTF-8 by default.",
        .word(of: TextEncoding.self) { $0.input.form.encoding = $1 }, conflicts: ["by"],
        ineffectiveWith: typed, isOnce: true),
      CommandOption(
        "delimiter", .values, "The character between columns. By default the first lines decide.",
        .value(DelimiterKind()) { $0.input.form.delimiter = $1 }, conflicts: ["by"],
        ineffectiveWith: typed, isOnce: true),
      CommandOption(
        "quote", .values, "Whether fields can be in double quotes.",
        .value(
          WordKind(words: ["double", "none"], defaultText: "double")
        ) { $0.input.form.hasQuotes = $1 == "double" }, ineffectiveWith: typed, isOnce: true),
      CommandOption(
        "decimal", .values, "The decimal mark of numbers in a file.",
        .value(
          WordKind(words: [".", ","], defaultText: ".") { ["point", "comma"].contains($0) }
        ) { $0.input.grammar.hasDecimalComma = [",", "comma"].contains($1) },
        ineffectiveWith: typed,
        isOnce: true),
    ] + [words]

  static let words = CommandOption(
    "words", .values, "Words for the values, lowest first, such as Bad,Okay,Good.",
    .value(
      TextKind(placeholder: "word,word") { text in
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        return words.count < 2 || words.contains("")
          ? " \(text.quoted) is not allowed; give two or more words with commas between" : nil
      }
    ) { $0.input.grammar.words = $1.split(separator: ",").map(String.init) }, isOnce: true)

}
