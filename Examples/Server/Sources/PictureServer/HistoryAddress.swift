import EmojiRate
import EmojiRateHistory
import Foundation

/// The address of ratings over time: `/history.svg?period=month&from=2026-01&counts=12,5,3,40,80;10,4,4,38,90`.
struct HistoryAddress {
  let history: RatingHistory
  let settings: PictureSettings
  /// The canonical path and query.
  let canonical: String

  private static let names = ["period", "from", "counts"]
  private static let allowed =
    "1 to \(RatingHistory.periodLimit) periods with semicolons between, each of 2 to 21 whole numbers from 0 to "
    + "999999999 with commas between, such as 12,5,3,40,80;10,4,4,38,90"

  /// Reads the text after the question mark of an address.
  init(query: String?, format: PictureFormat = .svg) throws(Refusal) {
    let scope = ParameterScope.history
    var settings = try PictureSettings(addressQuery: query, in: scope, besides: Self.names)
    let items = PictureSettings.items(Self.names, ofAddressQuery: query)
    func value(_ name: String) -> String { items[name] ?? "" }
    let period = try Self.period(value("period"))
    try Self.check(layout: value("layout"), bands: value("bands"), period)
    let day = try Self.day(value("from"))
    let counts = try Self.counts(value("counts"), settings)
    let history = RatingHistory(consecutive: counts, from: day, by: period)
    self.history = history
    let lists = counts.map { $0.counts.map(String.init).joined(separator: ",") }
    let own = "period=\(period)&from=\(history.names[0])&counts=\(lists.joined(separator: ";"))"
    let look = try settings.canonicalQuery(in: scope) { one, other in
      RatingHistory(history, settings: one).svg(one.options)
        == RatingHistory(history, settings: other).svg(other.options)
        && one.minimum == other.minimum && one.maximum == other.maximum
    }
    canonical =
      "/history\(format.ending)?\(own)" + look.replacing("?", with: "&", maxReplacements: 1)
    self.settings = settings
  }

  private static func period(_ text: String) throws(Refusal) -> HistoryPeriod {
    let period = text.isEmpty ? .month : HistoryPeriod(rawValue: text)
    guard let period else {
      throw .notAllowed(
        parameter: "period", given: Refusal.excerpt(text),
        allowed: "one of \(HistoryPeriod.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return period
  }

  /// Refuses bands, which ratings over time do not have, and a calendar of longer periods than days.
  private static func check(
    layout: String, bands: String, _ period: HistoryPeriod
  ) throws(Refusal) {
    guard bands.isEmpty else {
      throw .notAllowed(
        parameter: "bands", given: Refusal.excerpt(bands),
        allowed: "left out, because ratings over time have no bands")
    }
    guard layout == "calendar", period != .day else { return }
    throw .notAllowed(
      parameter: "period", given: period.rawValue, allowed: "day with the layout calendar")
  }

  /// A day, or the first day of a month, a quarter or a year.
  private static func day(_ text: String) throws(Refusal) -> CalendarDay {
    let quarters = ["-Q1": "-01", "-Q2": "-04", "-Q3": "-07", "-Q4": "-10"]
    let month = quarters[String(text.suffix(3))].map { text.dropLast(3) + $0 } ?? text
    let day = CalendarDay(month) ?? CalendarDay(month + "-01") ?? CalendarDay(month + "-01-01")
    guard let day else {
      throw .notAllowed(
        parameter: "from", given: Refusal.excerpt(text),
        allowed: "the first period, such as 2026-01, 2026-Q1, 2026 or 2026-01-31")
    }
    return day
  }

  private static func counts(
    _ text: String, _ settings: PictureSettings
  ) throws(Refusal) -> [RatingCounts] {
    var periods: [RatingCounts] = []
    for list in text.split(separator: ";", omittingEmptySubsequences: false) {
      periods.append(try SummaryAddress.counts(String(list), settings))
    }
    guard periods.count <= RatingHistory.periodLimit,
      periods.allSatisfy({ $0.counts.count == periods[0].counts.count })
    else { throw .notAllowed(parameter: "counts", given: Refusal.excerpt(text), allowed: allowed) }
    return periods
  }
}
