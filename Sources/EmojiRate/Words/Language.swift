/// A language that ratings are put into words in.
public enum Language: Int, Keyword {
  /// English, `en`.
  case english
  /// Simplified Chinese, `zh-Hans`.
  case simplifiedChinese

  /// The words for them.
  public static var keywords: StaticString { "en zh-Hans" }

  /// Everything that is said in the language.
  ///
  /// Another language is another case here.
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
