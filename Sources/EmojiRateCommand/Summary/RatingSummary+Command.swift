import EmojiRate

extension RatingSummary: CommandPicture {
  static let look = PictureOptions.rows(of: .summary)

  static func entry(_ settings: inout Settings) throws(CommandError) -> Entry {
    let counts = try settings.counts()
    var entry = Entry(counts)
    entry.name = Array((settings.summary.item ?? "").utf8)
    entry.line = settings.summary.missing
    return entry
  }

  /// Sample counts: the nearer a value is to `value`, the more ratings it has.
  static func sample(_ value: Double, _ settings: PictureSettings) -> Entry {
    let minimum = settings.minimum ?? 1
    let scale = RatingCounts(
      of: [] as [Double], minimum: minimum, maximum: settings.maximum ?? minimum + 4,
      step: settings.step ?? 1)
    let gaps = Double(scale.valueCount - 1)
    let place = (value - scale.minimum) / (scale.maximum - scale.minimum) * gaps
    let counts = (0..<scale.valueCount).map { Int(12 / (1 + (Double($0) - place).magnitude)) }
    return Entry(
      RatingCounts(
        counts: counts, minimum: scale.minimum, step: (scale.maximum - scale.minimum) / gaps))
  }

  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating {
    let counts = try settings.emptyCounts()
    return Rating(counts.minimum, minimum: counts.minimum, maximum: counts.maximum)
  }

  func spoken(_ words: [String], _ options: SVGOptions) -> String {
    var summary = self
    summary.words = words
    return summary.accessibleText(options) ?? ""
  }

  init(_ entry: Entry, settings: PictureSettings) { self.init(entry.counts!, settings: settings) }

  mutating func show(_ entry: Entry) { counts = entry.counts! }
}
