/// The text of a summary for screen readers: "4.4 out of 5 stars, 1,284 ratings.
///
/// 5: 64%, 4: 24%, …". With bands, it is "+42. 9–10: 56%, 7–8: 30%, 0–6: 14%. 570 ratings".
extension SummaryFacts {
  /// Writes the sentence: the mean, the number of ratings, and the share of every value with ratings, highest
  /// first; for bands the score, the bands, and the number.
  ///
  /// A badge has only the mean and the number, if it is known. Without ratings, it writes "Not rated".
  package func putSentence(in language: Language, into bytes: inout ByteWriter) {
    guard tenths != nil else { return bytes.append(language.notRated) }
    putMean(of: counts, into: &bytes)
    if bands == nil, counts.hasNumber { format.putRatings(counts.total, into: &bytes) }
    if summary.shownLayout != .badge { putShares(into: &bytes) }
    if bands != nil { format.putRatings(counts.total, after: .stop, into: &bytes) }
  }

  private func putShares(into bytes: inout ByteWriter) {
    let (shares, comma, colon) = (shares, format.mark(.comma), format.mark(.colon))
    var mark = format.mark(.stop)
    for bar in (0..<barCount).reversed() where number(bar) > 0 {
      bytes.append(mark)
      putLabel(of: bar, into: &bytes)
      bytes.append(colon)
      bytes.append(percent(bar, shares))
      mark = comma
    }
  }

  /// Writes the word of a value or the value, or the two ends of a band.
  private func putLabel(of bar: Int, into bytes: inout ByteWriter) {
    let values = bands?[bar] ?? bar...bar
    putValue(values.lowerBound, into: &bytes)
    guard values.count > 1 else { return }
    let isNegative = counts.hundredths(values.lowerBound) < 0
    bytes.append(isNegative ? " – " : "–" as StaticString)
    putValue(values.upperBound, into: &bytes)
  }

  private func putValue(_ index: Int, into bytes: inout ByteWriter) {
    if let word = word(of: index) {
      bytes.append(utf8: summary.words[word])
    } else {
      bytes.append(bands == nil ? value(index) : end(index))
    }
  }

  /// The index of a value's word; nil if the value is between the values of two words.
  private func word(of index: Int) -> Int? {
    let gaps = summary.words.count - 1
    guard gaps > 0 else { return gaps == 0 && index == 0 ? 0 : nil }
    let (word, rest) = (index * gaps).quotientAndRemainder(dividingBy: counts.valueCount - 1)
    return rest == 0 ? word : nil
  }

  /// Writes the mean of counts on the scale, "4.4 out of 5 stars", or their score, "+42" or "82%".
  package func putMean(of counts: RatingCounts, into bytes: inout ByteWriter) {
    guard let tenths = counts.tenths, bands == nil else { return bytes.append(mean(of: counts)) }
    // A row of 0 stars would read "Not rated", but a mean of 0 is rated.
    RatingSentence.put(
      summary.rating(Double(tenths) / 10), unit: tenths == 0 ? .number : summary.unit,
      language: language, into: &bytes)
  }
}
