/// The argument of an option about reading ratings, which ``InputSettings`` parses.
struct InputKind: ArgumentKind {
  let name: String
  let form: Form

  /// The description of an argument in help and messages.
  struct Form: Sendable {
    let placeholder: String
    let allowed: String
    var limits: String?
    /// The allowed words, which the help lists.
    var words: [String] = []
    /// Allowed words that the help does not list.
    var others: [String] = []
    var hasOtherTexts = false
    var defaultText: String?

    static let column = Form(
      placeholder: "column", allowed: InputPhrase.column, limits: InputPhrase.column)
    static let columns = Form(
      placeholder: "columns", allowed: InputPhrase.columns, limits: InputPhrase.column)
    static let filter = Form(placeholder: "column=value", allowed: InputPhrase.filter)
    static let delimiter = Form(
      placeholder: "character", allowed: InputPhrase.delimiter,
      words: ["comma", "semicolon", "tab", "bar"], hasOtherTexts: true)
    static let day = Form(placeholder: "date", allowed: InputPhrase.day)
    static let axis = Form(
      placeholder: "low,high|full", allowed: InputPhrase.axis, words: ["full"],
      hasOtherTexts: true)

    /// The decimal mark: a point or a comma, as a sign or as a word.
    static let decimal = Form(
      placeholder: ".|,", allowed: ". or ,", words: [".", ","],
      others: ["point", "comma"], defaultText: ".")

    static func text(_ placeholder: String) -> Form {
      Form(placeholder: placeholder, allowed: "a \(placeholder)")
    }

    static func words(_ words: [String], default defaultText: String? = nil) -> Form {
      Form(
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
    if !words.isEmpty, !form.hasOtherTexts, !(words + form.others).contains(given.text) {
      throw .notKnown(given, among: words, hint: Hints.argument(given))
    }
    var input = settings.input
    try input.set(name, given)
    return input
  }
}

extension CommandOption {
  /// A row for an option about reading ratings.
  static func input(
    _ name: String, _ summary: String, _ form: InputKind.Form, group: Group = .values,
    conflicts: [String] = [], requires: String? = nil, ineffectiveWith: String = "",
    repetition: Repetition = .last
  ) -> CommandOption {
    CommandOption(
      name, group, summary, .value(InputKind(name: name, form: form)) { $0.input = $1 },
      conflicts: conflicts, requires: requires, ineffectiveWith: ineffectiveWith,
      repetition: repetition)
  }
}
