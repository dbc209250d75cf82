/// The format of a summary's numbers in a language, and its phrase for a number of ratings.
///
/// Digits are 0 to 9 in all languages. A space between them is U+00A0 in text.
package struct NumberFormat {
  let decimalMark: UInt8
  private let row: UnsafeBufferPointer<UInt8>
  private let rule: PluralRule

  init(_ language: Language) {
    let phrases = Phrases(language)
    (decimalMark, rule) = (phrases.decimalMark, phrases.rule)
    row = UnsafeBufferPointer(Self.row(of: language))
  }

  /// The grouping, the place of the percent sign, the marks of a sentence, and the phrase for ratings in
  /// the categories of the language's ``PluralRule``.
  ///
  /// - Grouping: the separator of every three digits. "e" and "p" are a point and a space from 10,000
  ///   on, and "h" a comma before the last three digits and then before every two.
  /// - Percent sign: after the number (0), after a space (1), before the number (2).
  /// - Marks: the number of a row of ``marks``.
  private static func row(of language: Language) -> StaticString {
    switch language {
    case .arabic: ",01# تقييم|تقييم واحد|# تقييمات|# تقييمًا|تقييمان"
    case .bengali: "h02#টি রেটিং"
    case .czech: " 10# hodnocení"
    case .danish: ".10# bedømmelser|# bedømmelse"
    case .german: ".10# Bewertungen|# Bewertung"
    case .english: ",00# ratings|# rating"
    case .spanish: "e10# valoraciones|# valoración"
    case .finnish: " 10# arviota|# arvio"
    case .french: " 13# évaluations|# évaluation"
    case .hebrew: ",00# דירוגים|דירוג אחד"
    case .hindi: "h02# रेटिंग"
    case .indonesian: ".00# penilaian"
    case .italian: "e00# valutazioni|# valutazione"
    case .japanese: ",04評価#件"
    case .korean: ",00평가 #개"
    case .dutch: ".00# beoordelingen|# beoordeling"
    case .polish: "p00# oceny|# ocena|# oceny|# ocen"
    case .portuguese: ".00# avaliações|# avaliação"
    case .romanian: ".10# de evaluări|# evaluare|# evaluări"
    case .russian: " 10# оценки|# оценка|# оценки|# оценок"
    case .swedish: " 10# betyg"
    case .thai: ",06ให้คะแนน # ครั้ง"
    case .turkish: ".20# değerlendirme"
    case .ukrainian: " 00# оцінки|# оцінка|# оцінки|# оцінок"
    case .vietnamese: ".00# lượt đánh giá"
    case .simplifiedChinese: ",05#个评分"
    case .traditionalChinese: ",05#個評分"
    }
  }

  /// The comma between two parts of a sentence, its full stop, and the colon, with their spaces.
  private static var marks: StaticString {
    ", |. |: ;، |. |: ;, |। |: ;, |. |\u{a0}: ;、|。|：;，|。|：; | |: "
  }

  // MARK: Numbers

  /// A number of ratings with grouped digits.
  package func grouped(_ number: Int64) -> InlineText {
    var text = InlineText()
    let (separator, least, groupSize) = grouping
    text.append(number, separator: number < least ? 0 : separator, groupSize: groupSize)
    return text
  }

  private var grouping: (separator: UInt8, least: Int64, groupSize: Int) {
    switch row[0] {
    case UInt8(ascii: "e"): (UInt8(ascii: "."), 10_000, 3)
    case UInt8(ascii: "p"): (UInt8(ascii: " "), 10_000, 3)
    case UInt8(ascii: "h"): (UInt8(ascii: ","), 1000, 2)
    default: (row[0], 1000, 3)
    }
  }

  /// A number of ratings in thousands (k) or millions (M), rounded down: 999, 1k, 12.8k, 128k, 8.4M.
  package func short(_ number: Int64) -> InlineText {
    guard number >= 1000 else { return grouped(number) }
    let isThousands = number < 1_000_000
    let tenths = number / (isThousands ? 100 : 100_000)
    var text = grouped(tenths / 10)
    if tenths < 1000, tenths % 10 > 0 {
      text.append(decimalMark)
      text.append(tenths % 10)
    }
    text.append(UInt8(ascii: isThousands ? "k" : "M"))
    return text
  }

  /// A value with as many decimals as it needs, up to two.
  ///
  /// - Parameter isSigned: Whether a value above 0 gets a "+".
  func value(hundredths: Int64, isSigned: Bool) -> InlineText {
    let rest = abs(hundredths) % 100
    return decimal(
      hundredths, unitsPerOne: 100, isSigned: isSigned,
      decimals: rest == 0 ? 0 : rest % 10 == 0 ? 1 : 2)
  }

  /// A mean, always with one decimal.
  func mean(tenths: Int64, isSigned: Bool) -> InlineText {
    decimal(tenths, unitsPerOne: 10, isSigned: isSigned, decimals: 1)
  }

  private func decimal(
    _ units: Int64, unitsPerOne: Int64, isSigned: Bool, decimals: Int
  ) -> InlineText {
    var text = InlineText()
    if units < 0 { text.append(UInt8(ascii: "-")) }
    if units > 0, isSigned { text.append(UInt8(ascii: "+")) }
    text.append(abs(units) / unitsPerOne)
    guard decimals > 0 else { return text }
    text.append(decimalMark)
    var (rest, unit) = (abs(units) % unitsPerOne, unitsPerOne / 10)
    for _ in 0..<decimals {
      text.append(rest / unit)
      (rest, unit) = (rest % unit, unit / 10)
    }
    return text
  }

  /// A share in whole percent; `sign` is "<" or ">", or 0.
  func percent(_ share: UInt8, sign: UInt8 = 0) -> InlineText {
    var text = InlineText()
    if sign != 0 { text.append(sign) }
    if row[1] == UInt8(ascii: "2") { text.append(UInt8(ascii: "%")) }
    text.append(Int64(share))
    if row[1] == UInt8(ascii: "1") { text.append(UInt8(ascii: " ")) }
    if row[1] != UInt8(ascii: "2") { text.append(UInt8(ascii: "%")) }
    return text
  }

  // MARK: Words

  /// A mark between the parts of a sentence.
  package enum Mark: Int { case comma, stop, colon }

  package func mark(_ mark: Mark) -> UnsafeBufferPointer<UInt8> {
    let marks = UnsafeBufferPointer(Self.marks)
      .part(Int(row[2] - UInt8(ascii: "0")), separator: UInt8(ascii: ";"))!
    return marks.part(mark.rawValue, separator: UInt8(ascii: "|"))!
  }

  /// The phrase for a number of ratings, with "#" for the number.
  func ratings(_ number: Int64) -> UnsafeBufferPointer<UInt8> {
    let forms = UnsafeBufferPointer(rebasing: row[3...])
    let category = rule.category(hundredths: UInt64(number) &* 100)
    return forms.part(category.rawValue, separator: UInt8(ascii: "|"))
      ?? forms.part(0, separator: UInt8(ascii: "|"))!
  }
}

extension NumberFormat {
  /// Writes the number of ratings: "1,284 ratings".
  ///
  /// - Parameter mark: The mark between it and the sentence before it.
  package func putRatings(_ number: Int64, after mark: Mark = .comma, into bytes: inout ByteWriter)
  {
    bytes.append(self.mark(mark))
    for byte in ratings(number) {
      if byte == UInt8(ascii: "#") {
        bytes.append(grouped(number))
      } else {
        bytes.append(byte)
      }
    }
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    append(UnsafeRawBufferPointer(text))
  }

  /// Writes the bytes of a text, without escapes.
  package mutating func append(utf8 text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Writes a number as text with no-break spaces.
  package mutating func append(_ text: InlineText) {
    for index in 0..<text.count {
      if text[index] == UInt8(ascii: " ") {
        append("\u{a0}" as StaticString)
      } else {
        append(text[index])
      }
    }
  }
}
