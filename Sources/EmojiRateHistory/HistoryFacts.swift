import EmojiRate

/// What the layouts of ratings over time share: which periods have a mean, the visible part of the scale, and paints.
///
/// It is large, so it is not copied.
final class HistoryFacts {
  let history: RatingHistory
  /// The texts, symbols and paints of summaries.
  let look: SummaryFacts
  /// The exact place of each period's mean among the values of the scale; nil without enough ratings.
  private let places: [Fraction?]
  /// The first and the last period with a mean; nil without any.
  private(set) var first: Int?
  private(set) var last: Int?
  /// The period with the lowest mean, if it is below the first and the last; of equal ones the latest.
  private(set) var low: Int?
  /// The period with the highest mean, likewise.
  private(set) var high: Int?
  /// The visible values of the scale, by index.
  private(set) var window: ClosedRange<Int>
  /// The highest number of ratings of a period.
  private(set) var most: Int64 = 0
  /// Whether periods differ in their numbers of ratings, so that columns say something.
  private(set) var hasColumns = false

  init(_ history: RatingHistory) {
    self.history = history
    look = SummaryFacts(history.summary)
    places = history.periods.map { $0.total < history.least ? nil : $0.place }
    let end = history.summary.counts.valueCount - 1
    window = 0...end
    var least: Int64 = .max
    for index in places.indices where history.periods[index].total > 0 {
      let total = history.periods[index].total
      (least, most) = (min(least, total), max(most, total))
      guard let place = place(index) else { continue }
      first = first ?? index
      last = index
      if low.flatMap(self.place) ?? place >= place { low = index }
      if high.flatMap(self.place) ?? place <= place { high = index }
    }
    guard let first, let last, let low, let high, let lowest = place(low),
      let highest = place(high), let start = place(first), let finish = place(last)
    else { return }
    hasColumns = least < most
    window = visible(from: Int(lowest.floor), to: Int(highest.ceiling), end: end)
    if lowest >= min(start, finish) { self.low = nil }
    if highest <= max(start, finish) { self.high = nil }
  }

  var count: Int { history.periods.count }

  /// The place of a period's mean; nil without enough ratings, and before and after all periods.
  func place(_ index: Int) -> Fraction? { places.indices.contains(index) ? places[index] : nil }

  /// The next period with a mean.
  func next(after index: Int) -> Int? {
    guard let last, index < last else { return nil }
    return (index + 1...last).first { places[$0] != nil }
  }

  /// Whether the last period with a mean is not over.
  var isPartial: Bool {
    last == count - 1 && history.times.isPartial(count - 1, until: history.until)
  }

  /// The day that dates a period if it is not over.
  func until(_ index: Int) -> CalendarDay? {
    index == count - 1 && isPartial ? history.until : nil
  }

  // MARK: The scale

  /// The place of a value among the values of the scale, between their indices.
  private func place(ofValue value: Double) -> Double {
    let counts = history.summary.counts
    return ((value * 100 - Double(counts.low)) / Double(counts.gap))
      .clamped(to: 0...Double(counts.valueCount - 1), ifNaN: 0)
  }

  /// The visible values that hold those from `lowest` to `highest`.
  private func visible(from lowest: Int, to highest: Int, end: Int) -> ClosedRange<Int> {
    var (lower, upper) = (lowest, highest)
    switch history.axis {
    case .full: return 0...end
    case .range(let range):
      let ends = (place(ofValue: range.lowerBound), place(ofValue: range.upperBound))
      lower = min(lower, Int(ends.0))
      upper = max(upper, Int(ends.1) + (ends.1 > Double(Int(ends.1)) ? 1 : 0))
      if lower == upper { (lower, upper) = lower > 0 ? (lower - 1, upper) : (lower, upper + 1) }
    case .automatic:
      var grows = false
      while upper - lower < (end + 1) / 2 {
        grows.toggle()
        if grows && lower > 0 || upper == end { lower -= 1 } else { upper += 1 }
      }
    }
    return lower...upper
  }

  /// The part of the window's height, 0 at its top, at which a period's mean is.
  func depth(_ index: Int) -> Double {
    (Double(window.upperBound) - (places[index]?.value ?? 0)) / Double(window.count - 1)
  }

  // MARK: Texts and symbols

  /// The texts and symbols of a period, as its own summary has them.
  func facts(_ index: Int) -> SummaryFacts {
    var summary = history.summary
    summary.counts = history.periods[index]
    // Symbols show the exact mean.
    if let value = (index == last ? history.shownValue : nil) ?? summary.counts.mean {
      summary.rating.value = value
    }
    return SummaryFacts(summary)
  }

  /// The summary of no ratings on the same scale.
  var nothing: SummaryFacts {
    var summary = history.summary
    summary.counts = summary.counts.emptied
    return SummaryFacts(summary)
  }

  /// The mean of a period.
  func mean(_ index: Int) -> InlineText { facts(index).mean }

  // MARK: Paints

  /// The part of the scale that is below a period's mean, or below the value that it shows during a motion.
  private func progress(_ index: Int) -> Double {
    if index == last, let value = history.shownValue { return look.summary.rating(value).progress }
    return (places[index]?.value ?? 0) / Double(history.summary.counts.valueCount - 1)
  }

  /// The paint of the line of means.
  func line(opacity: Double = 1, width: Double = 2) -> Paint {
    look.rail(opacity: opacity, width: width)
  }

  /// The paint of a period's dot: the line's, filled like the symbol of its mean.
  func dot(_ index: Int) -> Paint {
    var paint = line()
    paint.fill =
      look.isFaces
      ? history.summary.style.face.color.brush(at: Moment(progress(index)))
      : history.summary.style.fillColor.brush
    return paint
  }

  // MARK: The line

  /// Draws the line from mean to mean: first the parts over gaps and to a partial end, pale; then the others.
  ///
  /// - Parameters:
  ///   - width: The width of the line.
  ///   - point: The place of a period's mean.
  ///   - room: The radius around a period's mean that its symbol takes; nil if the line may pass behind it.
  func drawLine(
    with pen: SummaryPen, width: Double, at point: (Int) -> Point, room: (Int) -> Double?
  ) {
    for isPale in [true, false] {
      var isPainted = false
      // The period at which the polyline ends so far.
      var end: Int?
      var index = first
      while let start = index, let next = next(after: start) {
        index = next
        guard (next > start + 1 || isPartial && next == last) == isPale else { continue }
        let (from, to) = (point(start), point(next))
        var span = (0.0, 1.0)
        for period in [start, next, first!, last!] {
          guard let radius = room(period) else { continue }
          span = Self.cut(span, from: from, to: to, around: point(period), radius: radius)
        }
        guard span.0 < span.1 else { continue }
        if !isPainted { pen.paint(line(opacity: isPale ? 0.5 : 1, width: width)) }
        isPainted = true
        func place(_ part: Double) -> Point {
          Point(lerp(from.x, to.x, part), lerp(from.y, to.y, part))
        }
        if end != start || span.0 > 0 { pen.move(to: place(span.0)) }
        pen.line(to: place(span.1))
        end = span.1 == 1 ? next : nil
      }
    }
  }

  /// The part of a segment outside of a circle that holds one of its ends; nothing if it holds both.
  private static func cut(
    _ span: (Double, Double), from start: Point, to end: Point, around center: Point, radius: Double
  ) -> (Double, Double) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (x, y) = (start.x - center.x, start.y - center.y)
    let holdsStart = x * x + y * y < radius * radius
    let holdsEnd = (x + dx) * (x + dx) + (y + dy) * (y + dy) < radius * radius
    if holdsStart, holdsEnd { return (1, 0) }
    guard holdsStart || holdsEnd else { return span }
    // The roots of |start + t · (end - start) - center| = radius.
    let (a, b, c) = (dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - radius * radius)
    let root = (b * b - a * c).squareRoot()
    return holdsStart
      ? (max(span.0, (root - b) / a), span.1) : (span.0, min(span.1, (-b - root) / a))
  }
}

extension RatingCounts {
  /// The same scale without ratings.
  var emptied: RatingCounts {
    RatingCounts(valueCount: valueCount, minimum: minimum, step: step)
  }
}
