/// The sentence for screen readers; only this code puts a rating into words.
enum RatingSentence {
  /// The maximum number of decimals in a sentence.
  private static let format = DecimalFormat(precision: 2)

  /// The maximum number of bytes in a sentence.
  static let capacity = 2 * DecimalCursor.maximumCount + LanguageRow.capacity

  /// Writes "3.2 out of 5", "3.5 out of 5 stars" or, at 0 of a unit, "Not rated".
  static func put(
    _ rating: Rating, unit: RatingUnit, language: Language, into bytes: inout ByteWriter
  ) {
    if rating.isNothing(of: unit) { return bytes.append(language.notRated) }
    let row = language.row
    bytes.reserve(capacity)
    for byte in row.form(of: unit, hundredths: format.units(rating.value).units) {
      switch byte {
      case UInt8(ascii: "#"): put(rating.value, row.decimal, into: &bytes)
      case UInt8(ascii: "%"): put(rating.maximum, row.decimal, into: &bytes)
      default: bytes.put(byte)
      }
    }
  }

  private static func put(
    _ number: Double, _ mark: LanguageRow.DecimalMark, into bytes: inout ByteWriter
  ) {
    let start = bytes.next
    bytes.put(number, format, leadingZero: true)
    guard mark != .point else { return }
    var place = start
    while place < bytes.next {
      if place.load(as: UInt8.self) == UInt8(ascii: ".") {
        place.storeBytes(of: mark.rawValue, as: UInt8.self)
      }
      place += 1
    }
  }

  /// Writes `template` with every `{value}` and `{maximum}` replaced by the number; other braces are text.
  static func put(
    _ template: UnsafeBufferPointer<UInt8>, _ rating: Rating, into bytes: inout ByteWriter
  ) {
    var rest = template[...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      bytes.append(UnsafeBufferPointer(rebasing: rest[..<brace]))
      rest = rest[brace...]
      if rest.starts(with: UnsafeBufferPointer("{value}")) {
        bytes.append(rating.value, format, leadingZero: true)
        rest = rest.dropFirst(7)
      } else if rest.starts(with: UnsafeBufferPointer("{maximum}")) {
        bytes.append(rating.maximum, format, leadingZero: true)
        rest = rest.dropFirst(9)
      } else {
        bytes.append(UnsafeBufferPointer(rebasing: rest.prefix(1)))
        rest = rest.dropFirst()
      }
    }
    bytes.append(UnsafeBufferPointer(rebasing: rest))
  }
}

extension Rating: CustomStringConvertible {
  /// The rating as a sentence: "3.2 out of 5", "3.5 out of 5 stars".
  package func sentence(
    unit: RatingUnit = .number, in language: Language = .english
  ) -> String {
    ByteWriter.string { RatingSentence.put(self, unit: unit, language: language, into: &$0) }
  }

  /// The rating as a sentence, "3.2 out of 5", with up to two decimals.
  public var description: String { sentence() }
}
