import EmojiRate

/// The rows of the option table about files of ratings.
extension OptionTable {
  static func values(_ summary: String, conflicts: [String] = []) -> CommandOption {
    CommandOption(
      "values", .values, summary, .value(ValuesKind()) { $0.input.values.append($1) },
      conflicts: conflicts, repetition: .each)
  }

  /// An option about the lines of a file.
  ///
  /// It conflicts with `--by`, and has no effect on a list.
  static func ofLines(
    _ option: InputOption, _ summary: String, repetition: CommandOption.Repetition = .error
  ) -> CommandOption {
    .input(
      option, summary, conflicts: ["by"], ineffectiveWith: "values list", repetition: repetition)
  }

  static let valueColumn = ofLines(
    .valueColumn, "The column or JSON key of the ratings; of a summary's export also several.",
    repetition: .each)

  static func nameColumn(_ summary: String) -> CommandOption {
    ofLines(.nameColumn, summary)
  }

  /// The rows for which lines of a file are read, and for how they are written.
  static let inputForm = [
    ofLines(
      .where, "Keep lines with this value; != drops them. Repeatable.", repetition: .each),
    ofLines(
      .header, "Whether the first line is a header row. By default it decides itself."),
    ofLines(
      .missing, "Texts for a missing rating besides empty cells, such as 0,X instead of NULL."),
    CommandOption(
      "clamp", .values, "Move any number of ratings off the scale to its nearest end.",
      .flag { $0.input.clamps = $1 }, conflicts: ["strict"], requires: "values",
      ineffectiveWith: "values list"),
    ofLines(.records, "The JSON key of the list of records, such as data."),
    ofLines(.encoding, "The encoding of the input, UTF-8 by default."),
    ofLines(.delimiter, "The character between columns. By default the first lines decide."),
    ofLines(.quote, "Whether fields can be in double quotes."),
    ofLines(.decimal, "The decimal mark of numbers in a file."),
    words,
  ]

  static let words = CommandOption.input(
    .words, "Words for the values, lowest first, such as Bad,Okay,Good.", repetition: .error)
}
