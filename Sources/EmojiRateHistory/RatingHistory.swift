import EmojiRate

/// A picture of ratings over time: a line of means, with a face or star at both ends.
///
/// ```swift
/// let ratings = reviews.compactMap { review in
///   CalendarDay(iso8601: review.date).map { ($0, review.stars) }  // "2025-03-09T10:00:00Z", 4
/// }
/// let svg = RatingHistory(of: ratings, by: .month).svg()
/// ```
///
/// Periods without ratings are gaps, which a pale line bridges. Digits are drawn, so it needs no font.
public struct RatingHistory: CanvasPicture, CustomStringConvertible, Hashable {
  /// The maximum number of periods; of more, the last ones are kept.
  public static var periodLimit: Int { 400 }

  /// The number of ratings of each value, for each period from the first to the last.
  public private(set) var periods: [RatingCounts]

  /// When the periods are.
  private(set) var times: HistoryTimes

  /// The number of ratings left out, because their counts have another scale or no number for each value.
  ///
  /// A mean without a number counts as one. Ratings before the first day and after the last one are not counted.
  public private(set) var leftOut: Int

  /// The last day with ratings; nil, the default, if all periods are complete.
  ///
  /// The way to the last period is drawn pale if the period ends later.
  public private(set) var until: CalendarDay?

  /// The layout.
  public var layout = HistoryLayout.trend

  /// The marks of the periods between the first and the last.
  public var points = HistoryPoints.dots

  /// The part of the scale that is shown.
  public var axis = HistoryAxis.automatic

  /// The number of ratings that a period needs to have a mean, at least 1; periods with fewer are gaps.
  public var least = 1 { didSet { least = max(least, 1) } }

  /// The number of all ratings, and the look that a history shares with summaries.
  ///
  /// Layout, numbers and count of the summary have no effect.
  var summary: RatingSummary

  /// The visible part of a column's height during a motion, 0…1, and the value that the last symbol shows instead
  /// of its mean.
  var growth = 1.0
  private(set) var shownValue: Double?

  /// Makes a history of counted periods, each at its first day.
  init(
    _ counted: [RatingCounts], _ times: HistoryTimes, until: CalendarDay?, leftOut: Int
  ) {
    self.leftOut = leftOut
    periods = Array(counted.suffix(Self.periodLimit))
    self.times = times.dropFirst(counted.count - periods.count)
    self.until = until
    var total = periods.first ?? RatingCounts(valueCount: 5)
    for counts in periods.dropFirst() { try? total.merge(counts) }
    summary = RatingSummary(total)
  }

  /// Makes a history of what is added to the counts of each day's period.
  private init<Item>(
    _ items: some Sequence<(CalendarDay, Item)>, by period: HistoryPeriod, since: CalendarDay?,
    until: CalendarDay?, scale: RatingCounts?, add: (inout PeriodCounts, Item, CalendarDay) -> Void
  ) {
    var found = PeriodCounts(by: period, since: since, until: until, scale: scale)
    for (day, item) in items { add(&found, item, day) }
    let (counts, first) = found.consecutive
    self.init(
      counts, .calendar(period, first: first), until: until, leftOut: found.leftOut)
  }

  /// Makes a history from the counts of days.
  ///
  /// Days of one period are added up. All counts need one scale: that of the first ones with ratings. ``leftOut``
  /// says how many ratings have another one.
  ///
  /// - Parameters:
  ///   - counts: Days with the number of ratings of each value, in any order.
  ///   - period: The length of a period.
  ///   - since: The first day; the first one with counts by default. Earlier days are left out.
  ///   - until: The last day; the end of the last period with counts by default. Later days are left out.
  public init(
    _ counts: some Sequence<(CalendarDay, RatingCounts)>, by period: HistoryPeriod,
    since: CalendarDay? = nil, until: CalendarDay? = nil
  ) {
    self.init(counts, by: period, since: since, until: until, scale: nil) { $0.add($1, at: $2) }
  }

  /// Makes a history of consecutive periods.
  ///
  /// - Parameters:
  ///   - counts: The number of ratings of each value, for each period from the first one on.
  ///   - day: A day of the first period.
  ///   - period: The length of a period.
  ///   - until: The last day with ratings; see ``init(_:by:since:until:)``.
  public init(
    consecutive counts: some Collection<RatingCounts>, from day: CalendarDay,
    by period: HistoryPeriod, until: CalendarDay? = nil
  ) {
    let first = period.number(of: day)
    self.init(
      counts.enumerated().map { (period.firstDay(of: first + $0.offset), $0.element) }, by: period,
      until: until)
  }

  /// Makes a history from ratings, such as numbers of stars.
  ///
  /// - Parameters:
  ///   - ratings: Days with ratings, in any order.
  ///   - period: The length of a period.
  ///   - since: The first day; see ``init(_:by:since:until:)``.
  ///   - until: The last day; see there.
  ///   - minimum: The lowest value.
  ///   - maximum: The highest value.
  ///   - step: The distance between two counted values; see `RatingCounts`.
  public init<Value: RatingValue>(
    of ratings: some Sequence<(CalendarDay, Value)>, by period: HistoryPeriod,
    since: CalendarDay? = nil, until: CalendarDay? = nil, minimum: Double = 1, maximum: Double = 5,
    step: Double = 1
  ) {
    let scale = RatingCounts(
      of: EmptyCollection<Value>(), minimum: minimum, maximum: maximum, step: step)
    self.init(ratings, by: period, since: since, until: until, scale: scale) { $0.add($1, at: $2) }
  }

  /// Makes a history of named periods, such as versions: `1.9`, `1.10`.
  ///
  /// Versions are put into natural order, where digits count as numbers, and a pre-release such as `2.0-beta` comes before
  /// its release. Labels that begin with another letter keep their order. Counts of equal labels are added up.
  public init(labels counts: some Sequence<(String, RatingCounts)>) {
    var found: [String: RatingCounts?] = [:]
    var order: [LabelOrder] = []
    var scale = SharedScale()
    for (label, counts) in counts {
      guard scale.takes(counts) else { continue }
      if found[label] == nil { order.append(LabelOrder(label, place: order.count)) }
      var sum = found[label] ?? nil
      scale.add(counts, to: &sum)
      found[label] = sum
    }
    let labels = order.sorted().map { $0.text }
    self.init(
      labels.map { (found[$0] ?? nil) ?? scale.empty }, .labels(labels), until: nil,
      leftOut: scale.leftOut)
  }

  /// The length of a period; nil for labels.
  public var period: HistoryPeriod? {
    if case .calendar(let period, _) = times { period } else { nil }
  }

  /// The dates of the periods in ISO 8601, such as `2025-03`, `2025-Q1` or `2025-03-09`, or their labels.
  public var names: [String] {
    switch times {
    case .labels(let labels): labels
    case .calendar(let period, let first):
      periods.indices.map { period.text(of: period.firstDay(of: first + $0)) }
    }
  }

  /// The first label that is no version, so that labels keep the order they were given in; nil without one.
  package var firstName: String? {
    guard case .labels(let labels) = times else { return nil }
    return labels.first { LabelOrder($0, place: 0).isName }
  }

  /// The first label that no axis shows, because it has letters or is long; nil without one.
  package var firstUndrawn: String? {
    guard case .labels(let labels) = times else { return nil }
    return labels.indices.first { times.text($0) == nil }.map { labels[$0] }
  }

  /// The counts of all periods together.
  public var total: RatingCounts { summary.counts }

  /// Shows other periods with this look.
  package mutating func show(_ other: RatingHistory) {
    (periods, times, until) = (other.periods, other.times, other.until)
    leftOut = other.leftOut
    (axis, least, summary.counts) = (other.axis, other.least, other.summary.counts)
  }

  // MARK: The look

  /// The symbol for a value.
  public var symbol: RowSymbol {
    get { summary.symbol }
    set { summary.symbol = newValue }
  }
  /// A path that replaces the star or the heart; see `RatingSummary.symbolPath`.
  public var symbolPath: SymbolPath? {
    get { summary.symbolPath }
    set { summary.symbolPath = newValue }
  }
  /// The colour of digits and lines; `currentColor` by default.
  public var textColor: CSSColor {
    get { summary.textColor }
    set { summary.textColor = newValue }
  }
  /// The language of numbers and texts; nil, the default, takes that of a document's options.
  public var language: Language? {
    get { summary.language }
    set { summary.language = newValue }
  }
  /// Whether time runs from right to left.
  public var isRightToLeft: Bool {
    get { summary.isRightToLeft }
    set { summary.isRightToLeft = newValue }
  }
  /// The style of symbols.
  public var style: StarStyle {
    get { summary.style }
    set { summary.style = newValue }
  }

  // MARK: The picture

  /// The last mean as shown, on its scale; without one, the middle of the scale.
  ///
  /// Setting it only changes the last symbol. A rating on another scale has the same progress here.
  public var rating: Rating {
    get {
      let mean = HistoryFacts(self).last.flatMap { periods[$0].shownMean }
      return summary.rating(
        shownValue ?? mean ?? (summary.counts.minimum + summary.counts.maximum) / 2)
    }
    set { shownValue = summary.value(of: newValue) }
  }

  /// The unit of `RatingSummary`.
  package var unit: RatingUnit { summary.unit }

  /// The history's own language, or the one asked for.
  package func language(in asked: Language) -> Language { language ?? asked }

  /// The history in a language, unless it has its own.
  package func settled(in language: Language) -> RatingHistory? {
    guard self.language == nil else { return nil }
    var history = self
    history.language = language
    return history
  }

  /// Tenths of a user unit.
  package var precision: Int { 1 }

  /// As for summaries, because columns grow.
  package static var duration: Double { RatingSummary.duration }

  /// Calculates the layout once, and calls `body` with what all layouts share, its size, the paint of most marks, and
  /// the function that draws it.
  private func withLayout<Result>(
    _ body: (HistoryFacts, Size, Paint, (inout Canvas) -> Void) -> Result
  ) -> Result {
    let facts = HistoryFacts(self)
    func use<Layout: DrawnLayout>(_ layout: Layout) -> Result where Layout.Facts == HistoryFacts {
      let size = layout.size
      return body(facts, size, layout.basePaint(facts)) { canvas in
        withUnsafeMutablePointer(to: &canvas) {
          layout.draw(with: SummaryPen(canvas: $0, facts: facts.look, width: size.width))
        }
      }
    }
    return switch layout {
    case .calendar where period == .day: use(HistoryCalendar(facts))
    case .trend, .calendar: use(HistoryTrend(facts))
    case .spark: use(HistorySpark(facts))
    }
  }

  /// The size that the layout needs.
  public var canvasSize: Size { withLayout { _, size, _, _ in size } }

  /// The paint of the line, or of most marks of a trend.
  package var basePaint: Paint { withLayout { _, _, paint, _ in paint } }

  /// Draws the layout.
  package func draw(on canvas: inout Canvas) { withLayout { _, _, _, draw in draw(&canvas) } }

  /// Writes the sentence: the last mean, the first, the lowest and the highest, and the number of ratings.
  package func putSentence(in language: Language, into bytes: inout ByteWriter) {
    HistoryFacts(settled(in: language) ?? self).putSentence(into: &bytes)
  }

  /// Writes the document, calculating everything once.
  package func write(_ options: SVGOptions, into bytes: inout ByteWriter) {
    if let settled = settled(in: options.language) { return settled.write(options, into: &bytes) }
    withLayout { facts, size, paint, draw in
      write(options, size, paint, into: &bytes, draw: draw) { facts.putSentence(into: &$1) }
    }
  }

  /// The history during a motion: columns grow and the last symbol changes, but digits and lines do not.
  package func moving(from start: Double, part: Double) -> RatingHistory {
    var history = self
    history.growth = part
    if let mean = HistoryFacts(self).last.flatMap({ shownValue ?? periods[$0].mean }) {
      let (from, to) = (summary.rating(start).value, mean)
      history.shownValue = from * (1 - part) + to * part
    }
    return history
  }
}
