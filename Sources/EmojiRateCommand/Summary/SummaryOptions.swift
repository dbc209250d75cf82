import EmojiRate

/// The rows of the option table for summaries.
extension OptionTable {
  static let drawingSummary = OptionTable(
    first: summaryValues + summarySource + [printsCounts, style], picture: .summary,
    last: { animation(duration: RatingSummary.duration) + drawingFiles })

  static let exportSummary = OptionTable(
    first: summarySource + [style], picture: .summary, last: { summaryFolder })

  private static let summaryValues = [
    CommandOption(
      "mean", .values, "The mean, instead of the mean of the counts, such as a weighted one.",
      .value(NumberKind(range: RatingCounts.boundLimits)) { $0.summary.mean = $1 },
      conflicts: ["values", "merge"]),
    CommandOption(
      "number", .values, "The number of ratings, if you know only their mean.",
      .value(NumberKind(range: 0...20_999_999_979, isWhole: true)) { $0.summary.number = $1 },
      conflicts: ["values", "merge"], requires: "mean"),
  ]

  private static let summarySource =
    [
      CommandOption(
        "values", .values, "Count the ratings in a list such as 5,4,4.5, a CSV file or -.",
        .value(ValuesKind()) { $0.export.values = $1 }, conflicts: ["merge"]),
      CommandOption(
        "value-column", .values, "The column of the ratings.",
        .value(ColumnKind()) { $0.export.columns.value = $1 }, requires: "values"),
      CommandOption(
        "group-column", .values, "The column of the rated product or group.",
        .value(ColumnKind()) { $0.summary.group = $1 }, requires: "values"),
    ] + inputForm + [
      CommandOption(
        "merge", .values,
        "Add counts from a file or -: lines such as name,12,5,3,40,80, or manifest.json.",
        .value(TextKind(placeholder: "file", isPath: true)) { $0.summary.merged = $1 }),
      CommandOption(
        "on-error", .values, "How to handle a line without a rating: stop or skip it.",
        .value(
          WordKind(keywords: "stop skip", defaultText: "stop") { ["stop", "skip"].contains($0) }
        ) { $0.export.reaction = $1 == "skip" ? .skip : .stop }),
    ]

  private static let printsCounts = CommandOption(
    "print-counts", .values, "Print the counts as lines for --merge, not a picture.",
    .flag { $0.summary.printsCounts = $1 })

  private static let summaryFolder =
    [
      folder, exportPair, png,
      CommandOption(
        "no-sheet", .files, "Leave out index.html, the report.", .flag { $0.export.hasSheet = !$1 }),
    ] + exportOutput
}
