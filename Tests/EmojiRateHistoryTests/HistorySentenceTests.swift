import EmojiRate
import Testing

@testable import EmojiRateHistory
@testable import EmojiRateTestSupport

@Suite("HistorySentence")
struct HistorySentenceTests {
  private func sentence(_ history: RatingHistory, _ tag: String = "en") throws -> String? {
    var history = history
    history.language = Language(tag)
    return history.accessibleText()?.replacing("\u{a0}", with: "~")
  }

  // The dates are those of Babel 2.18, which has CLDR 48.
  @Test("It is said with the dates of each length of a period, as it was in each language")
  func languages() throws {
    let counts = RatingCounts(counts: [0, 0, 0, 1, 0])
    let days = ["2025-01-08", "2025-12-30"].compactMap { CalendarDay($0) }.map { ($0, counts) }
    let histories = [.year] + HistoryPeriod.allCases.map { RatingHistory(days, by: $0) }
    var lines = ""
    for language in Language.allCases {
      lines += "\(language.rawValue)\n"
      for history in histories {
        lines += try #require(try sentence(history, language.rawValue)) + "\n"
      }
      lines += "\n"
    }
    try expectSnapshot(lines: lines, "languages")
  }

  @Test("A period that is not over is said from its first day to the last day with ratings")
  func partial() throws {
    let counts = RatingCounts(counts: [0, 0, 0, 1, 0])
    let days = [(CalendarDay(2025, 11, 3)!, counts), (CalendarDay(2026, 1, 2)!, counts)]
    let history = RatingHistory(days, by: .month, until: CalendarDay(2026, 1, 14))
    #expect(
      try sentence(history)
        == "4 out of 5 stars (2026-01-01–2026-01-14). First: 4.0 (11/2025). 2 ratings")
    // With its last day over, the month is complete.
    let complete = RatingHistory(days, by: .month, until: CalendarDay(2026, 1, 31))
    #expect(
      try sentence(complete) == "4 out of 5 stars (1/2026). First: 4.0 (11/2025). 2 ratings")
  }

  @Test("Labels are said as they are, and nothing is said of nothing")
  func others() throws {
    let counts = RatingCounts(counts: [0, 0, 0, 1, 0])
    let labels = RatingHistory(labels: [("v1 <beta>", counts), ("v2", counts)])
    #expect(try sentence(labels) == "4 out of 5 stars (v2). First: 4.0 (v1 <beta>). 2 ratings")
    #expect(labels.svg().contains("(v1 &lt;beta&gt;)"))
    #expect(try sentence(RatingHistory([], by: .day), "de") == "Nicht bewertet")
  }
}
