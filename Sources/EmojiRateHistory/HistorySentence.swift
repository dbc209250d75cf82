import EmojiRate

/// The text of ratings over time for screen readers: "4.4 out of 5 stars (12/2025).
///
/// First: 3.9 (1/2025), lowest: 3.7 (3/2025), highest: 4.5 (11/2025). 820 ratings".
extension RatingHistory {
  /// Writes the sentence: the last mean, the first one, the lowest and the highest if they are neither, and the
  /// number of all ratings.
  ///
  /// Without a mean, it writes "Not rated".
  package func putSentence(in language: Language, into bytes: inout ByteWriter) {
    if let settled = settled(in: language) {
      return settled.putSentence(in: language, into: &bytes)
    }
    let facts = HistoryFacts(self)
    guard let first = facts.first, let last = facts.last, let tenths = periods[last].tenths else {
      return bytes.append(facts.look.language.notRated)
    }
    let format = facts.look.format
    let words = facts.look.language.historyPhrases
    facts.look.summary.putMean(tenths: tenths, into: &bytes)
    put(date: last, facts, words, into: &bytes)
    var mark = NumberFormat.Mark.stop
    if first != last {
      for (index, word) in [
        (first, words.first), (facts.low, words.lowest), (facts.high, words.highest),
      ] {
        guard let index else { continue }
        bytes.append(format.mark(mark))
        bytes.append(word)
        bytes.append(format.mark(.colon))
        bytes.append(facts.mean(index))
        put(date: index, facts, words, into: &bytes)
        mark = .comma
      }
    }
    format.putRatings(
      facts.look.counts.total, after: first != last ? .stop : .comma, into: &bytes)
  }

  /// Writes a date or a label in brackets.
  private func put(
    date index: Int, _ facts: HistoryFacts, _ words: HistoryPhrases, into bytes: inout ByteWriter
  ) {
    bytes.append(" (" as StaticString)
    switch times {
    case .labels(let labels): bytes.append(utf8: labels[index])
    case .calendar(let period, let first):
      let day = period.firstDay(of: first + index)
      if let until = facts.until(index) {
        words.put(day, .day, into: &bytes)
        if until != day {
          bytes.append("–" as StaticString)
          words.put(until, .day, into: &bytes)
        }
      } else if period == .quarter {
        bytes.append(utf8: period.text(of: day))
      } else {
        words.put(day, period == .week ? .day : period, into: &bytes)
      }
    }
    bytes.append(")" as StaticString)
  }
}
