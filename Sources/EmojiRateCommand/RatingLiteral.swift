import EmojiRate

/// A rating as people write it: `3.2`, or `64%` of the way from the minimum to the maximum.
struct RatingLiteral: Equatable {
  /// `-`, for the rating on the standard input, which the command reads when it draws.
  static let standardInput = RatingLiteral(text: "-", number: 0, isPercentage: false)

  let text: String
  let number: Double
  let isPercentage: Bool

  /// The rating on a scale, which may be outside its limits.
  func value(on scale: Rating) -> Double {
    guard isPercentage else { return number }
    return scale.minimum + (scale.maximum - scale.minimum) * number / 100
  }
}

extension RatingLiteral {
  /// Reads a text; nil if it is no rating, infinite if the number is too large.
  init?(_ text: String) {
    let isPercentage = text.utf8.last == UInt8(ascii: "%")
    guard let number = NumberParameter.decimal(isPercentage ? String(text.dropLast()) : text) else {
      return nil
    }
    self.init(text: text, number: number, isPercentage: isPercentage)
  }
}
