/// How ratings in a file are written.
struct RatingGrammar: Equatable {
  var hasDecimalComma = false
  /// The words for values, lowest first.
  var words: [String] = []
  /// The words for a missing rating; nil means the usual ones.
  var missing: [String]?

  enum Reading: Equatable {
    case rating(RatingLiteral)
    /// No rating, which is no mistake.
    case missing
    case wrong
  }

  /// The words that databases, spreadsheets and programs write for nothing, in lower case.
  static let usualMissing: Set = [
    "", "null", "\\n", "na", "n/a", "#n/a", "nan", "none", "-", "–",
  ]

  func read(_ field: String) -> Reading {
    if let missing, missing.contains(where: { $0.lowercased() == field.lowercased() }) {
      return .missing
    }
    if let rating = RatingLiteral(field, hasDecimalComma: hasDecimalComma, words: words) {
      return rating.isFinite ? .rating(rating) : .wrong
    }
    guard missing == nil else { return .wrong }
    return Self.usualMissing.contains(RatingLiteral.unwrapped(field).lowercased())
      ? .missing : .wrong
  }

  /// The suggestion for an invalid rating.
  func advice(on field: String) -> String {
    if !hasDecimalComma, field.utf8.contains(UInt8(ascii: ",")),
      RatingLiteral(field, hasDecimalComma: true) != nil
    {
      return "--decimal , reads decimals with a comma"
    }
    if !words.isEmpty { return "give one of \(Messages.list(words, "or")), or a number" }
    let isWord = field.contains { $0.isLetter } && !field.contains { $0.isNumber }
    return "give one such as \(hasDecimalComma ? "3,2" : "3.2")"
      + (isWord ? ", or name the words for values with --words" : "")
  }
}
