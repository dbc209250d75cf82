/// What assistive technology reads of a rating; the one place where it is put into words.
enum RatingSentence {
  /// How many decimals people read and hear of a value, at most.
  private static let format = DecimalFormat(precision: 2)

  /// The most bytes a sentence has.
  static let capacity = 2 * DecimalCursor.maximumCount + Phrase.capacity

  /// Writes "3.2 out of 5", "3.5 out of 5 stars" or, of a unit at 0, "Not rated" into reserved room,
  /// ``capacity`` bytes.
  static func put(
    _ rating: Rating, unit: RatingUnit, language: Language, into bytes: inout ByteWriter
  ) {
    let phrases = language.phrases
    if rating.isNothing(of: unit) {
      bytes.put(phrases.notRated)
      return
    }
    let isOne = format.units(rating.value) == format.unitsPerOne
    let phrase =
      switch unit {
      case .step: phrases.step
      case .stars: isOne ? phrases.oneStar : phrases.stars
      case .hearts: isOne ? phrases.oneHeart : phrases.hearts
      }
    bytes.put(rating.value, format, leadingZero: true)
    bytes.put(phrase.between)
    bytes.put(rating.maximum, format, leadingZero: true)
    bytes.put(phrase.after)
  }

  /// Writes `template` with every `{value}` and `{maximum}` replaced by the number.
  ///
  /// Other braces stand for themselves.
  ///
  /// - Parameter append: How the rest is written: escaped, if it is not said.
  static func write(
    _ template: UnsafeBufferPointer<UInt8>, _ rating: Rating, into bytes: inout ByteWriter,
    _ append: (inout ByteWriter, UnsafeBufferPointer<UInt8>) -> Void = { $0.appendEscaped($1) }
  ) {
    var rest = template
    while let brace = placeholder(in: rest) {
      append(&bytes, UnsafeBufferPointer(rebasing: rest[..<brace.start]))
      bytes.append(
        brace.isMaximum ? rating.maximum : rating.value, format, leadingZero: true)
      rest = UnsafeBufferPointer(rebasing: rest[brace.end...])
    }
    append(&bytes, rest)
  }

  private static func placeholder(
    in text: UnsafeBufferPointer<UInt8>
  ) -> (start: Int, end: Int, isMaximum: Bool)? {
    var start = 0
    while start < text.count {
      if text[start] == UInt8(ascii: "{") {
        let rest = text[start...]
        if rest.starts(with: "{value}") { return (start, start + 7, false) }
        if rest.starts(with: "{maximum}") { return (start, start + 9, true) }
      }
      start += 1
    }
    return nil
  }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  fileprivate func starts(with text: StaticString) -> Bool {
    starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

#if !hasFeature(Embedded)
  extension Rating: CustomStringConvertible {
    /// The rating as a sentence, "3.2 out of 5", with two decimals at most.
    public var description: String {
      String(writing: 64) {
        $0.reserve(RatingSentence.capacity)
        RatingSentence.put(self, unit: .step, language: .english, into: &$0)
      }
    }
  }
#endif
