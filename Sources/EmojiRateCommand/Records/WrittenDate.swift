import EmojiRate

/// A date as it is written in a file, in no time zone: what follows a day is ignored.
enum WrittenDate: Equatable {
  /// No date, which is no mistake.
  case missing
  /// The first day of a period that is written: of a day, a week, a month, a quarter or a year.
  case since(CalendarDay, HistoryPeriod)
  /// Two numbers, of which either can be the month, with their year and their text.
  case either(Int, Int, year: Int, text: String)
  /// A label, which is no date.
  case label([UInt8])

  /// The order of day and month in dates with slashes.
  enum Order: String, CaseIterable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"

    func day(_ first: Int, _ second: Int, _ year: Int) -> CalendarDay? {
      self == .dayFirst ? CalendarDay(year, second, first) : CalendarDay(year, first, second)
    }
  }

  /// Reads a date; throws a ``LineProblem`` for other texts.
  init(_ field: ArraySlice<UInt8>) throws {
    var scanner = DateScanner(field)
    if let date = try scanner.date() {
      self = date
      return
    }
    let text = RatingLiteral.unwrapped(String(decoding: field, as: UTF8.self))
    if RatingGrammar.isMissing(text) {
      self = .missing
      return
    }
    guard text.utf8.count != field.count else {
      throw LineProblem(
        "\(text.quoted) is not a date; a date is 2025-03-09, 2025-3, 2025, 9.3.2025, seconds since "
          + "1970, or with --date-order 9/3/2025")
    }
    try self.init(Array(text.utf8)[...])
  }

  /// The error for a date that the calendar does not have.
  static func unknown(_ text: String, _ unit: HistoryPeriod = .day) -> LineProblem {
    LineProblem("\(text.quoted) is not a \(unit) of the calendar")
  }

  /// The error for a date that does not say in which period it is; nil if it does.
  static func problem(
    _ text: @autoclosure () -> String, _ written: HistoryPeriod, by period: HistoryPeriod
  ) -> LineProblem? {
    let units = HistoryPeriod.allCases
    if written == .day || written == period { return nil }
    let isWithin = units.firstIndex(of: written)! < units.firstIndex(of: period)!
    // A week can be in two of the longer periods.
    if isWithin, written != .week { return nil }
    let text = text().quoted
    return LineProblem(
      written == .week && isWithin
        ? "\(text) is a week; give --period week"
        : "\(text) has no \(period == .week ? .day : period); give --period \(written)")
  }
}
