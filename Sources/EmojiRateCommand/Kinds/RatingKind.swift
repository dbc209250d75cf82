/// A rating: a number, or a part of the scale in percent.
struct RatingKind: ArgumentKind {
  var defaultText: String?

  var placeholder: String { "number" }
  var allowed: String { "a number such as 3.2, or a part of the scale such as 64%" }

  func read(
    _ text: String, as name: String, _ settings: inout Settings
  ) throws(CommandError) -> RatingLiteral {
    guard let value = RatingLiteral(text) else {
      throw .notANumber(name, given: text, allowed: allowed)
    }
    guard value.number.isFinite else {
      throw .notAllowed(name, given: text, allowed: allowed)
    }
    return value
  }
}
