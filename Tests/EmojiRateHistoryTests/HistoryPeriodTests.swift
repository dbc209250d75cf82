import Testing

@testable import EmojiRateHistory

@Suite("HistoryPeriod")
struct HistoryPeriodTests {
  @Test(
    "A period has all days from its first to its last",
    arguments: [
      (HistoryPeriod.day, "2025-03-09", "2025-03-09", "2025-03-09"),
      (.week, "2025-03-09", "2025-03-03", "2025-03-09"),
      (.week, "2025-03-10", "2025-03-10", "2025-03-16"),
      (.week, "2025-01-01", "2024-12-30", "2025-01-05"),
      (.month, "2024-02-10", "2024-02-01", "2024-02-29"),
      (.quarter, "2025-12-31", "2025-10-01", "2025-12-31"),
      (.year, "2025-07-01", "2025-01-01", "2025-12-31"),
      (.week, "0001-01-01", "0001-01-01", "0001-01-07"),
      (.day, "9999-12-30", "9999-12-30", "9999-12-30"),
      (.week, "9999-12-31", "9999-12-27", "9999-12-31"),
      (.month, "9999-12-05", "9999-12-01", "9999-12-31"),
      (.year, "9999-12-31", "9999-01-01", "9999-12-31"),
    ])
  func ends(period: HistoryPeriod, day: String, first: String, last: String) throws {
    let number = period.number(of: try #require(CalendarDay(day)))
    #expect(period.firstDay(of: number).description == first)
    #expect(period.lastDay(of: number).description == last)
  }

  @Test("A year has a 53rd week if that has its Thursday")
  func weeks() {
    #expect(HistoryPeriod.firstDay(ofWeek: 53, in: 2026)?.description == "2026-12-28")
    #expect(HistoryPeriod.firstDay(ofWeek: 53, in: 2025) == nil)
    #expect(HistoryPeriod.firstDay(ofWeek: 1, in: 2026)?.description == "2025-12-29")
  }

  @Test("The next period begins on the day after the last day", arguments: HistoryPeriod.allCases)
  func consecutive(period: HistoryPeriod) throws {
    let start = period.number(of: try #require(CalendarDay(1999, 11, 1)))
    for number in start..<start + 40 {
      #expect(period.lastDay(of: number).number + 1 == period.firstDay(of: number + 1).number)
      #expect(period.number(of: period.lastDay(of: number)) == number)
    }
  }
}
