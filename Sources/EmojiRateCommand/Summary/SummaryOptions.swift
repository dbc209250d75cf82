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

  /// A column, which only files have.
  private static func column(
    _ name: String, _ summary: String, conflicts: [String] = [], requires: String = "values",
    _ assign: @escaping @Sendable (inout Settings, String) -> Void
  ) -> CommandOption {
    CommandOption(
      name, .values, summary, .value(ColumnKind(), assign), conflicts: conflicts,
      requires: requires, isOnce: true)
  }

  private static let summarySource =
    [
      values("Count the ratings in a list such as 5,4,4.5, a file or -. Repeatable."),
      valueColumn,
      column("count-column", "The column with the number of ratings that a line stands for.") {
        $0.input.columns.count = $1
      },
      CommandOption(
        "counts-columns", .values,
        "The columns with the number of ratings of each value, lowest first.",
        .value(
          ItemsKind(
            of: ColumnKind(), placeholder: "columns", example: "one,two,three", count: 2...21)
        ) { $0.input.columns.counts = $1 }, conflicts: ["value-column", "count-column"],
        requires: "values", isOnce: true),
      column(
        "mean-column", "The column with the mean of a line's ratings.",
        conflicts: ["value-column", "count-column", "counts-columns"], requires: "number-column"
      ) { $0.input.columns.mean = $1 },
      column(
        "number-column", "The column with the number of a line's ratings.", requires: "mean-column"
      ) { $0.input.columns.number = $1 },
    ] + inputForm + [
      CommandOption(
        "on-error", .values, "How to handle an invalid line: stop or skip it.",
        .value(WordKind(words: ["stop", "skip"], defaultText: "stop")) {
          $0.input.reaction = $1 == "skip" ? .skip : .stop
        })
    ]

  private static let summaryFolder = [folder, exportPair, png, noSheet] + exportOutput
}

/// The settings from the options of a summary.
struct SummarySettings: Equatable {
  /// The number of ratings of each value, lowest first; nil if they are not given.
  var counts: [Double]?
  var mean: Double?
  var number: Double?
  /// The name of what is rated; nil without one.
  var item: String?
  var missing = 0
}

extension Settings {
  static let isNoCount = "is not a count; it is a whole number from 0 to 999,999,999"

  /// Reads the counts of a line such as `12,5,3,40,80`.
  static func counts(_ text: String) throws(CommandError) -> [Double] {
    var counts: [Double] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let item = String(decoding: Array(item.utf8)[...].trimmed, as: UTF8.self)
      let digits = item.utf8.first == UInt8(ascii: "-") ? item.utf8.dropFirst() : item.utf8[...]
      guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }),
        let count = Double(item)
      else { throw .data("\(item.quoted) \(isNoCount)") }
      counts.append(count)
    }
    guard RatingCounts.valueLimits.contains(counts.count) else {
      throw .data("\(Messages.count(counts.count, "count")); a summary has 2 to 21")
    }
    return counts
  }

  /// The ratings from the arguments, not from a file.
  mutating func givenCounts() throws(CommandError) -> RatingCounts {
    guard let given = summary.counts else { return try givenMean() }
    let limit = Double(RatingCounts.countLimit)
    let counts = given.map { Int(remarks.clamp("the count", $0, to: 0...limit)) }
    let empty = try emptyCounts(valueCount: counts.count)
    let step = (empty.maximum - empty.minimum) / Double(counts.count - 1)
    if let mean = summary.mean {
      let used = remarks.clamp("--mean", mean, to: empty.minimum...empty.maximum)
      // A weighted mean lies between the lowest and the highest rating too.
      let rated = counts.indices.filter { counts[$0] > 0 }.map { empty.minimum + Double($0) * step }
      if let low = rated.first, let high = rated.last, used < low - 1e-9 || used > high + 1e-9 {
        remarks.warnings.append(
          "--mean \(Messages.plain(mean)) contradicts the counts, whose ratings are from "
            + "\(Messages.plain(low)) to \(Messages.plain(high))")
      }
    }
    return RatingCounts(counts: counts, minimum: empty.minimum, step: step, mean: summary.mean)
  }

  private mutating func givenMean() throws(CommandError) -> RatingCounts {
    guard let mean = summary.mean else {
      throw .usage(
        "there are no counts; give the number of ratings of each value, lowest first, such as "
          + "12,5,3,40,80, or --values with a file of ratings")
    }
    if let layout = picture.ratingsLayout, layout != .badge {
      throw .usage("layout \(layout) needs the counts; a mean makes a badge")
    }
    let limits = try summaryLimits(gaps: nil)
    remarks.clamp("--mean", mean, to: limits)
    return RatingCounts(
      mean: mean, number: summary.number.map { Int($0) }, minimum: limits.lowerBound,
      maximum: limits.upperBound)
  }

  /// The ends of the scale.
  ///
  /// - Parameter gaps: The number of steps between them; nil without counts.
  private mutating func summaryLimits(gaps: Double?) throws(CommandError) -> ClosedRange<Double> {
    let minimum = picture.minimum ?? 1
    let maximum = picture.maximum ?? minimum + (gaps.map { $0 * (picture.step ?? 1) } ?? 4)
    let low = remarks.clamp("--minimum", minimum, to: RatingCounts.boundLimits)
    let high = remarks.clamp("--maximum", maximum, to: RatingCounts.boundLimits)
    guard low < high else { throw .notBelow(minimum, maximum) }
    // Counts name the distance of their values too.
    guard gaps != nil || Self.isWhole(low * 100) && Self.isWhole(high * 100) else {
      throw .data(
        "the scale from \(Messages.plain(low)) to \(Messages.plain(high)) is not in hundredths")
    }
    return low...high
  }

  private static func isWhole(_ number: Double) -> Bool {
    (number - number.rounded()).magnitude < 1e-6
  }

  /// Counts without ratings, whose values must be hundredths.
  ///
  /// - Parameter valueCount: The number of values; nil lets the columns of the counts or `--step` decide.
  mutating func emptyCounts(valueCount: Int? = nil) throws(CommandError) -> RatingCounts {
    let columnCount = input.columns.counts.count
    let valueCount = valueCount ?? (columnCount > 0 ? columnCount : nil)
    let limits = try summaryLimits(gaps: valueCount.map { Double($0 - 1) })
    let (low, high) = (limits.lowerBound, limits.upperBound)
    let given = picture.step.flatMap { $0 > 0 ? $0 : nil }
    let step = valueCount.map { (high - low) / Double($0 - 1) } ?? given ?? 1
    let count = (high - low) / step + 1
    let scale = "\(Messages.plain(low)) to \(Messages.plain(high))"
    if let given, (given - step).magnitude >= 1e-8 {
      throw .data(
        "--step \(Messages.plain(given)) does not lead from \(scale) in so many counts; "
          + "leave --step or --maximum out")
    }
    guard [count, step * 100, low * 100].allSatisfy(Self.isWhole) else {
      let distance = Messages.plain((step * 10_000).rounded() / 10_000)
      throw .data(
        valueCount.map { "\($0) counts from \(scale) are \(distance) apart; values are hundredths" }
          ?? "--step \(distance) does not lead from \(scale) in hundredths")
    }
    guard RatingCounts.valueLimits.contains(Int(count.rounded())) else {
      throw .data(
        "\(Messages.plain(count.rounded())) values from \(scale); a summary has 2 to 21; "
          + "give a larger --step, such as \(Messages.plain((high - low) / 10))")
    }
    return RatingCounts(valueCount: Int(count.rounded()), minimum: low, step: step)
  }
}

extension Settings {
  /// The ratings that a picture shows: the ones in the options, or all ratings of a file.
  mutating func counts() throws(CommandError) -> RatingCounts {
    let counts = input.values.isEmpty ? try givenCounts() : try readGroups().total.counts
    if let start = draw.start {
      let limits = counts.minimum...counts.maximum
      let value = start.place(on: Rating(minimum: limits.lowerBound, maximum: limits.upperBound))
      remarks.clamp("--animate-from", value, to: limits, given: start.text)
    }
    return counts
  }

  /// The ratings of all files, which are one group.
  mutating func readGroups() throws(CommandError) -> CountedGroups {
    do {
      let counted = try CountedGroups(&self)
      remarks.warnings = counted.warnings
      remarks.notes = counted.notes
      summary.missing = counted.missing
      return counted
    } catch {
      throw ExportRun.error(error, at: "")
    }
  }
}
