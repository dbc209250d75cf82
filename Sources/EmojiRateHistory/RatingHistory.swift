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
/// Periods without ratings are gaps, and a pale line bridges each gap. Digits are drawn as paths,
/// so no font is needed.
public struct RatingHistory: LayoutPicture, CustomStringConvertible, Hashable {
  /// The maximum number of periods.
  ///
  /// If there are more, only the last ones are kept.
  public static var periodLimit: Int { 400 }

  /// The number of ratings of each value, for each period from the first to the last.
  public private(set) var periods: [RatingCounts]

  /// The dates or the labels of the periods.
  private(set) var times: HistoryTimes

  /// The number of ratings left out: on another scale, or without a count of each value.
  ///
  /// A mean of an unknown number of ratings counts as one. Ratings before the first day and after
  /// the last day are not included.
  public private(set) var leftOut: Int

  /// The last day with ratings; nil, the default, if all periods are complete.
  ///
  /// If the last period ends later, the line to it is pale.
  public private(set) var until: CalendarDay?

  /// The layout.
  public var layout = HistoryLayout.trend

  /// The marks of the periods between the first and the last.
  public var points = HistoryPoints.dots

  /// The part of the scale that is shown.
  public var axis = HistoryAxis.automatic

  /// The number of ratings that a period needs for a mean, at least 1.
  ///
  /// Periods with fewer are gaps.
  public var least = 1 { didSet { least = max(least, 1) } }

  /// A summary of all ratings, which also has the look that histories share with summaries.
  ///
  /// Its layout, its numbers and its count of symbols have no effect.
  var summary: RatingSummary

  /// The visible part of the columns' height during an animation, 0…1.
  ///
  /// `shownValue` is the value that the last symbol then shows instead of its mean.
  var growth = 1.0
  private(set) var shownValue: Double?

  /// Makes a history of counted periods with their dates or labels.
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

  /// Makes a history from items with days; `add` adds an item to its period.
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
  /// The counts of days in the same period are added up. All counts need the scale of the first
  /// counts with ratings. ``leftOut`` is the number of ratings on another scale.
  ///
  /// - Parameters:
  ///   - counts: Days with the number of ratings of each value, in any order.
  ///   - period: The length of a period.
  ///   - since: The first day; by default, the first day with counts. Earlier days are left out.
  ///   - until: The last day; by default, the end of the last period with counts. Later days are
  ///     left out.
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
  ///   - until: The last day; see ``init(_:by:since:until:)``.
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
  /// Versions are sorted in natural order, which compares digits as numbers. A pre-release such as
  /// `2.0-beta` comes before its release. Labels that begin with another letter keep their order.
  /// Counts of equal labels are added up.
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

  /// The first label that is not a version, and so is not sorted; nil without one.
  package var firstName: String? {
    guard case .labels(let labels) = times else { return nil }
    return labels.first { LabelOrder($0, place: 0).isName }
  }

  /// The first label that the axis cannot show, because it is long or has letters; nil without one.
  package var firstUndrawn: String? {
    guard case .labels(let labels) = times else { return nil }
    return labels.indices.first { times.text($0) == nil }.map { labels[$0] }
  }

  /// The counts of all periods together.
  public var total: RatingCounts { summary.counts }

  /// Replaces the periods and the scale, and keeps the look.
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
  /// The language of numbers and texts; nil, the default, is the language of the document.
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

  /// The last mean as shown, on its scale; without a mean, the middle of the scale.
  ///
  /// Setting it only changes the last symbol. A rating on another scale keeps its progress.
  public var rating: Rating {
    get { HistoryFacts(self).rating }
    set { shownValue = summary.value(of: newValue) }
  }

  /// The unit of ratings, as in `RatingSummary`.
  package var unit: RatingUnit { summary.unit }

  /// Calculates the values that the layouts share.
  package func facts(in language: Language) -> HistoryFacts { HistoryFacts(self, in: language) }

  /// Chooses the layout.
  package func withLayout<Result>(
    _ facts: HistoryFacts, _ body: (Size, Paint, (inout Canvas) -> Void) -> Result
  ) -> Result {
    switch layout {
    case .calendar where period == .day: HistoryCalendar(facts).use(facts, body)
    case .trend, .calendar: HistoryTrend(facts).use(facts, body)
    case .spark: HistorySpark(facts).use(facts, body)
    }
  }

  /// The history during an animation, in which columns grow and the last symbol changes.
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
