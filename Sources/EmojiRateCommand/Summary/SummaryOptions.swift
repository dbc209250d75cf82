import EmojiRate

/// The rows of the option table for summaries.
extension OptionTable {
  static let drawingSummary = OptionTable(
    first: summaryValues + summarySource
      + history(ineffectiveWith: "layout full bars columns stack badge") + [item, style],
    picture: .summary,
    last: { animation(duration: RatingSummary.duration) + drawingFiles(hasFacts: true) })

  static let exportSummary = OptionTable(
    first: [groupColumn, nameColumn("The column that names the files, in place of the group.")]
      + summarySource + history() + [style], picture: .summary, last: { summaryFolder })

  private static let summaryValues = [
    CommandOption(
      "mean", .values, "The mean, instead of the mean of the counts, such as a weighted one.",
      .value(NumberKind(range: RatingCounts.boundLimits)) { $0.summary.mean = $1 },
      conflicts: ["values"]),
    CommandOption(
      "number", .values, "The number of ratings, if you know only their mean.",
      .value(NumberKind(range: 0...20_999_999_979, isWhole: true)) { $0.summary.number = $1 },
      conflicts: ["values"], requires: "mean"),
  ]

  private static let groupColumn = CommandOption(
    "group-column", .values, "The column of the rated product or group. Repeatable.",
    .value(ColumnKind()) { $0.input.columns.groups.append($1) }, requires: "values")

  private static let item = CommandOption(
    "item", .values, "The name of what is rated, for {name} in --title and for --format json.",
    .value(TextKind(placeholder: "text")) { $0.summary.item = $1 })

  private static let summarySource =
    [
      values("Count the ratings in a list such as 5,4,4.5, a file or -. Repeatable."),
      valueColumn,
      CommandOption(
        "count-column", .values, "The column with the number of ratings that a line stands for.",
        .value(ColumnKind()) { $0.input.columns.count = $1 }, requires: "values", isOnce: true),
      CommandOption(
        "counts-columns", .values,
        "The columns with the number of ratings of each value, lowest first.",
        .value(
          ItemsKind(
            of: ColumnKind(), placeholder: "columns", example: "one,two,three", count: 2...21
          ) {
            $0
          }
        ) { $0.input.columns.counts = $1 }, conflicts: ["value-column", "count-column"],
        requires: "values", isOnce: true),
      CommandOption(
        "mean-column", .values, "The column with the mean of a line's ratings.",
        .value(ColumnKind()) { $0.input.columns.mean = $1 },
        conflicts: ["value-column", "count-column", "counts-columns"], requires: "number-column",
        isOnce: true),
      CommandOption(
        "number-column", .values, "The column with the number of a line's ratings.",
        .value(ColumnKind()) { $0.input.columns.number = $1 }, requires: "mean-column",
        isOnce: true),
    ] + inputForm + [
      CommandOption(
        "on-error", .values, "How to handle an invalid line: stop or skip it.",
        .value(
          WordKind(words: ["stop", "skip"], defaultText: "stop")
        ) { $0.input.reaction = $1 == "skip" ? .skip : .stop })
    ]

  private static let summaryFolder =
    [
      folder, exportPair, png,
      CommandOption(
        "no-sheet", .files, "Leave out index.html, the contact sheet.",
        .flag { $0.export.hasSheet = !$1 }),
    ] + exportOutput
}
