/// The sentence for screen readers; only this code puts a rating into words.
enum RatingSentence {
  /// The maximum number of decimals in a sentence.
  private static let format = DecimalFormat(precision: 2)

  /// The maximum number of bytes in a sentence.
  static let capacity = 2 * DecimalCursor.maximumCount + Phrases.capacity

  /// Writes "3.2 out of 5", "3.5 out of 5 stars" or, at 0 of a unit, "Not rated", into ``capacity`` reserved
  /// bytes.
  static func put(
    _ rating: Rating, unit: RatingUnit, language: Language, into bytes: inout ByteWriter
  ) {
    let phrases = Phrases(language)
    if rating.isNothing(of: unit) {
      bytes.append(UnsafeRawBufferPointer(phrases.notRated))
      return
    }
    for byte in phrases.phrase(of: unit, hundredths: format.units(rating.value).units) {
      switch byte {
      case UInt8(ascii: "#"): put(rating.value, phrases.decimalMark, into: &bytes)
      case UInt8(ascii: "%"): put(rating.maximum, phrases.decimalMark, into: &bytes)
      default: bytes.put(byte)
      }
    }
  }

  private static func put(_ number: Double, _ decimalMark: UInt8, into bytes: inout ByteWriter) {
    let start = bytes.next
    bytes.put(number, format, leadingZero: true)
    guard decimalMark != UInt8(ascii: ".") else { return }
    var place = start
    while place < bytes.next {
      if place.load(as: UInt8.self) == UInt8(ascii: ".") {
        place.storeBytes(of: decimalMark, as: UInt8.self)
      }
      place += 1
    }
  }

  /// Writes `template` with every `{value}` and `{maximum}` replaced by the number; other braces are text.
  ///
  /// - Parameter append: The writer of the other text; by default it escapes.
  static func write(
    _ template: UnsafeBufferPointer<UInt8>, _ rating: Rating, into bytes: inout ByteWriter,
    _ append: (inout ByteWriter, UnsafeBufferPointer<UInt8>) -> Void = { $0.appendEscaped($1) }
  ) {
    var rest = template[...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      append(&bytes, UnsafeBufferPointer(rebasing: rest[..<brace]))
      rest = rest[brace...]
      if rest.starts(with: UnsafeBufferPointer("{value}")) {
        bytes.append(rating.value, format, leadingZero: true)
        rest = rest.dropFirst(7)
      } else if rest.starts(with: UnsafeBufferPointer("{maximum}")) {
        bytes.append(rating.maximum, format, leadingZero: true)
        rest = rest.dropFirst(9)
      } else {
        append(&bytes, UnsafeBufferPointer(rebasing: rest.prefix(1)))
        rest = rest.dropFirst()
      }
    }
    append(&bytes, UnsafeBufferPointer(rebasing: rest))
  }
}

extension Rating: CustomStringConvertible {
  /// The rating as a sentence, "3.2 out of 5", with up to two decimals.
  public var description: String {
    ByteWriter.string { bytes in
      bytes.reserve(RatingSentence.capacity)
      RatingSentence.put(self, unit: .number, language: .english, into: &bytes)
    }
  }
}

extension Rating {
  /// Writes the rating's text for screen readers into `buffer`, without the heap and without a `String`: "3.2
  /// out of 5", "3.5 out of 5 stars".
  ///
  /// - Returns: The number of bytes. If `buffer` is too small, it holds the first of them.
  package func writeSentence(
    unit: RatingUnit, language: Language, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    ByteWriter.write(into: buffer) { bytes in
      bytes.reserve(RatingSentence.capacity)
      RatingSentence.put(self, unit: unit, language: language, into: &bytes)
    }
  }
}

extension Language {
  /// The text "Not rated", in UTF-8.
  package var notRated: UnsafeBufferPointer<UInt8> { Phrases(self).notRated }
}
