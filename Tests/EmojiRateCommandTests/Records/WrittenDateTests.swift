import EmojiRate
import EmojiRateHistory
import Testing

@testable import EmojiRateCommand

@Suite("WrittenDate")
struct WrittenDateTests {
  private func read(_ text: String) throws -> WrittenDate {
    try WrittenDate(Array(text.utf8)[...])
  }

  @Test(
    "A date is read as it is written, and what follows a day is ignored",
    arguments: [
      "2025-03-09", "2025-3-9", "2025/3/9", "2025/03/09", "2025.3.9", "20250309", "9.3.2025",
      "09.03.2025", "2025-03-09T10:00", "2025-03-09t23:59:60Z", "2025-03-09 10:00:00.123+02:00",
      "2025-03-09Z", "2025-03-09+02:00", "20250309T101500", "9.3.2025 10:00", "1741478400",
      "1741564799", "1741478400000", "=\"2025-03-09\"", "'2025-03-09",
    ])
  func days(text: String) throws {
    #expect(try read(text) == .since(try #require(CalendarDay(2025, 3, 9)), .day))
  }

  @Test("Longer periods are read by their first day")
  func periods() throws {
    func since(_ text: String, _ unit: HistoryPeriod) throws -> WrittenDate {
      .since(try #require(CalendarDay(text)), unit)
    }
    #expect(try read("2025") == since("2025-01-01", .year))
    #expect(try read("2025-03") == since("2025-03-01", .month))
    #expect(try read("2025-3") == since("2025-03-01", .month))
    #expect(try read("2025-Q3") == since("2025-07-01", .quarter))
    #expect(try read("2025q4") == since("2025-10-01", .quarter))
    #expect(try read("2025-W07") == since("2025-02-10", .week))
    #expect(try read("2025W01") == since("2024-12-30", .week))
    #expect(try read("2020-W53") == since("2020-12-28", .week))
    #expect(try read("999999999") == since("2001-09-09", .day))
    #expect(try read("000000000") == since("1970-01-01", .day))
  }

  @Test("Two numbers and a year have two meanings")
  func either() throws {
    #expect(try read("01/03/2025") == .either(1, 3, year: 2025, text: "01/03/2025"))
    #expect(try read("25-4-2025 8:00") == .either(25, 4, year: 2025, text: "25-4-2025 8:00"))
  }

  @Test("Words for nothing are no date", arguments: ["", "NULL", "n/a", "-", "nan", "\\N"])
  func missing(text: String) throws {
    #expect(try read(text) == .missing)
  }

  @Test(
    "Days, weeks and quarters that the calendar does not have are refused",
    arguments: [
      "2025-02-30", "2025-13-01", "2025-00-01", "2025-01-00", "0000-01-01", "0000", "2025-13",
      "20251301", "31.11.2025", "2025-W54", "2014-W53", "2021-W53", "2025-W00", "2025-Q5",
      "2025-Q0",
    ])
  func impossible(text: String) throws {
    do {
      let date = try read(text)
      Issue.record("\(date)")
    } catch let problem as LineProblem {
      #expect(problem.sentence.hasSuffix("of the calendar"), "\(problem.sentence)")
    }
  }

  @Test(
    "Other texts are refused with what a date is",
    arguments: [
      "soon", "99999-01-01", "2025-03-09x", "2025-03-09 soon", "202503", "12345678901", "1e9",
      "9/3/25",
      "2025-3-9-1", "2025-03-", "-5", "2025--3", "٢٠٢٥-٠٣-٠٩", "12345678901234",
    ])
  func others(text: String) throws {
    do {
      let date = try read(text)
      Issue.record("\(date)")
    } catch let problem as LineProblem {
      #expect(problem.sentence.contains("is not a date; a date is 2025-03-09"))
    }
  }

  @Test("A date must be as exact as the period")
  func exactness() {
    func problem(_ text: String, _ written: HistoryPeriod, _ period: HistoryPeriod) -> String? {
      WrittenDate.problem(text, written, by: period)?.sentence
    }
    for period in HistoryPeriod.allCases { #expect(problem("2025-02-10", .day, period) == nil) }
    #expect(problem("2025-02", .month, .day) == "'2025-02' has no day; give --period month")
    #expect(problem("2025-02", .month, .week) == "'2025-02' has no day; give --period month")
    #expect(problem("2025-02", .month, .quarter) == nil)
    #expect(problem("2025Q1", .quarter, .month) == "'2025Q1' has no month; give --period quarter")
    #expect(problem("2025", .year, .month) == "'2025' has no month; give --period year")
    #expect(problem("2025-W07", .week, .month) == "'2025-W07' is a week; give --period week")
    #expect(problem("2025-W07", .week, .day) == "'2025-W07' has no day; give --period week")
  }

  @Test("The first day can be the last, and not a later one")
  func firstAndLast() throws {
    var dates = DateSettings()
    dates.since = CalendarDay(2025, 3, 9)
    dates.until = dates.since
    try dates.check(Rating())
    dates.since = CalendarDay(2025, 3, 10)
    #expect(throws: CommandError.self) { try dates.check(Rating()) }
  }
}
