/// The unit of a rating, which decides the words of the text for screen readers.
package enum RatingUnit: String, CaseIterable, Sendable, Keyword {
  /// Plain numbers: "3.2 out of 5".
  case number
  /// Stars: "3.5 out of 5 stars", "1 star out of 5", "Not rated".
  case stars
  /// Hearts: "3.5 out of 5 hearts", "1 heart out of 5", "Not rated".
  case hearts
}

extension Rating {
  /// Whether it is no rating in a unit, because nobody gives zero stars.
  func isNothing(of unit: RatingUnit) -> Bool { unit != .number && value == 0 && minimum == 0 }
}
