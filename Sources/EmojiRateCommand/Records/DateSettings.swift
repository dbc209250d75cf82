import EmojiRate
import EmojiRateHistory

/// The settings of ratings over time.
struct DateSettings: Equatable {
  /// The length of a period; nil means a month.
  var period: HistoryPeriod?
  /// Whether the picture needs periods of a day.
  var isCalendar = false
  /// Whether the column has labels in place of dates.
  var hasLabels = false
  /// The order of day and month; nil means that the dates decide.
  var order: WrittenDate.Order?
  var since: CalendarDay?
  var until: CalendarDay?
  var axis = HistoryAxis.automatic
  var least = 1

  /// Throws if `--since` is after `--until`, or if `--axis` is not on the scale.
  func check(_ scale: Rating) throws(CommandError) {
    if let since, let until, since > until {
      throw .usage("nothing is between \(since) and \(until)")
    }
    let values = scale.minimum...scale.maximum
    if case .range(let part) = axis,
      !values.contains(part.lowerBound) || !values.contains(part.upperBound)
    {
      let given = "\(Messages.plain(part.lowerBound)),\(Messages.plain(part.upperBound))"
      throw .usage("--axis \(given) is not within the scale, \(Messages.range(values))")
    }
  }

  /// Reads the date of a line; throws if it does not tell the period, as 2025 for months.
  func read(_ field: ArraySlice<UInt8>) throws(LineProblem) -> WrittenDate {
    if hasLabels {
      let isMissing = RatingGrammar.isMissing(String(decoding: field, as: UTF8.self))
      return isMissing ? .missing : .label(Array(field))
    }
    switch try WrittenDate(field) {
    case .since(let day, let unit):
      try WrittenDate.check(String(decoding: field, as: UTF8.self), unit, by: period ?? .month)
      return .since(day, unit)
    case .either(let first, let second, let year, let text) where order != nil:
      guard let day = order?.day(first, second, year) else { throw WrittenDate.unknown(text) }
      return .since(day, .day)
    case let date: return date
    }
  }
}

extension WrittenDate {
  /// Reads a field, which a spreadsheet may have wrapped, as in `="2025-03-09"`.
  init(_ field: ArraySlice<UInt8>) throws(LineProblem) {
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
    guard text.utf8.count != field.count else { throw Self.noDate(text) }
    try self.init(Array(text.utf8)[...])
  }
}
