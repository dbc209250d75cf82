import EmojiRate
import EmojiRateHistory

extension OptionTable {
  /// The rows for ratings over time.
  ///
  /// - Parameter layouts: The layouts with which the options for the look have no effect.
  static func history(ineffectiveWith layouts: String = "") -> [CommandOption] {
    func ofDates(
      _ option: InputOption, _ group: CommandOption.Group, _ summary: String,
      without rule: String = ""
    ) -> CommandOption {
      .input(option, summary, group: group, requires: "date-column", ineffectiveWith: rule)
    }
    return [
      .input(
        .dateColumn, "The column of the dates, for ratings over time.",
        conflicts: ["mean-column"], requires: "values", ineffectiveWith: "values list",
        repetition: .error),
      ofDates(
        .period, .values, "The length of a period, or label for a column such as versions."),
      ofDates(
        .dateOrder, .values,
        "The order of dates such as 9/3/2025. By default the column decides.",
        without: "period label"),
      ofDates(
        .since, .values, "The first day or period; earlier ratings are left out.",
        without: "period label"),
      ofDates(
        .until, .values, "The last day or period; later ratings are left out.",
        without: "period label"),
      ofDates(
        .axis, .layout, "The part of the scale to show, such as 2,5, or full.",
        without: layouts),
      ofDates(
        .least, .layout, "The number of ratings that a period needs for a mean.",
        without: layouts),
    ]
  }
}
