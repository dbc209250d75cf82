/// What assistive technology reads of a summary: "4.4 out of 5 stars, 1,284 ratings. 5: 64%, 4: 24%, …".
extension RatingSummary {
  /// Writes the sentence: the mean, the number, and the share of every value that has ratings, the
  /// highest first; of a badge, the mean and the number.
  ///
  /// Without ratings, "Not rated".
  ///
  /// - Returns: How many bytes it has; if they are more than `buffer` has room for, it holds the first
  ///   of them.
  public func writeSentence(
    language: Language, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int? {
    ByteWriter.write(into: buffer) { put(language, into: &$0) }
  }

  private func put(_ language: Language, into bytes: inout ByteWriter) {
    var summary = self
    summary.language = language
    let facts = SummaryFacts(summary)
    guard let tenths = facts.tenths else {
      bytes.append(UnsafeRawBufferPointer(language.notRated))
      return
    }
    bytes.reserve(RatingSentence.capacity)
    // A row of no stars is "Not rated", and a mean of 0 is not.
    RatingSentence.put(
      rating(Double(tenths) / 10), unit: tenths == 0 ? .step : unit, language: language,
      into: &bytes)
    bytes.append(facts.format.mark(.comma))
    for byte in facts.format.ratings(counts.total) {
      if byte == UInt8(ascii: "#") {
        bytes.append(facts.format.grouped(counts.total))
      } else {
        bytes.append(byte)
      }
    }
    guard shownLayout != .badge else { return }
    let shares = counts.shares
    var mark = NumberFormat.Mark.stop
    for row in 0..<counts.valueCount {
      let index = counts.valueCount - 1 - row
      guard counts[index] > 0 else { continue }
      bytes.append(facts.format.mark(mark))
      bytes.append(facts.value(index))
      bytes.append(facts.format.mark(.colon))
      bytes.append(facts.percent(index, shares))
      mark = .comma
    }
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  fileprivate mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    append(UnsafeRawBufferPointer(text))
  }

  /// Writes a number as text, whose spaces do not break.
  fileprivate mutating func append(_ text: InlineText) {
    for index in 0..<text.count {
      if text[index] == UInt8(ascii: " ") {
        append("\u{a0}" as StaticString)
      } else {
        append(text[index])
      }
    }
  }
}
