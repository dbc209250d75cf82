/// The numbers and words of a language, in one row for a translator to review.
///
/// In texts, "#" is the value or the number of ratings, and "%" the maximum. A counted noun has a form for each category
/// of the language's ``PluralRule``, as in `one {# star out of %} other {# out of % stars}`. A category that is left out
/// has the form of `other`; a text without braces is the form of all. Digits are 0 to 9 in all languages.
struct LanguageRow {
  /// The separators in a number of ratings.
  enum Grouping {
    case comma, point, space
    /// A point, only from 10,000 on.
    case pointFrom10000
    /// A space, only from 10,000 on.
    case spaceFrom10000
    /// A comma before the last three digits, and then before every two.
    case indian
  }

  /// The mark before decimals.
  enum DecimalMark: UInt8 {
    case point = 0x2E  // "."
    case comma = 0x2C  // ","
  }

  /// The place of the percent sign.
  enum PercentSign {
    /// After the number: 64%.
    case close
    /// After a space: 64 %.
    case spaced
    /// Before the number: %64.
    case leading
  }

  /// The comma between two parts of a sentence, its full stop, and the colon.
  enum Marks {
    case latin, arabic, danda, french, japanese, chinese, thai
  }

  /// The maximum number of bytes in a form without its numbers.
  static let capacity = 72

  let grouping: Grouping
  let decimal: DecimalMark
  var percent = PercentSign.close
  var marks = Marks.latin
  var plurals = PluralRule.none
  /// A rating in numbers.
  let rating: StaticString
  /// The text without a rating.
  let notRated: StaticString
  /// A rating in stars, and one in hearts.
  let stars: StaticString
  let hearts: StaticString
  /// A number of ratings.
  let ratings: StaticString

  /// The form of a rating in a unit.
  func form(of unit: RatingUnit, hundredths: UInt64) -> UnsafeBufferPointer<UInt8> {
    let text: StaticString =
      switch unit {
      case .number: rating
      case .stars: stars
      case .hearts: hearts
      }
    return form(in: text, hundredths: hundredths)
  }

  /// The form for a number of ratings.
  func form(ratings number: Int64) -> UnsafeBufferPointer<UInt8> {
    form(in: ratings, hundredths: UInt64(number) &* 100)
  }

  private func form(in text: StaticString, hundredths: UInt64) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeBufferPointer(text)
    guard bytes.last == UInt8(ascii: "}") else { return bytes }
    return form(in: text, plurals.category(hundredths: hundredths))
  }

  private func form(
    in text: StaticString, _ category: PluralRule.Category
  ) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeBufferPointer(text)
    return Self.given(category, in: text) ?? Self.given(.other, in: text) ?? bytes
  }

  /// The form that a text has for a category; nil if it has none.
  private static func given(
    _ category: PluralRule.Category, in text: StaticString
  ) -> UnsafeBufferPointer<UInt8>? {
    let (bytes, name) = (UnsafeBufferPointer(text), UnsafeBufferPointer(category.name))
    var start = 0
    while let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
      let end = bytes[brace...].firstIndex(of: UInt8(ascii: "}"))
    {
      // A space separates the name and the brace, and the forms. Names of one length differ in their first letter.
      if brace - 1 - start == name.count, bytes[start] == name[0] {
        return UnsafeBufferPointer(rebasing: bytes[brace + 1..<end])
      }
      start = min(end + 2, bytes.count)
    }
    return nil
  }

  /// The texts of a rating in the notation of the control's script.
  ///
  /// It has the decimal mark, the number of the plural rule, and the phrases, with semicolons
  /// between them. A noun has the forms for other, one, few, many and two.
  fileprivate var scriptText: String {
    func forms(_ text: StaticString) -> String {
      let names: [PluralRule.Category] = [.one, .few, .many, .two]
      // The script takes the first form for categories without one.
      let last = names.lastIndex { Self.given($0, in: text) != nil } ?? -1
      return ([.other] + names[..<(last + 1)]).map {
        String(decoding: form(in: text, $0), as: UTF8.self)
      }.joined(separator: "|")
    }
    let head = String(decoding: [decimal.rawValue, plurals.rawValue], as: UTF8.self)
    return head + [rating, notRated, stars, hearts].map(forms).joined(separator: ";")
  }
}

extension Language {
  /// The texts of a rating in the notation of the control's script.
  package var phrases: String { row.scriptText }

  /// The text "Not rated", in UTF-8.
  package var notRated: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(row.notRated) }
}
