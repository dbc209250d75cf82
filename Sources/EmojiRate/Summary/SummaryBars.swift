/// Draws a bar for each value, highest first, on a rail whose length represents all ratings.
struct SummaryBars: DrawnLayout {
  private let count: Int
  private let isFaces: Bool
  private static let width = 228.0
  /// Whether faces have labels too: more than seven, and bands.
  private let hasLabels: Bool
  /// The distance from one bar to the next.
  private let pitch: Double
  private let barHeight: Double
  /// The side of a symbol.
  private let side: Double

  init(_ facts: SummaryFacts) {
    (count, isFaces) = (facts.barCount, facts.isFaces)
    hasLabels = !isFaces || count > 7 || facts.bands != nil
    (pitch, barHeight, side) =
      switch (count, isFaces) {
      case (...5, true): (28, 12, 24)
      case (...5, false): (24, 12, 14)
      case (...7, true): (24, 12, 20)
      case (...7, false): (22, 12, 14)
      case (_, true): (20, 10, 18)
      case (_, false): (18, 10, 12)
      }
  }

  var size: Size { Size(width: Self.width, height: Double(count - 1) * pitch + side) }

  func basePaint(_ facts: SummaryFacts) -> Paint {
    isFaces ? facts.facePaint(side: side) : facts.ink(height: 10)
  }

  func draw(_ facts: SummaryFacts, with pen: SummaryPen) { draw(facts, with: pen, x: 0, y: 0) }

  func draw(_ facts: SummaryFacts, with pen: SummaryPen, x: Double, y: Double) {
    let shares = facts.shares
    var labelWidth = 0.0
    for index in 0..<count where hasLabels {
      labelWidth = max(labelWidth, DigitText.small(facts.label(index)).width)
    }
    let symbolX = x + (hasLabels ? labelWidth + 4 : 0)
    let start = symbolX + side + 10
    let room = x + Self.width - start
    let length = numberWidth(facts).map { room - Self.numberGap - $0 } ?? room
    /// Calls `body` for each value, highest first, with the y of its bar's centre line.
    func forEach(_ body: (Int, Double) -> Void) {
      for row in 0..<count { body(count - 1 - row, y + side / 2 + Double(row) * pitch) }
    }
    pen.paint(facts.rail())
    forEach { _, middle in
      pen.line(from: Point(start + 1, middle), to: Point(start + length - 1, middle))
    }
    var paint = facts.bar(0)
    forEach { index, middle in
      let number = facts.number(index)
      guard number > 0 else { return }
      let whole = length * Double(number) / Double(facts.counts.total)
      let frame = Box(
        x: start, y: middle - barHeight / 2, width: max(whole * facts.summary.growth, 3),
        height: barHeight)
      // Only bars of faces differ in their paint.
      if isFaces { paint = facts.bar(index) }
      pen.bar(.slab, paint, in: frame)
    }
    if isFaces {
      forEach { index, middle in
        pen.face(facts.face(of: index), x: symbolX, y: middle - side / 2, side: side)
      }
    } else {
      pen.fullSymbols(count, of: facts, x: symbolX, y: y, side: side, pitch: pitch)
    }
    forEach { index, middle in
      guard hasLabels else { return }
      let label = DigitText.small(facts.label(index))
      pen.text(label, x: x + labelWidth - label.width, y: middle - 5)
    }
    forEach { index, middle in
      guard !facts.isEmpty, let number = facts.number(index, shares).map(DigitText.small) else {
        return
      }
      pen.text(number, x: x + Self.width - number.width, y: middle - 5)
    }
  }

  /// The gap before the numbers.
  private static var numberGap: Double { 8 }

  /// The width of the numbers; nil without any.
  ///
  /// It is constant for shares, so that bars of different pictures have the same scale.
  private func numberWidth(_ facts: SummaryFacts) -> Double? {
    switch facts.summary.numbers {
    case .percent: return DigitText.small(facts.format.percent(100)).width
    case .none: return nil
    case .count:
      var widest = 0.0
      for index in 0..<count {
        widest = max(widest, DigitText.small(facts.format.grouped(facts.number(index))).width)
      }
      return widest
    }
  }
}
