/// An option about reading ratings parses its argument itself.
extension InputOption: ArgumentKind {
  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> InputSettings {
    if !words.isEmpty, !words.contains(given.text), let meant = Hints.argument(given) {
      throw .notKnown(given, among: words, hint: meant)
    }
    var input = settings.input
    try set(&input, given)
    return input
  }
}

extension CommandOption {
  /// A row for an option about reading ratings.
  static func input(
    _ option: InputOption, _ summary: String, group: Group = .values, conflicts: [String] = [],
    requires: String? = nil, ineffectiveWith: String = "", repetition: Repetition = .last
  ) -> CommandOption {
    CommandOption(
      option.name, group, summary, .value(option) { $0.input = $1 }, conflicts: conflicts,
      requires: requires, ineffectiveWith: ineffectiveWith, repetition: repetition)
  }
}
