import EmojiRate
import EmojiRateHistory

extension RatingHistory: CommandPicture {
  static let look = RatingSummary.look

  static func outcome(_ settings: inout Settings) throws(CommandError) -> Command.Outcome {
    guard settings.outputFormat == .json else { return try drawn(&settings) }
    let history = try settings.history()
    let picture = RatingHistory(history, settings: settings.picture)
    var members = history.members
    members.append(("sentence", (picture.accessibleText(options(settings.picture)) ?? "").inJSON))
    return Command.Outcome(
      output: RatingFacts.document(members), path: settings.output,
      messages: try settings.messages())
  }

  static func subject(_ settings: inout Settings) throws(CommandError) -> RatingHistory {
    try settings.history()
  }

  /// A sample of two months, whose second mean is that of the value.
  static func sample(_ value: Double, _ settings: PictureSettings) -> RatingHistory {
    let counts = RatingSummary.sample(value, settings)
    return RatingHistory(
      [(1, counts), (2, counts)].compactMap { month, counts in
        CalendarDay(2025, month, 1).map { ($0, counts) }
      }, by: .month)
  }

  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating {
    try RatingSummary.scale(&settings)
  }

  static func plan(_ job: ExportJob) throws -> ExportPlan {
    try job.settings.checkDates()
    return try ExportPlan(ofGroups: job)
  }

  static func subject(of entry: Entry) -> RatingHistory { entry.history! }

  static func entry(_ history: RatingHistory) -> Entry {
    var entry = RatingSummary.entry(history.total)
    entry.history = history
    return entry
  }

  func spoken(_ words: [String], _ options: SVGOptions) -> String {
    accessibleText(options) ?? ""
  }

  /// A document of the means over time for a page, beside a summary.
  var spark: String {
    var settings = PictureSettings()
    settings.ratingsLayout = .spark
    return RatingHistory(self, settings: settings).svg()
  }

  /// The members of a JSON object about the periods.
  var members: [(key: String, value: String)] {
    var members: [(key: String, value: String)] = [("by", (period?.rawValue ?? "label").inJSON)]
    if let until { members.append(("until", until.description.inJSON)) }
    let shown = zip(names, periods).map { name, counts in
      let mean = counts.number < least ? nil : counts.shownMean
      return "{\"period\": \(name.inJSON), \"number\": \(counts.number), "
        + "\"mean\": \(mean.map(Messages.plain) ?? "null"), \"counts\": \(counts.counts)}"
    }
    let last = periods.last { $0.number >= least }?.shownMean
    members += [
      ("number", "\(total.number)"), ("mean", last.map(Messages.plain) ?? "null"),
      ("periods", "[\(shown.joined(separator: ", "))]"),
    ]
    return members
  }
}

extension Settings {
  /// Whether the pictures show ratings over time.
  var showsHistory: Bool {
    picture.ratingsLayout.map { $0.history != nil } ?? (input.columns.date != nil)
  }

  /// The type of pictures of a kind; the layout decides between a summary and ratings over time.
  func type(of kind: PictureKind) -> any CommandPicture.Type {
    kind == .summary && showsHistory ? RatingHistory.self : kind.command
  }

  /// Refuses ratings over time without dates.
  func checkDates() throws(CommandError) {
    guard input.columns.date == nil else { return }
    throw .usage("layout \(picture.ratingsLayout?.rawValue ?? "trend") needs --date-column")
  }

  /// The ratings of all files over time.
  mutating func history() throws(CommandError) -> RatingHistory {
    try checkDates()
    return try readGroups().groups.values.first!.history!
  }
}
