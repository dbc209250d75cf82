import EmojiRate
import EmojiRateHistory

/// The settings of ratings over time.
struct DateSettings: Equatable {
  /// The length of a period; nil is a month.
  var period: HistoryPeriod?
  /// Whether the column has labels in place of dates.
  var hasLabels = false
  /// The order of day and month; nil lets the dates decide.
  var order: WrittenDate.Order?
  var since: CalendarDay?
  var until: CalendarDay?
  var axis = HistoryAxis.automatic
  var least = 1

  /// Refuses a first day after the last one, and a part of the scale that it does not have.
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

  /// Reads the date of a line, and checks that it says in which period it is.
  func read(_ field: ArraySlice<UInt8>) throws -> WrittenDate {
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

extension OptionTable {
  /// - Parameter layouts: The rule with which the options of a picture over time have no effect.
  static func history(ineffectiveWith layouts: String = "") -> [CommandOption] {
    func ofDates(
      _ name: String, _ group: CommandOption.Group, _ summary: String, without rule: String = "",
      _ argument: CommandOption.Argument
    ) -> CommandOption {
      CommandOption(
        name, group, summary, argument, requires: "date-column", ineffectiveWith: rule)
    }
    return [
      CommandOption(
        "date-column", .values, "The column of the dates, for ratings over time.",
        .value(ColumnKind()) { $0.input.columns.date = $1 }, conflicts: ["mean-column"],
        requires: "values", ineffectiveWith: "values list", isOnce: true),
      ofDates(
        "period", .values, "The length of a period, or label for a column such as versions.",
        .value(
          WordKind(
            words: HistoryPeriod.words + ["label"], defaultText: HistoryPeriod.month.rawValue
          ) { $0 == "label" || HistoryPeriod(word: $0) != nil }
        ) {
          $0.input.dates.period = HistoryPeriod(word: $1)
          $0.input.dates.hasLabels = $1 == "label"
        }),
      ofDates(
        "date-order", .values,
        "The order of dates such as 9/3/2025. By default the column decides.",
        without: "period label",
        .word(of: WrittenDate.Order.self) { $0.input.dates.order = $1 }),
      ofDates(
        "since", .values, "The first day or period; earlier ratings are left out.",
        without: "period label", .value(DayKind(isEnd: false)) { $0.input.dates.since = $1 }),
      ofDates(
        "until", .values, "The last day or period; later ratings are left out.",
        without: "period label", .value(DayKind(isEnd: true)) { $0.input.dates.until = $1 }),
      ofDates(
        "axis", .layout, "The part of the scale to show, such as 2,5, or full.",
        without: layouts, .value(AxisKind()) { $0.input.dates.axis = $1 }),
      ofDates(
        "least", .layout, "The number of ratings that a period needs for a mean.",
        without: layouts,
        .value(NumberKind(range: 1...999_999_999, defaultText: "1", isWhole: true)) {
          $0.input.dates.least = Int($1)
        }),
    ]
  }
}

/// A day, or the first or last day of a month, a quarter or a year.
struct DayKind: ArgumentKind {
  let isEnd: Bool

  var placeholder: String { "date" }
  var allowed: String { "a date such as 2025-03-09, 2025-03 or 2025" }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> CalendarDay {
    do {
      if case .since(let day, let unit) = try WrittenDate(Array(given.text.utf8)[...]) {
        return isEnd ? unit.lastDay(of: unit.number(of: day)) : day
      }
    } catch {}
    throw given.notAllowed(allowed)
  }
}

/// The visible part of the scale: two values, or `full`.
struct AxisKind: ArgumentKind {
  var placeholder: String { "low,high|full" }
  var allowed: String { "two values with the lower one first, such as 2,5, or full" }
  var words: [String] { ["full"] }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> HistoryAxis {
    if given.text == "full" { return .full }
    let ends = given.text.split(separator: ",", omittingEmptySubsequences: false).map {
      NumberParameter.number(String($0))
    }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low < high else {
      throw given.notAllowed(allowed)
    }
    return .range(low...high)
  }
}

extension WrittenDate {
  /// Reads a field, with or without what spreadsheets wrap around it.
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
