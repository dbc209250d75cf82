import EmojiRate

/// A rating: a number, or a percentage of the scale.
struct RatingKind: ArgumentKind {
  var defaultText: String?
  /// Whether `-` reads the rating from the standard input.
  var canBeRead = false

  var placeholder: String { "number" }
  var allowed: String { "a rating such as 3.2, 64% or 4/5" }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> RatingLiteral {
    if canBeRead, given.text == "-" { return .standardInput }
    guard let value = RatingLiteral(given.text, words: settings.input.grammar.words) else {
      throw given.notANumber(allowed)
    }
    guard value.isFinite else { throw given.notAllowed(allowed) }
    return value
  }
}
