import EmojiRate

/// The rows of the option table for summaries.
extension OptionTable {
  static let drawingSummary = OptionTable(
    first: summaryValues + summarySource
      + history(ineffectiveWith: "layout full bars columns stack badge") + [item, style],
    picture: .summary,
    own: { animation(duration: RatingSummary.duration) + drawingFiles(hasFacts: true) })

  static let exportSummary = OptionTable(
    first: [groupColumn, nameColumn("The column that names the files, in place of the group.")]
      + summarySource + history() + [style], picture: .summary, own: { summaryFolder })

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

  private static let groupColumn = CommandOption.input(
    .groupColumn, "The column of the rated product or group. Repeatable.",
    requires: "values", repetition: .each)

  private static let item = CommandOption(
    "item", .values, "The name of what is rated, for {name} in --title and for --format json.",
    .value(TextKind(placeholder: "text")) { $0.summary.item = $1 })

  /// An option for a column of a file.
  private static func column(
    _ option: InputOption, _ summary: String, conflicts: [String] = [], requires: String = "values"
  ) -> CommandOption {
    .input(option, summary, conflicts: conflicts, requires: requires, repetition: .error)
  }

  private static let summarySource =
    [
      values("Count the ratings in a list such as 5,4,4.5, a file or -. Repeatable."),
      valueColumn,
      column(.countColumn, "The column with the number of ratings that a line stands for."),
      .input(
        .countsColumns, "The columns with the number of ratings of each value, lowest first.",
        conflicts: ["value-column", "count-column"], requires: "values", repetition: .error),
      column(
        .meanColumn, "The column with the mean of a line's ratings.",
        conflicts: ["value-column", "count-column", "counts-columns"], requires: "number-column"),
      column(
        .numberColumn, "The column with the number of a line's ratings.",
        requires: "mean-column"),
    ] + inputForm + [
      .input(.onError, "How to handle an invalid line: stop or skip it.")
    ]

  private static let summaryFolder = [folder] + pictureFiles + exportOutput
}

extension Settings {
  /// The ratings for one picture: the typed ones, or all ratings of the files.
  mutating func countedSubject() throws(CommandError) -> Subject {
    let read = input.values.isEmpty ? nil : try readGroups().groups[0]
    let counts: RatingCounts
    if let read {
      counts = read.counts
    } else {
      counts = try SummaryScale(picture, input, &remarks).counts(summary, &remarks)
      try input.checkBands(picture, counts)
    }
    if let start = draw.start {
      let limits = counts.minimum...counts.maximum
      let value = start.place(on: Rating(minimum: limits.lowerBound, maximum: limits.upperBound))
      remarks.clamp("--animate-from", value, to: limits, given: start.text)
    }
    return .counts(counts, unrated: read?.missing ?? 0)
  }

  /// Reads and counts the ratings of all files.
  mutating func readGroups() throws(CommandError) -> CountedGroups {
    do {
      let empty = try input.emptyCounts(for: picture, &remarks)
      let counted = try CountedGroups(
        input, empty: empty, isStrict: remarks.isStrict, isOverTime: showsHistory,
        InputFile.opener())
      remarks.warnings += counted.warnings
      remarks.notes += counted.notes
      return counted
    } catch {
      throw ExportRun.error(error, at: "")
    }
  }
}
