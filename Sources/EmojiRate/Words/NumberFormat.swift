/// The format of a summary's numbers in a language, and its phrase for a number of ratings.
///
/// Digits are 0 to 9 in all languages. A space between them is U+00A0 in text.
package struct NumberFormat {
  // The row itself is large, and each copy of a summary's facts has its format.
  private let language: Language
  private let grouping: LanguageRow.Grouping
  private let decimalMark: UInt8
  private let percentSign: LanguageRow.PercentSign
  private let marks: LanguageRow.Marks

  init(_ language: Language) {
    let row = language.row
    self.language = language
    grouping = row.grouping
    decimalMark = row.decimal.rawValue
    percentSign = row.percent
    marks = row.marks
  }

  // MARK: Numbers

  /// A number of ratings with grouped digits.
  package func grouped(_ number: Int64) -> InlineText {
    var text = InlineText()
    let (separator, least, groupSize): (UInt8, Int64, Int) =
      switch grouping {
      case .comma: (UInt8(ascii: ","), 1000, 3)
      case .point: (UInt8(ascii: "."), 1000, 3)
      case .space: (UInt8(ascii: " "), 1000, 3)
      case .pointFrom10000: (UInt8(ascii: "."), 10_000, 3)
      case .spaceFrom10000: (UInt8(ascii: " "), 10_000, 3)
      case .indian: (UInt8(ascii: ","), 1000, 2)
      }
    text.append(number, separator: number < least ? 0 : separator, groupSize: groupSize)
    return text
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
    if percentSign == .leading { text.append(UInt8(ascii: "%")) }
    text.append(Int64(share))
    if percentSign == .spaced { text.append(UInt8(ascii: " ")) }
    if percentSign != .leading { text.append(UInt8(ascii: "%")) }
    return text
  }

  // MARK: Words

  /// A mark between the parts of a sentence.
  package enum Mark { case comma, stop, colon }

  /// A mark with its spaces.
  package func mark(_ mark: Mark) -> UnsafeBufferPointer<UInt8> {
    let marks: (comma: StaticString, stop: StaticString, colon: StaticString) =
      switch self.marks {
      case .latin: (", ", ". ", ": ")
      case .arabic: ("، ", ". ", ": ")
      case .danda: (", ", "। ", ": ")
      case .french: (", ", ". ", "\u{a0}: ")
      case .japanese: ("、", "。", "：")
      case .chinese: ("，", "。", "：")
      case .thai: (" ", " ", ": ")
      }
    return switch mark {
    case .comma: UnsafeBufferPointer(marks.comma)
    case .stop: UnsafeBufferPointer(marks.stop)
    case .colon: UnsafeBufferPointer(marks.colon)
    }
  }
}

extension NumberFormat {
  /// Writes the number of ratings: "1,284 ratings".
  ///
  /// - Parameter mark: The mark between it and the sentence before it.
  package func putRatings(_ number: Int64, after mark: Mark = .comma, into bytes: inout ByteWriter)
  {
    bytes.append(self.mark(mark))
    for byte in language.row.form(ratings: number) {
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
