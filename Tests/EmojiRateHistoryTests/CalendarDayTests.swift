import Foundation
import Testing

@testable import EmojiRateHistory
@testable import EmojiRateTestSupport

@Suite("CalendarDay")
struct CalendarDayTests {
  @Test(
    "Days that the calendar does not have are nil",
    arguments: [
      (0, 1, 1), (10_000, 1, 1), (2025, 0, 1), (2025, 13, 1), (2025, 1, 0), (2025, 1, 32),
      (2025, 4, 31),
      (2025, 2, 29), (1900, 2, 29), (2025, -1, 1),
    ])
  func missing(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year, month, day) == nil)
  }

  @Test("Leap days exist in years that 4 divides, but not 100 unless 400")
  func leapDays() {
    #expect(CalendarDay(2024, 2, 29) != nil)
    #expect(CalendarDay(2000, 2, 29) != nil)
  }

  @Test("A text is read as ISO 8601 writes it, and as nothing else")
  func text() {
    #expect(CalendarDay("2025-03-09") == CalendarDay(2025, 3, 9))
    #expect(CalendarDay("0001-01-01") == CalendarDay(1, 1, 1))
    for text in [
      "", "2025-3-9", "2025-03", "2025-02-30", "2025/03/09", " 2025-03-09", "2025-03-09T10:00",
      "+025-03-09",
      "20250309", "2025-03-0９",
    ] {
      #expect(CalendarDay(text) == nil, "\(text)")
    }
  }

  // Foundation has the Julian calendar before October 1582, so earlier days are compared with later ones: the calendar
  // repeats every 146,097 days, which are 400 years.
  @Test("Numbers of days agree with Foundation's calendar, and repeat every 400 years")
  func numbers() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var random = SplitMix64(seed: 44)
    let seeded = (0..<2000).map { _ in random.integer(-141_000...2_932_896) }
    for number in [-1, 0, 58, 59, 60, 789, 11_016, 2_932_896] + seeded {
      let day = CalendarDay(number: number)
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(number) * 86_400))
      #expect(day == CalendarDay(parts.year!, parts.month!, parts.day!), "\(number)")
      #expect(day.number == number)
      #expect(CalendarDay(day.description) == day)
      let earlier = number - 146_097 * ((number + 719_162) / 146_097)
      let repeated = CalendarDay(number: earlier)
      #expect((repeated.month, repeated.day) == (day.month, day.day), "\(earlier)")
      #expect((day.year - repeated.year) % 400 == 0 && repeated.number == earlier)
    }
    #expect(CalendarDay(number: -719_162) == CalendarDay(1, 1, 1))
    #expect(CalendarDay(number: .min) == CalendarDay(1, 1, 1))
    #expect(CalendarDay(number: .max) == CalendarDay(9999, 12, 31))
  }

  @Test("A moment belongs to its day in UTC; moments off the calendar to its nearest day")
  func moments() {
    #expect(CalendarDay(secondsSince1970: 0) == CalendarDay(1970, 1, 1))
    #expect(CalendarDay(secondsSince1970: 86_399.9) == CalendarDay(1970, 1, 1))
    #expect(CalendarDay(secondsSince1970: -0.5) == CalendarDay(1969, 12, 31))
    #expect(CalendarDay(secondsSince1970: -86_400) == CalendarDay(1969, 12, 31))
    #expect(CalendarDay(secondsSince1970: 1e300) == CalendarDay(9999, 12, 31))
    #expect(CalendarDay(secondsSince1970: -.infinity) == CalendarDay(1, 1, 1))
    #expect(CalendarDay(secondsSince1970: .nan) == nil)
  }

  @Test("Days are ordered by time")
  func order() {
    let days = ["2024-12-31", "2025-01-01", "2025-01-02", "2025-02-01"].compactMap {
      CalendarDay($0)
    }
    #expect(days == days.sorted())
    #expect(days[0] < days[1] && days[2] < days[3] && !(days[3] < days[2]))
  }
}

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
