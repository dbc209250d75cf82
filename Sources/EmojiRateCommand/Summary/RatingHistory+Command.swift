import EmojiRate
import EmojiRateHistory

extension RatingHistory: CommandPicture {
  static let look = RatingSummary.look

  static func entry(_ settings: inout Settings) throws(CommandError) -> Entry {
    try settings.checkDates()
    let history = try settings.readGroups().groups.values.first!.history!
    var entry = Entry(history.total)
    entry.history = history
    entry.name = Array((settings.summary.item ?? "").utf8)
    return entry
  }

  /// A sample of two months, whose second mean is that of the value.
  static func sample(_ value: Double, _ settings: PictureSettings) -> Entry {
    var entry = RatingSummary.sample(value, settings)
    let counts = entry.counts!
    entry.history = RatingHistory(
      [1, 2].compactMap { month in CalendarDay(2025, month, 1).map { ($0, counts) } }, by: .month)
    return entry
  }

  static func scale(_ settings: inout Settings) throws(CommandError) -> Rating {
    try RatingSummary.scale(&settings)
  }

  func spoken(_ words: [String], _ options: SVGOptions) -> String {
    accessibleText(options) ?? ""
  }

  init(_ entry: Entry, settings: PictureSettings) { self.init(entry.history!, settings: settings) }

  mutating func show(_ entry: Entry) { show(entry.history!) }

  /// A document of the means over time for a page, beside a summary.
  var spark: String {
    var settings = PictureSettings()
    settings.ratingsLayout = .spark
    return RatingHistory(self, settings: settings).svg()
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

  /// Refuses a layout of ratings over time without dates.
  func checkDates() throws(CommandError) {
    guard showsHistory, input.columns.date == nil else { return }
    throw .usage("layout \(picture.ratingsLayout?.rawValue ?? "trend") needs --date-column")
  }
}
