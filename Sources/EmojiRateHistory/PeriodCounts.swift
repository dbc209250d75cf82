import EmojiRate

/// The counts of the periods of a history, added in any order.
///
/// Memory stays small however many days are added, because only the last periods are kept.
struct PeriodCounts {
  private let period: HistoryPeriod
  private let since: CalendarDay?
  private let until: CalendarDay?
  /// The scale of the first counts, without ratings.
  private var scale: RatingCounts?
  private var found: [Int: RatingCounts] = [:]

  init(
    by period: HistoryPeriod, since: CalendarDay?, until: CalendarDay?, scale: RatingCounts?
  ) {
    (self.period, self.since, self.until, self.scale) = (period, since, until, scale)
  }

  /// Adds the counts of a day; days before the first and after the last one are left out.
  mutating func add(_ counts: RatingCounts, at day: CalendarDay) {
    if scale == nil { scale = counts.emptied }
    change(at: day) { _ = $0.merge(counts) }
  }

  /// Adds a rating of a day, as counts are added.
  mutating func add(_ rating: some RatingValue, at day: CalendarDay) {
    change(at: day) { $0.add(rating) }
  }

  private mutating func change(at day: CalendarDay, _ change: (inout RatingCounts) -> Void) {
    guard let scale, since ?? day <= day, day <= until ?? day else { return }
    change(&found[period.number(of: day), default: scale])
    let limit = RatingHistory.periodLimit
    if found.count > 2 * limit, let last = found.keys.max() {
      found = found.filter { $0.key > last - limit }
    }
  }

  /// The counts of consecutive periods, and the number of the first one; at most as many as a history has.
  var consecutive: (counts: [RatingCounts], first: Int) {
    let numbers = [since, until].compactMap { $0.map(period.number) } + found.keys
    guard let scale, let last = numbers.max(), let start = numbers.min() else { return ([], 0) }
    let first = max(start, last - RatingHistory.periodLimit + 1)
    return ((first...last).map { found[$0] ?? scale }, first)
  }
}
