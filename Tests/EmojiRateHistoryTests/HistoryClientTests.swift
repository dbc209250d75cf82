import Foundation
import Testing

// Without @testable, as an app imports them.
import EmojiRate
import EmojiRateHistory
@testable import EmojiRateTestSupport

/// Code that a developer of a server or an app types first.
@Suite("History client")
struct HistoryClientTests {
  @Test("A day is read from a timestamp, from its parts, and from a moment")
  func days() {
    let day = CalendarDay(year: 2025, month: 3, day: 9)
    for text in [
      "2025-03-09", "2025-03-09T10:30:00Z", "2025-03-09T10:30:00.5+02:00", "2025-03-09 10:30",
      "2025-03-09t00",
    ] { #expect(CalendarDay(iso8601: text) == day, "\(text)") }
    for text in ["2025-03-09T", "2025-03-09x10:30", "2025-03-0", "2025-3-9", "", "2025-03-099"] {
      #expect(CalendarDay(iso8601: text) == nil, "\(text)")
    }
    let evening = Date(timeIntervalSince1970: 1_741_554_000)  // 2025-03-09T21:00Z
    let seconds = evening.timeIntervalSince1970
    #expect(CalendarDay(secondsSince1970: seconds) == day)
    #expect(
      CalendarDay(secondsSince1970: seconds, offset: 4 * 3600)
        == CalendarDay(year: 2025, month: 3, day: 10))
  }

  @Test("A history comes back as it was stored")
  func storing() throws {
    func check<Value: Codable & Equatable>(_ value: Value) throws {
      #expect(try roundTrip([value]) == [value])
    }
    let days = [("2025-01-09", [0, 1, 2]), ("2025-03-01", [3, 0, 0]), ("2025-03-02", [1, 1])]
    let counts = days.map { (CalendarDay(iso8601: $0)!, RatingCounts(counts: $1)) }
    var history = RatingHistory(counts, by: .week, until: counts[2].0)
    #expect(history.leftOut == 2 && history.total.number == 6)
    try check(history)
    (history.layout, history.points, history.axis, history.least) = (
      .spark, .ends, .range(1...2), 2
    )
    (history.symbol, history.style, history.language) = (.face, StarStyle(face: .cat), .german)
    history.rating = 2
    try check(history)
    try check(RatingHistory(labels: [("1.9", counts[0].1), ("1.10", counts[1].1)]))
    try check(RatingHistory(labels: []))
    try check([HistoryAxis.automatic, .full, .range(1...3), .range(2...2)])
    try check([counts[0].0])
    for wrong in [
      #"{"periods": [], "labels": ["a"]}"#, #"{"periods": [{"counts": [1, 2]}]}"#,
      #"{"periods": [{"counts": [1, 2]}, {"counts": [1]}], "labels": ["a", "b"]}"#,
      #"{"periods": [], "period": "month", "first": "2025-13-01"}"#,
    ] {
      #expect(throws: DecodingError.self) { try decode(RatingHistory.self, wrong) }
    }
  }
}
