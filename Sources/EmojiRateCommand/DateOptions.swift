import EmojiRate
import EmojiRateHistory

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
    try given.day(isEnd: isEnd)
  }
}

/// The visible part of the scale: two values, or `full`.
struct AxisKind: ArgumentKind {
  var placeholder: String { "low,high|full" }
  var allowed: String { "two values with the lower one first, such as 2,5, or full" }
  var words: [String] { ["full"] }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> HistoryAxis {
    try given.axis()
  }
}
