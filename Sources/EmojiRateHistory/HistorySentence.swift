import EmojiRate

/// Writes the text of ratings over time for screen readers.
///
/// An example: "4.4 out of 5 stars (12/2025). First: 3.9 (1/2025), lowest: 3.7 (3/2025), highest:
/// 4.5 (11/2025). 820 ratings".
extension HistoryFacts {
  /// Writes the last and the first mean, the lowest and the highest, and the number of all ratings.
  ///
  /// It leaves out the lowest or the highest mean if it is the first or the last one. Without a
  /// mean, it writes "Not rated".
  package func putSentence(in language: Language, into bytes: inout ByteWriter) {
    guard let first, let last else { return bytes.append(language.notRated) }
    let format = look.format
    let words = language.historyPhrases
    look.putMean(of: history.periods[last], into: &bytes)
    put(date: last, words, into: &bytes)
    var mark = NumberFormat.Mark.stop
    if first != last {
      for (index, word) in [
        (first, words.first), (low, words.lowest), (high, words.highest),
      ] {
        guard let index else { continue }
        bytes.append(format.mark(mark))
        bytes.append(word)
        bytes.append(format.mark(.colon))
        bytes.append(mean(index))
        put(date: index, words, into: &bytes)
        mark = .comma
      }
    }
    format.putRatings(
      look.counts.total, after: first != last ? .stop : .comma, into: &bytes)
  }

  /// Writes a date or a label in brackets.
  private func put(date index: Int, _ words: HistoryPhrases, into bytes: inout ByteWriter) {
    bytes.append(" (" as StaticString)
    switch history.times {
    case .labels(let labels): bytes.append(utf8: labels[index])
    case .calendar(let period, let first):
      let day = period.firstDay(of: first + index)
      if let until = until(index) {
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
