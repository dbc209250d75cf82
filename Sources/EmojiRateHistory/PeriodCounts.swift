import EmojiRate

/// Adds up counts and ratings by period, in any order.
///
/// The memory stays small for any number of days, because it keeps only the last periods.
struct PeriodCounts {
  private let period: HistoryPeriod
  private let since: CalendarDay?
  private let until: CalendarDay?
  private var scale: SharedScale
  /// The sum of each period, by the period's number; nil as long as the period has no ratings.
  private var found: [Int: RatingCounts?] = [:]

  init(
    by period: HistoryPeriod, since: CalendarDay?, until: CalendarDay?, scale: RatingCounts?
  ) {
    (self.period, self.since, self.until) = (period, since, until)
    self.scale = SharedScale(scale)
  }

  /// The number of ratings that are left out because they have another scale.
  var leftOut: Int { scale.leftOut }

  /// Adds the counts of a day, unless the day is before `since` or after `until`.
  mutating func add(_ counts: RatingCounts, at day: CalendarDay) {
    guard isShown(day), scale.takes(counts) else { return }
    let number = period.number(of: day)
    var sum = found[number] ?? nil
    scale.add(counts, to: &sum)
    set(sum, number)
  }

  /// Adds a rating of a day, unless the day is before `since` or after `until`.
  mutating func add(_ rating: some RatingValue, at day: CalendarDay) {
    guard isShown(day) else { return }
    let number = period.number(of: day)
    var sum = (found[number] ?? nil) ?? scale.empty
    sum.add(rating)
    set(sum, number)
  }

  private func isShown(_ day: CalendarDay) -> Bool { since ?? day <= day && day <= until ?? day }

  private mutating func set(_ sum: RatingCounts?, _ number: Int) {
    found.updateValue(sum, forKey: number)
    let limit = RatingHistory.periodLimit
    if found.count > 2 * limit, let last = found.keys.max() {
      found = found.filter { $0.key > last - limit }
    }
  }

  /// The counts of consecutive periods, and the number of the first period.
  ///
  /// There are at most ``RatingHistory/periodLimit`` periods.
  var consecutive: (counts: [RatingCounts], first: Int) {
    let numbers = [since, until].compactMap { $0.map(period.number) } + found.keys
    guard !found.isEmpty || scale.isKnown, let last = numbers.max(), let start = numbers.min()
    else {
      return ([], 0)
    }
    let first = max(start, last - RatingHistory.periodLimit + 1)
    return ((first...last).map { (found[$0] ?? nil) ?? scale.empty }, first)
  }
}

/// The scale for all counts of a history: the scale of the first counts with ratings.
struct SharedScale {
  /// Counts on the scale, without ratings; nil before the first counts.
  private var known: RatingCounts?
  /// Whether the scale is final, because it was given or counts with ratings have chosen it.
  private var isFixed: Bool
  /// The number of ratings that are left out: on another scale, or without a count of each value.
  private(set) var leftOut = 0

  /// Uses the given scale; nil lets the first counts choose it.
  init(_ scale: RatingCounts? = nil) { (known, isFixed) = (scale, scale != nil) }

  /// Whether the scale is known.
  var isKnown: Bool { known != nil }

  /// Counts without ratings on the scale, or on 1…5 if it is not known.
  var empty: RatingCounts { known ?? RatingCounts(valueCount: 5) }

  /// Whether counts can be added; if not, it adds their ratings to ``leftOut``.
  mutating func takes(_ counts: RatingCounts) -> Bool {
    if counts.hasCounts, counts.total == 0 || !isFixed || empty.hasScale(of: counts) { return true }
    leftOut += Int(truncatingIfNeeded: counts.total)
    return false
  }

  /// Adds counts to a sum, or starts the sum with them if it is nil.
  ///
  /// Counts without ratings choose the scale only until counts with ratings do.
  mutating func add(_ counts: RatingCounts, to sum: inout RatingCounts?) {
    guard counts.total > 0 else {
      known = known ?? counts.emptied
      return
    }
    if !isFixed { (known, isFixed) = (counts.emptied, true) }
    guard var whole = sum else { return sum = counts }
    do throws(RatingCountsError) {
      try whole.merge(counts)
      sum = whole
    } catch {
      leftOut += Int(truncatingIfNeeded: counts.total)
    }
  }
}

extension RatingCounts {
  /// Whether other counts have the same scale.
  fileprivate func hasScale(of other: RatingCounts) -> Bool {
    (valueCount, low, gap) == (other.valueCount, other.low, other.gap)
  }
}
