/// The text of a summary for screen readers: "4.4 out of 5 stars, 1,284 ratings.
///
/// 5: 64%, 4: 24%, …".
extension RatingSummary {
  /// Writes the sentence: the mean, the number of ratings, and the share of every value with ratings, highest
  /// first.
  ///
  /// A badge has only the mean and the number, if it is known. Without ratings, it writes "Not rated".
  package func putSentence(in language: Language, into bytes: inout ByteWriter) {
    if let settled = settled(in: language) {
      return settled.putSentence(in: language, into: &bytes)
    }
    let facts = SummaryFacts(self)
    guard let tenths = facts.tenths else { return bytes.append(facts.language.notRated) }
    putMean(tenths: tenths, into: &bytes)
    if counts.hasNumber { facts.format.putRatings(counts.total, into: &bytes) }
    guard shownLayout != .badge else { return }
    let (shares, comma, colon) = (
      counts.shares, facts.format.mark(.comma), facts.format.mark(.colon)
    )
    var mark = facts.format.mark(.stop)
    for row in 0..<counts.valueCount {
      let index = counts.valueCount - 1 - row
      guard counts[index] > 0 else { continue }
      bytes.append(mark)
      if words.indices.contains(index) {
        bytes.append(utf8: words[index])
      } else {
        bytes.append(facts.value(index))
      }
      bytes.append(colon)
      bytes.append(facts.percent(index, shares))
      mark = comma
    }
  }

  /// Writes a mean: "4.4 out of 5 stars".
  package func putMean(tenths: Int64, into bytes: inout ByteWriter) {
    // A row of 0 stars would read "Not rated", but a mean of 0 is rated.
    RatingSentence.put(
      rating(Double(tenths) / 10), unit: tenths == 0 ? .number : unit,
      language: language ?? .english,
      into: &bytes)
  }
}
