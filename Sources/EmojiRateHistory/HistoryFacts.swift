import EmojiRate

/// The values that the layouts of ratings over time share, such as means and the visible scale.
///
/// It is a class, because a struct of this size would be slow to copy.
package final class HistoryFacts: LayoutFacts {
  let history: RatingHistory
  /// The texts, symbols and paints of summaries.
  let look: SummaryFacts
  /// The fill of all dots; nil for faces, whose dots have the colours of their means.
  private let fill: Brush?
  /// The exact mean of each period, as an index into the scale's values; nil with too few ratings.
  private let places: [Fraction?]
  /// The first and the last period with a mean; nil without any.
  private(set) var first: Int?
  private(set) var last: Int?
  /// The latest period with the lowest mean; nil unless it is below the first and the last mean.
  private(set) var low: Int?
  /// The latest period with the highest mean; nil unless it is above the first and the last mean.
  private(set) var high: Int?
  /// The indexes of the visible values of the scale.
  private(set) var window: ClosedRange<Int>
  /// The highest number of ratings of a period.
  private(set) var most: Int64 = 0
  /// Whether to draw columns, because the periods have different numbers of ratings.
  private(set) var hasColumns = false

  init(_ history: RatingHistory, in language: Language = .english) {
    self.history = history
    look = SummaryFacts(history.summary, in: language)
    fill = look.isFaces ? nil : history.summary.style.fillColor.brush
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

  /// The last mean as shown; without a mean, the middle of the scale.
  package var rating: Rating {
    let counts = history.summary.counts
    let mean = last.flatMap { history.periods[$0].shownMean }
    return history.summary.rating(
      history.shownValue ?? mean ?? (counts.minimum + counts.maximum) / 2)
  }

  package func language(in asked: Language) -> Language { look.language }

  package func pen(on canvas: UnsafeMutablePointer<Canvas>, width: Double) -> SummaryPen {
    look.pen(on: canvas, width: width)
  }

  var count: Int { history.periods.count }

  /// The mean of a period, as in ``places``; also nil if there is no such period.
  func place(_ index: Int) -> Fraction? { places.indices.contains(index) ? places[index] : nil }

  /// The next period with a mean.
  func next(after index: Int) -> Int? {
    guard let last, index < last else { return nil }
    return (index + 1...last).first { places[$0] != nil }
  }

  /// Whether the last period with a mean is incomplete.
  var isPartial: Bool {
    last == count - 1 && history.times.isPartial(count - 1, until: history.until)
  }

  /// The last day with ratings, if the period is incomplete; nil otherwise.
  func until(_ index: Int) -> CalendarDay? {
    index == count - 1 && isPartial ? history.until : nil
  }

  // MARK: The scale

  /// A value as an index into the values of the scale, with a fraction between two of them.
  private func place(ofValue value: Double) -> Double {
    let counts = history.summary.counts
    return ((value * 100 - Double(counts.low)) / Double(counts.gap))
      .clamped(to: 0...Double(counts.valueCount - 1), ifNaN: 0)
  }

  /// The indexes of the visible values, which include `lowest` to `highest`.
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

  /// The vertical position of a period's mean in the window: 0 at the top, 1 at the bottom.
  func depth(_ index: Int) -> Double {
    (Double(window.upperBound) - (places[index]?.value ?? 0)) / Double(window.count - 1)
  }

  // MARK: Texts and symbols

  /// The texts and symbols of a period, as in a summary of that period.
  func facts(_ index: Int) -> SummaryFacts {
    look.showing(history.periods[index], value: index == last ? history.shownValue : nil)
  }

  /// The texts and symbols of the same scale without ratings.
  var nothing: SummaryFacts { look.showing(look.counts.emptied) }

  func mean(_ index: Int) -> InlineText { look.mean(of: history.periods[index]) }

  // MARK: Paints

  /// The progress of a period's mean, or of the value that it shows during an animation: 0…1.
  private func progress(_ index: Int) -> Double {
    if index == last, let value = history.shownValue { return look.summary.rating(value).progress }
    return (places[index]?.value ?? 0) / Double(history.summary.counts.valueCount - 1)
  }

  /// The paint of the line of means.
  func line(opacity: Double = 1, width: Double = 2) -> Paint {
    look.rail(opacity: opacity, width: width)
  }

  /// The paint of a period's dot: the paint of the line, with the fill of the mean's symbol.
  func dot(_ index: Int) -> Paint {
    var paint = line()
    paint.fill = fill ?? history.summary.style.face.color.brush(at: Moment(progress(index)))
    return paint
  }

  // MARK: The line

  /// Draws the line from mean to mean.
  ///
  /// First it draws the pale parts, over gaps and to an incomplete last period, then the others.
  ///
  /// - Parameters:
  ///   - width: The width of the line.
  ///   - point: The point of a period's mean.
  ///   - room: The radius of a period's symbol that the line leaves free; nil if there is no
  ///     symbol.
  func drawLine(
    with pen: SummaryPen, width: Double, at point: (Int) -> Point, room: (Int) -> Double?
  ) {
    for isPale in [true, false] {
      var isPainted = false
      // The period at which the current polyline ends.
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
        if end != start || span.0 > 0 { pen.move(to: lerp(from, to, span.0)) }
        pen.line(to: lerp(from, to, span.1))
        end = span.1 == 1 ? next : nil
      }
    }
  }

  /// Cuts the part of a segment inside a circle, if the circle contains one end of the segment.
  ///
  /// - Parameter span: The part of the segment that is left so far, in 0…1.
  /// - Returns: The part outside the circle; empty, as (1, 0), if the circle contains both ends.
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
