import EmojiRate

/// The length of the periods of a ``RatingHistory``.
public enum HistoryPeriod: String, Keyword {
  /// A day.
  case day
  /// A week, from Monday.
  case week
  /// A month.
  case month
  /// A quarter of a year.
  case quarter
  /// A year.
  case year

  /// The number of the period that contains a day; the next period has the next number.
  package func number(of day: CalendarDay) -> Int {
    switch self {
    case .day: day.number
    // Count weeks from 0001-01-01, a Monday, whose number is -719162, so that nothing is negative.
    case .week: (day.number + 719_162) / 7
    case .month: day.year * 12 + day.month - 1
    case .quarter: day.year * 4 + (day.month - 1) / 3
    case .year: day.year
    }
  }

  /// The first day of a period.
  package func firstDay(of number: Int) -> CalendarDay {
    switch self {
    case .day: CalendarDay(number: number)
    case .week: CalendarDay(number: number * 7 - 719_162)
    case .month: Self.firstDay(month: number)
    case .quarter: Self.firstDay(month: number * 3)
    case .year: Self.firstDay(month: number * 12)
    }
  }

  /// The first day of a week of a year in ISO 8601; nil for a week that the year does not have.
  package static func firstDay(ofWeek week: Int, in year: Int) -> CalendarDay? {
    // The first week contains January 4, and a week belongs to the year of its Thursday.
    guard (1...53).contains(week), let january = CalendarDay(year, 1, 4) else { return nil }
    let monday = HistoryPeriod.week.firstDay(of: HistoryPeriod.week.number(of: january) + week - 1)
    return CalendarDay(number: monday.number + 3).year == year ? monday : nil
  }

  /// The first day of a month, by the number of months since the year 0.
  private static func firstDay(month: Int) -> CalendarDay {
    CalendarDay(month / 12, month % 12 + 1, 1) ?? CalendarDay(number: .max)
  }

  /// The period of a day in ISO 8601.
  ///
  /// A week is written as its Monday, and a quarter as `2025-Q3`.
  package func text(of day: CalendarDay) -> String {
    let text = firstDay(of: number(of: day)).description
    return switch self {
    case .day, .week: text
    case .month: String(text.prefix(7))
    case .quarter: "\(text.prefix(4))-Q\((day.month + 2) / 3)"
    case .year: String(text.prefix(4))
    }
  }

  /// The last day of a period.
  package func lastDay(of number: Int) -> CalendarDay {
    guard self != .day else { return firstDay(of: number) }
    let next = firstDay(of: number + 1).number
    // The last day of the calendar has no next day.
    return CalendarDay(number: next == CalendarDay(number: .max).number ? next : next - 1)
  }
}
