/// A language for the texts of ratings.
///
/// To add a language, add a case and its tag here, and its row in `Phrases`.
public enum Language: Int, Keyword {
  /// The languages in the order of their tags: see ``keywords``.
  case arabic, bengali, czech, danish, german, english, spanish, finnish, french, hebrew, hindi
  case indonesian, italian, japanese, korean, dutch, polish
  /// Brazilian Portuguese, `pt`.
  case portuguese
  case romanian, russian, swedish, thai, turkish, ukrainian, vietnamese
  case simplifiedChinese, traditionalChinese

  /// The tags of BCP 47.
  public static var keywords: StaticString {
    """
    ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant
    """
  }

  /// Other tags are also allowed: see ``init(keyword:)``.
  public static var hasOtherWords: Bool { true }

  /// The language of a BCP 47 tag, in upper or lower case; nil for other tags.
  ///
  /// Subtags are ignored, except for Chinese: its script follows from the first script or region that implies
  /// one. `pt-AO` is Portuguese, and `zh-TW` is Chinese in traditional characters.
  ///
  /// - Parameter tag: The tag in UTF-8.
  public init?(keyword tag: UnsafeBufferPointer<UInt8>) {
    let dash = UInt8(ascii: "-")
    guard tag.isWellFormed, let name = tag.part(0, separator: dash),
      let choice = Self.first(where: { $0.keyword.part(0, separator: dash)?.isTag(name) == true })
    else { return nil }
    self = choice == .simplifiedChinese && tag.isTraditional ? .traditionalChinese : choice
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all subtags are valid, with one to eight letters or digits: RFC 5646, 2.1.
  fileprivate var isWellFormed: Bool {
    var length = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "-") where length > 0: length = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        length += 1
      default: return false
      }
      if length > 8 { return false }
    }
    return length > 0
  }

  /// Whether two subtags are equal, ignoring the case of letters.
  fileprivate func isTag(_ other: Self) -> Bool {
    elementsEqual(other) { $0 | 0x20 == $1 | 0x20 }
  }

  /// Whether the first script or region of a Chinese tag that implies a script implies the traditional one.
  fileprivate var isTraditional: Bool {
    let scripts = Self("hans cn sg hant tw hk mo")
    var index = 1
    while let part = part(index, separator: UInt8(ascii: "-")) {
      var place = 0
      while let script = scripts.part(place, separator: UInt8(ascii: " ")) {
        if part.isTag(script) { return place > 2 }
        place += 1
      }
      index += 1
    }
    return false
  }
}
