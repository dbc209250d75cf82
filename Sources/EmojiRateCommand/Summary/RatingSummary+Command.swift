import EmojiRate
import EmojiRateHistory

extension RatingSummary: CommandPicture {
  static let look = PictureOptions.rows(of: .summary)

  static func subject(_ settings: inout Settings) throws(CommandError) -> Subject {
    try settings.countedSubject()
  }

  /// Sample counts: the nearer a value is to `value`, the more ratings it has.
  static func sample(_ value: Double, _ settings: PictureSettings) -> Subject {
    let minimum = settings.minimum ?? 1
    let scale = RatingCounts(
      of: [] as [Double], minimum: minimum, maximum: settings.maximum ?? max(5, minimum + 1),
      step: settings.step ?? 1)
    let gaps = Double(scale.valueCount - 1)
    let place = (value - scale.minimum) / (scale.maximum - scale.minimum) * gaps
    let counts = (0..<scale.valueCount).map { Int(12 / (1 + (Double($0) - place).magnitude)) }
    return .counts(
      RatingCounts(
        counts: counts, minimum: scale.minimum, step: (scale.maximum - scale.minimum) / gaps))
  }

  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating {
    let scale = try SummaryScale(settings.picture, settings.input, &settings.remarks).scale()
    return Rating(scale.minimum, minimum: scale.minimum, maximum: scale.maximum)
  }

  func spoken(_ words: [String], _ options: SVGOptions) -> String {
    var summary = self
    summary.words = words
    return summary.accessibleText(options) ?? ""
  }

  init(_ subject: Subject, settings: PictureSettings) {
    self.init(subject.counts, settings: settings)
  }

  mutating func show(_ subject: Subject) { counts = subject.counts }
}

extension RatingHistory: CommandPicture {
  static let look = RatingSummary.look

  static func subject(_ settings: inout Settings) throws(CommandError) -> Subject {
    let history = try settings.readGroups().groups[0].history ?? RatingHistory(labels: [])
    settings.remarks.notes += notes(on: [history], settings.picture)
    return .history(history)
  }

  /// A sample of two months with the same mean, near `value`.
  static func sample(_ value: Double, _ settings: PictureSettings) -> Subject {
    let counts = RatingSummary.sample(value, settings).counts
    return .history(
      RatingHistory(
        [1, 2].compactMap { month in CalendarDay(2025, month, 1).map { ($0, counts) } }, by: .month)
    )
  }

  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating {
    try RatingSummary.scale(&settings)
  }

  func spoken(_ words: [String], _ options: SVGOptions) -> String {
    accessibleText(options) ?? ""
  }

  init(_ subject: Subject, settings: PictureSettings) {
    self.init(subject.history, settings: settings)
  }

  mutating func show(_ subject: Subject) { show(subject.history) }

  /// The means over time as a small SVG document, for a contact sheet.
  var spark: String {
    var settings = PictureSettings()
    settings.ratingsLayout = .spark
    return RatingHistory(self, settings: settings).svg()
  }
}

extension RatingHistory {
  /// The notes on labels that are not sorted, and on labels that the axis cannot draw.
  static func notes(on histories: some Sequence<RatingHistory>, _ settings: PictureSettings)
    -> [String]
  {
    var notes: [String] = []
    if let name = histories.lazy.compactMap(\.firstName).first {
      notes.append(
        "labels such as \(name.quoted) are no versions, so they are in the order of the file")
    }
    if settings.ratingsLayout != .spark, let label = histories.lazy.compactMap(\.firstUndrawn).first
    {
      notes.append(
        "the axis shows digits alone, so labels such as \(label.quoted) are only in the text")
    }
    return notes
  }
}

extension Settings {
  /// Whether the pictures show ratings over time.
  var showsHistory: Bool { input.showsHistory(picture) }

  /// The type of picture to draw: for summaries, the settings choose between counts and a history.
  func type(of kind: PictureKind) -> any CommandPicture.Type {
    kind == .summary && showsHistory ? RatingHistory.self : kind.type
  }
}
