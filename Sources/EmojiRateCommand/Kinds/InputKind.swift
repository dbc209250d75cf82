/// The argument of an option about reading ratings, which ``InputSettings`` parses.
struct InputKind: ArgumentKind {
  let option: InputOption
  let form: Form

  /// The description of an argument in help and messages.
  struct Form: Sendable {
    let placeholder: String
    let allowed: String
    var limits: String?
    /// The allowed words, which the help lists.
    var words: [String] = []
    var defaultText: String?

    static let column = Form(
      placeholder: "column", allowed: InputPhrase.column, limits: InputPhrase.column)
    static let columns = Form(
      placeholder: "columns", allowed: InputPhrase.columns, limits: InputPhrase.column)
    static let filter = Form(placeholder: "column=value", allowed: InputPhrase.filter)
    static let delimiter = Form(
      placeholder: "character", allowed: InputPhrase.delimiter,
      words: ["comma", "semicolon", "tab", "bar"])
    static let day = Form(placeholder: "date", allowed: InputPhrase.day)
    static let axis = Form(
      placeholder: "low,high|full", allowed: InputPhrase.axis, words: ["full"])

    static let least = Form(
      placeholder: "number", allowed: InputPhrase.least, limits: "1 to 999999999", defaultText: "1")

    /// The decimal mark: a point or a comma, as a sign or as a word.
    static let decimal = Form(
      placeholder: ".|,", allowed: ". or ,", words: InputOption.decimal.allowedWords,
      defaultText: ".")

    static func text(_ placeholder: String) -> Form {
      Form(placeholder: placeholder, allowed: "a \(placeholder)")
    }

    static func words(of option: InputOption, default defaultText: String? = nil) -> Form {
      let words = option.allowedWords
      return Form(
        placeholder: WordKind.placeholder(for: words), allowed: words.listed("or"), words: words,
        defaultText: defaultText)
    }
  }

  var placeholder: String { form.placeholder }
  var allowed: String { form.allowed }
  var limits: String? { form.limits }
  var defaultText: String? { form.defaultText }
  var words: [String] { form.words }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> InputSettings {
    var input = settings.input
    try input.set(option, given, hint: Hints.argument(given))
    return input
  }
}

extension CommandOption {
  /// A row for an option about reading ratings.
  static func input(
    _ option: InputOption, _ summary: String, _ form: InputKind.Form, group: Group = .values,
    conflicts: [String] = [], requires: String? = nil, ineffectiveWith: String = "",
    repetition: Repetition = .last
  ) -> CommandOption {
    CommandOption(
      option.rawValue, group, summary,
      .value(InputKind(option: option, form: form)) { $0.input = $1 },
      conflicts: conflicts, requires: requires, ineffectiveWith: ineffectiveWith,
      repetition: repetition)
  }
}
