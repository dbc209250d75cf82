import EmojiRate

/// A day of the Gregorian calendar, without a time and without a time zone.
///
/// ```swift
/// let day = CalendarDay(year: 2025, month: 3, day: 9)
/// let same = CalendarDay(iso8601: "2025-03-09T10:30:00Z")
/// let today = CalendarDay(secondsSince1970: Date().timeIntervalSince1970)
/// ```
public struct CalendarDay: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// The allowed years.
  static var yearLimits: ClosedRange<Int> { 1...9999 }

  /// The year.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a day; nil if the calendar does not have it, or its year is not within 1…9999.
  public init?(year: Int, month: Int, day: Int) { self.init(year, month, day) }

  /// Makes a day from a year, a month and a day.
  package init?(_ year: Int, _ month: Int, _ day: Int) {
    guard Self.yearLimits.contains(year), (1...12).contains(month), day > 0,
      day <= Self.length(year, month)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads a day in ISO 8601, `2025-03-09`; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map({ $0.utf8.count }) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year, month, day)
  }

  /// Reads a day in ISO 8601, and ignores a time after it: `2025-03-09`, `2025-03-09T10:30:00Z`, `2025-03-09 10:30`.
  ///
  /// It takes the written day, and ignores the time zone. For any other text, it is nil.
  public init?(iso8601 text: String) {
    let (day, time) = (text.utf8.prefix(10), text.utf8.dropFirst(10))
    let marks = "Tt ".utf8
    let hasTime = time.first.map(marks.contains) ?? true
    let isTime = time.dropFirst().first.map { (48...57).contains($0) } ?? time.isEmpty
    guard hasTime, isTime, let day = String(day) else { return nil }
    self.init(day)
  }

  /// Makes the day of a Unix time; nil for NaN.
  ///
  /// Outside the years 1…9999, it is the first or the last allowed day.
  ///
  /// - Parameters:
  ///   - seconds: The seconds since the beginning of 1970, such as `Date.timeIntervalSince1970`.
  ///   - offset: The seconds that local time is ahead of UTC, such as
  ///     `TimeZone.secondsFromGMT(for:)`.
  public init?(secondsSince1970 seconds: Double, offset: Int = 0) {
    guard seconds == seconds else { return nil }
    let days = ((seconds + Double(offset)) / 86_400).clamped(to: -800_000...3_000_000)
    let whole = Int(days)
    self.init(number: Double(whole) > days ? whole - 1 : whole)
  }

  /// The number of days in a month.
  private static func length(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Whether a day is earlier than another.
  public static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  /// The day in ISO 8601: `2025-03-09`.
  public var description: String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: count - digits.count) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  // MARK: Numbers of days

  /// The number of days since 1970-01-01.
  ///
  /// In this calculation, years begin in March, so that the leap day is the last day of a year.
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  var number: Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  /// Makes the day with a number, clamped to ``yearLimits``.
  ///
  /// Source: `civil_from_days`, from the same page.
  init(number: Int) {
    let limits = (-719_162, 2_932_896)  // 0001-01-01 and 9999-12-31
    let days = min(max(number, limits.0), limits.1) + 719_468
    let (era, dayOfEra) = (days / 146_097, days % 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month > 2 ? 0 : 1)
  }
}
