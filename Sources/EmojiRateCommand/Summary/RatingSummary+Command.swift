import EmojiRate

extension RatingSummary: CommandPicture {
  static let look = PictureOptions.rows(of: .summary)

  /// The outcome with a picture, or with the numbers as JSON.
  static func outcome(_ settings: inout Settings) throws(CommandError) -> Command.Outcome {
    guard settings.outputFormat == .json else { return try drawn(&settings) }
    let counts = try settings.counts()
    let picture = RatingSummary(counts, settings: settings.picture)
    let facts = RatingFacts(
      counts: counts, missing: settings.summary.missing,
      sentence: picture.spoken(settings.input.grammar.words, options(settings.picture)),
      item: settings.summary.item)
    return Command.Outcome(
      output: facts.document, path: settings.output,
      messages: try settings.messages())
  }

  static func subject(_ settings: inout Settings) throws(CommandError) -> RatingCounts {
    try settings.counts()
  }

  /// Sample counts: the nearer a value is to `value`, the more ratings it has.
  static func sample(_ value: Double, _ settings: PictureSettings) -> RatingCounts {
    let minimum = settings.minimum ?? 1
    let scale = RatingCounts(
      of: [] as [Double], minimum: minimum, maximum: settings.maximum ?? minimum + 4,
      step: settings.step ?? 1)
    let gaps = Double(scale.valueCount - 1)
    let place = (value - scale.minimum) / (scale.maximum - scale.minimum) * gaps
    let counts = (0..<scale.valueCount).map { Int(12 / (1 + (Double($0) - place).magnitude)) }
    return RatingCounts(
      counts: counts, minimum: scale.minimum, step: (scale.maximum - scale.minimum) / gaps)
  }

  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating {
    let counts = try settings.emptyCounts()
    return Rating(counts.minimum, minimum: counts.minimum, maximum: counts.maximum)
  }

  static func plan(_ job: ExportJob) throws -> ExportPlan { try ExportPlan(ofGroups: job) }

  static func subject(of entry: Entry) -> RatingCounts { entry.counts! }

  static func entry(_ counts: RatingCounts) -> Entry {
    var entry = Entry(value: counts.mean ?? .nan, name: [], line: 0)
    entry.counts = counts
    return entry
  }

  func spoken(_ words: [String], _ options: SVGOptions) -> String {
    var summary = self
    summary.words = words
    return summary.accessibleText(options) ?? ""
  }

  mutating func show(_ counts: RatingCounts) { self.counts = counts }
}
