import EmojiRate

/// A rating: a number, or a percentage of the scale.
struct RatingKind: ArgumentKind {
  var defaultText: String?
  /// Whether `-` reads the rating from the standard input.
  var canBeRead = false

  var placeholder: String { "number" }
  var allowed: String { "a number such as 3.2, or a part of the scale such as 64%" }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> RatingLiteral {
    if canBeRead, given.text == "-" { return .standardInput }
    guard let value = RatingLiteral(given.text) else {
      let parts = given.text.split(separator: "/", omittingEmptySubsequences: false).map(
        String.init)
      let isPart = parts.count == 2 && parts.allSatisfy { NumberParameter.decimal($0) != nil }
      throw given.notANumber(isPart ? "\(parts[0]) with --maximum \(parts[1])" : allowed)
    }
    guard value.number.isFinite else { throw given.notAllowed(allowed) }
    return value
  }
}
