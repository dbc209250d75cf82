import EmojiRate

extension CommandError {
  /// The error for a text that a parameter does not allow.
  ///
  /// - Parameters:
  ///   - option: The parameter's name as the user wrote it, such as `--size` or `size`.
  ///   - hint: The text to suggest; by default, a similar word.
  static func parameter(
    _ error: ParameterError, as option: String, hint: String? = nil
  ) -> CommandError {
    let nearest: String?
    switch error.reason {
    case .notANumber(let text, let allowed):
      return ArgumentText(option: option, text: text).notANumber(allowed)
    case .notKnown(let text, let words):
      return .notKnown(ArgumentText(option: option, text: text), among: words, hint: hint)
    case .notAColor(let text):
      nearest =
        CSSColor(css: "#" + text) == nil
        ? Suggestion.nearest(to: text, among: HSBColor.cssNames) : "'#\(text)'"
    case .notAllowed, .other: nearest = nil
    }
    let way = Suggestion.question(hint ?? nearest) ?? error.allowed.map { "give \($0)" }
    return .data("\(option) \(error.fault)" + (way.map { "; " + $0 } ?? ""))
  }

  /// The error for a text that is not one of the words.
  static func notKnown(
    _ given: ArgumentText, among words: [String], hint: String? = nil
  ) -> CommandError {
    // Words of two letters, such as languages, are all too similar to suggest one.
    let long = words.filter { $0.utf8.count > 2 }
    return .data(
      "\(given.option) \(given.text.quoted) is not known; "
        + (Suggestion.question(hint ?? Suggestion.nearest(to: given.text, among: long))
          ?? "give \(words.listed("or"))"))
  }
}
