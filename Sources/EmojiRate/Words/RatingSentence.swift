/// What assistive technology reads of a rating; the one place where it is put into words.
enum RatingSentence {
  /// How many decimals people read and hear of a value, at most.
  private static let format = DecimalFormat(precision: 2)

  /// The most bytes a sentence has.
  static let capacity = 2 * DecimalCursor.maximumCount + Phrase.capacity

  /// Writes "3.2 out of 5", "3.5 out of 5 stars" or, of a unit at 0, "Not rated" into reserved room,
  /// ``capacity`` bytes.
  ///
  /// - Returns: How many bytes the value has, with which the sentence begins; 0 where it does not.
  @inline(__always)
  static func put(
    _ rating: Rating, unit: RatingUnit, language: Language, into bytes: inout ByteWriter
  ) -> Int {
    let phrases = language.phrases
    if rating.isNothing(of: unit) {
      bytes.put(phrases.notRated)
      return 0
    }
    let isOne = format.units(rating.value) == format.unitsPerOne
    let phrase =
      switch unit {
      case .step: phrases.step
      case .stars: isOne ? phrases.oneStar : phrases.stars
      case .hearts: isOne ? phrases.oneHeart : phrases.hearts
      }
    let start = bytes.next
    bytes.put(rating.value, format, leadingZero: true)
    let valueCount = bytes.next - start
    bytes.put(phrase.between)
    bytes.put(rating.maximum, format, leadingZero: true)
    bytes.put(phrase.after)
    return valueCount
  }

  /// Writes `template`, escaped, with every `{value}` and `{maximum}` replaced by the number.
  ///
  /// Other braces stand for themselves.
  @inline(never)
  static func write<Marks: DocumentMarks>(
    _ template: UnsafeBufferPointer<UInt8>, _ rating: Rating, into bytes: inout ByteWriter,
    marks: inout Marks
  ) {
    var rest = template
    while let brace = placeholder(in: rest) {
      bytes.appendEscaped(UnsafeBufferPointer(rebasing: rest[..<brace.start]))
      if brace.isMaximum {
        bytes.append(rating.maximum, format, leadingZero: true)
      } else {
        writeValue(rating, into: &bytes, marks: &marks)
      }
      rest = UnsafeBufferPointer(rebasing: rest[brace.end...])
    }
    bytes.appendEscaped(rest)
  }

  /// Writes "3.2".
  @inline(__always)
  static func writeValue(_ rating: Rating, into bytes: inout ByteWriter) {
    bytes.append(rating.value, format, leadingZero: true)
  }

  @inline(__always)
  private static func writeValue<Marks: DocumentMarks>(
    _ rating: Rating, into bytes: inout ByteWriter, marks: inout Marks
  ) {
    marks.begin(.value, at: bytes.next)
    writeValue(rating, into: &bytes)
    marks.end(at: bytes.next)
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

extension Rating {
  /// Whether it is none of a unit: nobody gives zero stars, so this is no rating.
  @inline(__always)
  func isNothing(of unit: RatingUnit) -> Bool { unit != .step && value == 0 && minimum == 0 }
}

#if !hasFeature(Embedded)
  extension Rating: CustomStringConvertible {
    /// The rating as a sentence, "3.2 out of 5", with two decimals at most.
    public var description: String {
      String(writing: 64) {
        $0.reserve(RatingSentence.capacity)
        _ = RatingSentence.put(self, unit: .step, language: .english, into: &$0)
      }
    }
  }
#endif
