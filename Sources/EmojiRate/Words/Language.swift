/// A language for the texts of ratings.
///
/// To add a language, add a case and its tag here, and its row in `LanguageRow+Languages.swift`.
public enum Language: String, CaseIterable, Sendable, Keyword {
  /// The languages in the order of their BCP 47 tags.
  case arabic = "ar", bengali = "bn", czech = "cs", danish = "da", german = "de", english = "en",
    spanish = "es", finnish = "fi", french = "fr", hebrew = "he", hindi = "hi"
  case indonesian = "id", italian = "it", japanese = "ja", korean = "ko", dutch = "nl", polish =
    "pl"
  /// Brazilian Portuguese, `pt`.
  case portuguese = "pt"
  case romanian = "ro", russian = "ru", swedish = "sv", thai = "th", turkish = "tr", ukrainian =
    "uk", vietnamese = "vi"
  case simplifiedChinese = "zh-Hans", traditionalChinese = "zh-Hant"

  /// The language of a BCP 47 tag, or of a locale such as `de_DE`; nil for other tags.
  ///
  /// Upper and lower case are equal. Subtags are ignored, except for Chinese: its script follows from the first
  /// script or region that implies one. `pt-AO` is Portuguese, and `zh-TW` is Chinese in traditional characters.
  /// What follows a dot or an at sign, as in `de_DE.UTF-8`, is ignored.
  public init?(_ tag: String) {
    let name = tag.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }
    guard parts.allSatisfy(Self.isSubtag),
      let choice = Self.allCases.first(where: { $0.rawValue.prefix { $0 != "-" } == parts[0] })
    else { return nil }
    let scripts = ["hans", "cn", "sg", "hant", "tw", "hk", "mo"]
    let script = parts.lazy.compactMap { scripts.firstIndex(of: $0) }.first ?? 0
    self = choice == .simplifiedChinese && script > 2 ? .traditionalChinese : choice
  }

  /// The language for a word of a command or a style file, which is a tag.
  package init?(word: String) {
    // A locale is no tag.
    guard word.utf8.allSatisfy({ !"_.@".utf8.contains($0) }) else { return nil }
    self.init(word)
  }

  /// Whether a subtag is valid, with one to eight letters or digits: RFC 5646, 2.1.
  private static func isSubtag(_ part: String) -> Bool {
    (1...8).contains(part.utf8.count)
      && part.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      }
  }
}
