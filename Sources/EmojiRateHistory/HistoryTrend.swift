import EmojiRate

/// Draws a line of means above columns of the numbers of ratings, with rails for values, and dates.
struct HistoryTrend: DrawnLayout {
  private static var width: Double { 360 }
  /// The y of the highest rail, and the distance from it to the lowest.
  private static var top: Double { 32 }
  private static var tall: Double { 72 }
  /// The height of the tallest column.
  private static var columnHeight: Double { 16 }
  /// The side of the faces between the first and the last face.
  private static var faceSide: Double { 22 }

  private let facts: HistoryFacts
  /// The distance between two rails, counted in values of the scale.
  private let railStep: Int
  /// The right edge of the labels of rails.
  private let labelEnd: Double
  /// The left edge of the chart.
  private let left: Double
  /// The distance from a period to the next.
  private let pitch: Double
  /// Whether the means between the ends are faces, and not dots.
  private let hasFaces: Bool

  init(_ facts: HistoryFacts) {
    self.facts = facts
    let gaps = facts.window.count - 1
    railStep =
      (1...gaps).first { gaps % $0 == 0 && Self.tall * Double($0) / Double(gaps) >= 16 } ?? gaps
    var widest = 0.0
    for value in stride(
      from: facts.window.lowerBound, through: facts.window.upperBound, by: railStep)
    {
      widest = max(widest, DigitText.small(facts.look.rail(value)).width)
    }
    labelEnd = facts.most > 0 ? max(widest, Self.numberWidth(facts)) : widest
    let whole = Double(Int(labelEnd))
    left = (whole < labelEnd ? whole + 1 : whole) + 8
    pitch = facts.count > 1 ? (328 - left) / Double(facts.count - 1) : 328 - left
    hasFaces = facts.history.points == .faces && facts.look.isFaces && pitch >= 22
  }

  // MARK: Places

  /// The number of all ratings; 100,000 or more are abbreviated.
  private static func number(_ facts: HistoryFacts) -> DigitText {
    let total = facts.history.summary.counts.total
    return .small(
      total < 100_000 ? facts.look.format.grouped(total) : facts.look.format.short(total))
  }

  private static func numberWidth(_ facts: HistoryFacts) -> Double {
    DigitText.person(height: 10).width + 4 + number(facts).width
  }

  /// The y of the bottom of the columns.
  private var ground: Double { facts.hasColumns ? 156 : 136 }

  private var hasDates: Bool { facts.count > 0 && (0..<facts.count).contains { date($0) != nil } }

  /// The paint of most marks, so that the document states it once: of faces, dots or the line.
  func basePaint(_ facts: HistoryFacts) -> Paint {
    if hasFaces { return facts.look.facePaint(side: Self.faceSide) }
    return facts.look.isFaces || facts.history.points == .ends ? facts.line() : facts.dot(0)
  }

  var size: Size { Size(width: Self.width, height: hasDates ? ground + 16 : ground) }

  private func x(_ index: Int) -> Double {
    let x = facts.count > 1 ? left + 16 + pitch * Double(index) : (left + Self.width) / 2
    return pitch >= 4 ? Double(Int(x + 0.5)) : x
  }

  private func y(_ value: Int) -> Double {
    Self.top + Self.tall * Double(facts.window.upperBound - value) / Double(facts.window.count - 1)
  }

  private func point(_ index: Int) -> Point {
    Point(x(index), Self.top + Self.tall * facts.depth(index))
  }

  private func isEnd(_ index: Int) -> Bool { index == facts.first || index == facts.last }

  /// The radius around a period's symbol that the line leaves free; nil if it leaves nothing free.
  private func room(_ index: Int) -> Double? {
    guard facts.look.isFaces else { return nil }
    return isEnd(index) ? 15 : hasFaces ? 12 : nil
  }

  // MARK: Drawing

  func draw(_ facts: HistoryFacts, with pen: SummaryPen) {
    drawRails(with: pen)
    if let first = facts.first, let last = facts.last {
      facts.drawLine(with: pen, width: pitch < 4 ? 1.2 : 2, at: point, room: room)
      drawColumns(with: pen)
      drawPoints(with: pen)
      drawEnd(first, with: pen)
      if last != first { drawEnd(last, with: pen) }
      drawEndMean(first, beside: facts.next(after: first), with: pen)
      if last != first {
        drawEndMean(last, beside: (first..<last).last { facts.place($0) != nil }, with: pen)
      }
      if facts.history.points != .ends { drawExtremes(with: pen) }
    } else {
      drawNothing(with: pen)
    }
    drawLabels(with: pen)
    drawDates(with: pen)
  }

  /// The values that have a rail, the highest first.
  private var rails: some Sequence<Int> {
    stride(from: facts.window.upperBound, through: facts.window.lowerBound, by: -railStep)
  }

  private func drawRails(with pen: SummaryPen) {
    pen.paint(facts.look.rail(opacity: 0.15))
    for value in rails {
      pen.line(from: Point(left + 1, y(value)), to: Point(Self.width - 1, y(value)))
    }
  }

  private func drawColumns(with pen: SummaryPen) {
    guard facts.hasColumns else { return }
    let width = pitch < 4 ? pitch / 2 : min(2 * Double(Int(pitch / 4)), 12)
    pen.paint(facts.look.rail(opacity: 0.5, width: width, cap: .butt))
    for (index, counts) in facts.history.periods.enumerated() where counts.total > 0 {
      let part = Double(counts.total) / Double(facts.most)
      let whole = Double(Int(Self.columnHeight * part + 0.5))
      let height = max(max(whole, 1) * facts.history.growth, 1)
      pen.line(from: Point(x(index), ground), to: Point(x(index), ground - height))
    }
  }

  /// Draws the faces or dots of the periods between the first and the last.
  private func drawPoints(with pen: SummaryPen) {
    guard let first = facts.first, let last = facts.last, last > first + 1 else { return }
    for index in first + 1..<last where facts.place(index) != nil {
      if hasFaces {
        drawFace(index, side: Self.faceSide, with: pen)
        continue
      }
      let isAlone = facts.place(index - 1) == nil && facts.place(index + 1) == nil
      let hasRoom = pitch >= 7 && facts.history.points != .ends
      guard isAlone || hasRoom, isClear(index, of: first), isClear(index, of: last) else {
        continue
      }
      pen.paint(facts.dot(index))
      pen.circle(center: point(index), radius: pitch < 12 ? 2.5 : 3.5)
    }
  }

  /// Whether a dot does not touch the symbol at an end.
  private func isClear(_ index: Int, of end: Int) -> Bool {
    (point(index) - point(end)).squaredLength >= 19 * 19
  }

  private func drawFace(
    _ index: Int, side: Double, with pen: SummaryPen
  ) {
    let point = point(index)
    pen.face(facts.facts(index).meanFace, x: point.x - side / 2, y: point.y - side / 2, side: side)
  }

  private func drawEnd(_ index: Int, with pen: SummaryPen) {
    guard !facts.look.isFaces else { return drawFace(index, side: 28, with: pen) }
    let point = point(index)
    // Move the star up by 0.5, because most of its area is in its lower half.
    let star = facts.facts(index).row(count: 1, side: 24, spacing: 0)
    pen.row(star, x: point.x - 12, y: point.y - 12.5)
  }

  // MARK: Numbers

  /// The left edge of a text that is centred at `x`, moved so that it stays inside the chart.
  private func start(_ text: DigitText, at x: Double, from least: Double) -> Double {
    max(least, min(x - text.width / 2, Self.width - text.width))
  }

  /// Draws the mean of an end above or below its symbol, on the side that the line leaves free.
  private func drawEndMean(
    _ index: Int, beside neighbour: Int?, with pen: SummaryPen
  ) {
    let place = point(index)
    var (least, greatest) = (place.y, place.y)
    for other in 0..<facts.count where facts.place(other) != nil {
      guard abs(x(other) - place.x) <= 18 || other == neighbour else { continue }
      (least, greatest) = (min(least, point(other).y), max(greatest, point(other).y))
    }
    let isBelow = place.y - least > greatest - place.y
    let mean = DigitText.large(facts.mean(index))
    pen.text(mean, x: start(mean, at: place.x, from: left), y: place.y + (isBelow ? 17 : -31))
  }

  /// Draws the lowest and the highest mean, unless they would touch the means of the ends.
  private func drawExtremes(with pen: SummaryPen) {
    for (index, dy) in [(facts.low, hasFaces ? 14.0 : 7), (facts.high, hasFaces ? -24 : -17)] {
      guard let index, let first = facts.first, let last = facts.last else { continue }
      let (mean, place) = (DigitText.small(facts.mean(index)), point(index))
      let reach = 16 + mean.width / 2
      guard abs(place.x - x(first)) >= reach, abs(place.x - x(last)) >= reach else { continue }
      pen.text(mean, x: place.x - mean.width / 2, y: place.y + dy)
    }
  }

  private func drawLabels(with pen: SummaryPen) {
    for value in rails {
      let label = DigitText.small(facts.look.rail(value))
      pen.text(label, x: labelEnd - label.width, y: y(value) - 5)
    }
    guard facts.most > 0 else { return }
    let (person, number) = (DigitText.person(height: 10), Self.number(facts))
    let start = labelEnd - Self.numberWidth(facts)
    pen.text(person, x: start, y: ground - 13)
    pen.text(number, x: start + person.width + 4, y: ground - 13)
  }

  /// Draws a face without a mouth or an empty star, with a dash.
  private func drawNothing(with pen: SummaryPen) {
    let (x, y) = (Double(Int((left + Self.width) / 2 + 0.5)), 68.0)
    let nothing = facts.nothing
    if nothing.isFaces {
      pen.face(nothing.meanFace, x: x - 14, y: y - 14, side: 28)
    } else {
      pen.row(nothing.row(count: 1, side: 24, spacing: 0), x: x - 12, y: y - 12.5)
    }
    let dash = DigitText.large(nothing.mean)
    pen.text(dash, x: x - dash.width / 2, y: 37)
  }

  // MARK: Dates

  private func date(_ index: Int) -> DigitText? {
    facts.history.times.text(index, until: facts.until(index), after: index > 0 ? 0 : nil)
      .map(DigitText.small)
  }

  /// Draws the first and the last date, then as many years or labels between them as fit.
  private func drawDates(with pen: SummaryPen) {
    let (gap, y) = (12.0, ground + 6)
    guard facts.count > 0 else { return }
    /// Draws a text if it fits between two values of x, and returns where it begins and ends.
    func draw(
      _ text: DigitText?, at index: Int, after least: Double, before greatest: Double = .infinity
    ) -> (start: Double, end: Double)? {
      guard let text else { return nil }
      let start = start(text, at: x(index), from: 0)
      guard start >= least, start + text.width <= greatest else { return nil }
      pen.text(text, x: start, y: y)
      return (start, start + text.width)
    }
    var end = draw(date(0), at: 0, after: 0)?.end ?? -gap
    guard facts.count > 1 else { return }
    let last = draw(date(facts.count - 1), at: facts.count - 1, after: end + gap)
    for index in 1..<facts.count - 1 {
      let times = facts.history.times
      let text: DigitText?
      switch times {
      case .labels: text = date(index)
      case .calendar: text = times.beginsYear(index) ? times.year(index).map(DigitText.small) : nil
      }
      let drawn = draw(
        text, at: index, after: end + gap, before: last.map { $0.start - gap } ?? .infinity)
      end = drawn?.end ?? end
    }
  }
}
