import EmojiRate

/// Draws a row of bars for each month: one for each day, with the day's mean as height and colour.
///
/// The months are numbers on the left, and the days are numbers at the top. Below the rows, a
/// legend has a bar for each step of the scale.
struct HistoryCalendar: DrawnLayout {
  private static let width = 317.0
  /// The distance between two months, and the extra space above a new year.
  private static let (rowHeight, yearHeight) = (14.0, 18.0)
  /// The distance between two days, and the width of a bar.
  private static let (pitch, barWidth) = (9.0, 6.0)
  /// The left edge of the first day, 8 to the right of the widest year.
  private static let left = 40.0
  /// The side of a face in the legend.
  private static let faceSide = 18.0

  /// A row of bars, for one month.
  private struct Row {
    let first: CalendarDay
    let length: Int
    /// The y of the baseline of the bars.
    let ground: Double
  }

  private let facts: HistoryFacts
  private let rows: [Row]
  /// The number of different heights and colours of bars.
  private let stepCount: Int
  /// The top of the legend.
  private let foot: Double

  init(_ facts: HistoryFacts) {
    self.facts = facts
    stepCount = min(facts.history.summary.counts.valueCount, 7)
    var (rows, y) = ([Row](), 16.0)
    if let first = facts.history.times.firstDay(0), facts.count > 0,
      let last = facts.history.times.firstDay(facts.count - 1)
    {
      for month in HistoryPeriod.month.number(of: first)...HistoryPeriod.month.number(of: last) {
        let day = HistoryPeriod.month.firstDay(of: month)
        if day.month == 1, !rows.isEmpty { y += Self.yearHeight }
        rows.append(
          Row(first: day, length: HistoryPeriod.month.lastDay(of: month).day, ground: y + 10))
        y += Self.rowHeight
      }
    }
    self.rows = rows
    foot = y + 6
  }

  var size: Size { Size(width: Self.width, height: foot + 18) }

  func basePaint(_ facts: HistoryFacts) -> Paint { facts.look.ink(height: 10) }

  private func x(_ day: Int) -> Double { Self.left + Self.pitch * Double(day - 1) }

  /// The step nearest to a period's mean; nil without a mean.
  private func step(_ index: Int) -> Int? {
    facts.place(index).map { place in
      let gaps = facts.history.summary.counts.valueCount - 1
      // Round halves up, even if the last bits of the number make it a little smaller.
      return Int(place.value * Double(stepCount - 1) / Double(gaps) + 0.5 + 1e-9)
    }
  }

  func draw(_ facts: HistoryFacts, with pen: SummaryPen) {
    pen.paint(facts.look.rail(opacity: 0.15))
    for row in rows {
      let y = row.ground + 1
      pen.line(from: Point(Self.left + 1, y), to: Point(x(row.length + 1) - 3, y))
    }
    // Stars have one colour for all steps, so all bars are one path.
    if facts.look.isFaces {
      for step in 0..<stepCount { drawBars(of: step...step, with: pen) }
    } else {
      drawBars(of: 0...stepCount - 1, with: pen)
    }
    drawLegendEnds(with: pen)
    drawTexts(with: pen)
  }

  // MARK: Bars

  /// Draws the bars of the days with these steps, and then their bars in the legend.
  private func drawBars(of steps: ClosedRange<Int>, with pen: SummaryPen) {
    pen.paint(facts.look.barPaint(at: Double(steps.lowerBound) / Double(stepCount - 1)))
    var last: (day: CalendarDay, index: Int)?
    for index in 0..<facts.count {
      guard let step = step(index), steps.contains(step),
        let day = facts.history.times.firstDay(index), let first = rows.first?.first
      else { continue }
      let row = HistoryPeriod.month.number(of: day) - HistoryPeriod.month.number(of: first)
      let isBehind = last.map { $0.index == index - 1 && $0.day.month == day.month } ?? false
      drawBar(step, x: x(day.day), ground: rows[row].ground, isBehind: isBehind, with: pen)
      last = (day, index)
    }
    for step in steps {
      drawBar(
        step, x: legendX + Self.pitch * Double(step), ground: foot + 14,
        isBehind: step > steps.lowerBound, with: pen)
    }
  }

  /// Draws a bar as an open path without its bottom edge.
  ///
  /// If the previous bar is directly before it, it continues that bar's path.
  private func drawBar(
    _ step: Int, x: Double, ground: Double, isBehind: Bool, with pen: SummaryPen
  ) {
    let (x, ground) = (x + 0.5, ground + 0.5)
    let whole = 1 + Double(Int(8 * Double(step) / Double(stepCount - 1) + 0.5))
    let top = ground - max(whole * facts.history.growth, 1)
    let start = Point(x, ground)
    if isBehind { pen.line(to: start) } else { pen.move(to: start) }
    pen.line(to: Point(x, top))
    pen.line(to: Point(x + Self.barWidth, top))
    pen.line(to: Point(x + Self.barWidth, ground))
  }

  // MARK: Legend

  /// The number at an end of the legend, if the symbols are not faces.
  private func end(_ index: Int) -> DigitText { .small(facts.look.rail(index)) }

  private var lastIndex: Int { facts.history.summary.counts.valueCount - 1 }

  /// The left edge of the legend's bars.
  private var legendX: Double {
    let end = facts.look.isFaces ? Self.faceSide : end(lastIndex).width
    return Self.width - end - 4 - Self.pitch * Double(stepCount)
  }

  private func drawLegendEnds(with pen: SummaryPen) {
    let look = facts.look
    let lowEnd = legendX - 6
    if look.isFaces {
      let side = Self.faceSide
      pen.face(look.face(of: lastIndex), x: Self.width - side, y: foot, side: side)
      pen.face(look.face(of: 0), x: lowEnd - side, y: foot, side: side)
    } else {
      let (low, high) = (end(0), end(lastIndex))
      draw(high, endingAt: Self.width, y: foot + 4.5, with: pen)
      draw(low, endingAt: lowEnd, y: foot + 4.5, with: pen)
    }
  }

  // MARK: Texts

  /// Draws a text whose x is rounded to a tenth, so that coordinates repeat and compress well.
  private func draw(_ text: DigitText, endingAt end: Double, y: Double, with pen: SummaryPen) {
    pen.text(text, x: Double(nearestInteger((end - text.width) * 10)) / 10, y: y)
  }

  private func drawTexts(with pen: SummaryPen) {
    func number(_ number: Int) -> DigitText {
      var text = InlineText()
      text.append(Int64(number))
      return .small(text)
    }
    func drawYear(_ row: Row, y: Double) {
      pen.text(.small(InlineText(year: row.first.year)), x: 0, y: y)
    }
    if let first = rows.first { drawYear(first, y: 0) }
    for day in [1, 10, 20, 30] {
      let text = number(day)
      draw(text, endingAt: x(day) + 3.5 + text.width / 2, y: 0, with: pen)
    }
    for row in rows.dropFirst() where row.first.month == 1 {
      drawYear(row, y: row.ground - 10 - Self.yearHeight + 4)
    }
    let end = DigitText.small(InlineText(year: 0)).width
    for row in rows {
      draw(number(row.first.month), endingAt: end, y: row.ground - 9.5, with: pen)
    }
  }
}
