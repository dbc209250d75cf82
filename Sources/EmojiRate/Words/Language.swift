/// A language that ratings are put into words in.
public enum Language: Int, CaseIterable, Hashable, Sendable {
  /// English, `en`.
  case english
  /// Simplified Chinese, `zh-Hans`.
  case simplifiedChinese

  /// The BCP 47 tag.
  var tag: StaticString {
    switch self {
    case .english: "en"
    case .simplifiedChinese: "zh-Hans"
    }
  }

  /// Everything that is said in the language.
  ///
  /// Another language is another case here.
  @inline(__always)
  var phrases: Phrases {
    switch self {
    case .english:
      Phrases(
        step: Phrase(between: " out of "),
        stars: Phrase(between: " out of ", after: " stars"),
        oneStar: Phrase(between: " star out of "),
        hearts: Phrase(between: " out of ", after: " hearts"),
        oneHeart: Phrase(between: " heart out of "),
        notRated: "Not rated")
    case .simplifiedChinese:
      Phrases(
        step: Phrase(between: " 分，满分 ", after: " 分"),
        stars: Phrase(between: " 星，满分 ", after: " 星"),
        oneStar: Phrase(between: " 星，满分 ", after: " 星"),
        hearts: Phrase(between: " 颗心，满分 ", after: " 颗心"),
        oneHeart: Phrase(between: " 颗心，满分 ", after: " 颗心"),
        notRated: "未评分")
    }
  }
}

/// What a rating counts, which decides the words of its accessible text.
public enum RatingUnit: Hashable, Sendable {
  /// Nothing that has a name: "3.2 out of 5".
  case step
  /// Stars: "3.5 out of 5 stars", "1 star out of 5", "Not rated".
  case stars
  /// Hearts: "3.5 out of 5 hearts", "1 heart out of 5", "Not rated".
  case hearts
}

/// Everything that is said in one language.
struct Phrases {
  var step: Phrase
  var stars: Phrase
  var oneStar: Phrase
  var hearts: Phrase
  var oneHeart: Phrase
  var notRated: StaticString
}

/// What stands around the value and the maximum of a rating.
struct Phrase {
  /// The most bytes the words of a phrase have.
  static let capacity = 64

  var between: StaticString
  var after: StaticString = ""
}
