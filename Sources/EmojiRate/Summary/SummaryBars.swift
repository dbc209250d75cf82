/// Draws a bar for each value, highest first, on a rail whose length represents all ratings.
struct SummaryBars {
  private let count: Int
  private let isFaces: Bool
  private let width: Double
  /// The distance from one bar to the next.
  private let pitch: Double
  private let barHeight: Double
  /// The side of a symbol.
  let side: Double

  init(_ facts: SummaryFacts, width: Double = 228) {
    (count, isFaces) = (facts.counts.valueCount, facts.isFaces)
    self.width = width
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

  var size: Size { Size(width: width, height: Double(count - 1) * pitch + side) }

  /// Up to seven faces need no labels.
  private var hasLabels: Bool { !isFaces || count > 7 }

  func draw(with pen: SummaryPen, x: Double = 0, y: Double = 0) {
    let (facts, shares) = (pen.facts, pen.facts.counts.shares)
    let counts = facts.counts
    var labelWidth = 0.0
    for index in 0..<count where hasLabels {
      labelWidth = max(labelWidth, DigitText.small(facts.value(index)).width)
    }
    let symbolX = x + (hasLabels ? labelWidth + 4 : 0)
    let start = symbolX + side + 10
    let room = x + width - start
    let length = numberWidth(facts).map { room - Self.numberGap - $0 } ?? room
    /// Calls `body` for each value, highest first, with the y of its bar's centre line.
    func forEach(_ body: (Int, Double) -> Void) {
      for row in 0..<count { body(count - 1 - row, y + side / 2 + Double(row) * pitch) }
    }
    pen.paint(facts.rail())
    forEach { _, middle in
      pen.line(from: Point(start + 1, middle), to: Point(start + length - 1, middle))
    }
    forEach { index, middle in
      guard counts[index] > 0 else { return }
      let whole = length * Double(counts[index]) / Double(counts.total)
      let frame = Box(
        x: start, y: middle - barHeight / 2, width: max(whole * facts.summary.growth, 3),
        height: barHeight)
      pen.bar(.slab, facts.bar(index), in: frame)
    }
    if isFaces {
      forEach { index, middle in
        pen.face(facts.face(ofValue: index), x: symbolX, y: middle - side / 2, side: side)
      }
    } else {
      pen.fullSymbols(count, x: symbolX, y: y, side: side, pitch: pitch)
    }
    forEach { index, middle in
      guard hasLabels else { return }
      let label = DigitText.small(facts.value(index))
      pen.text(label, x: x + labelWidth - label.width, y: middle - 5)
    }
    forEach { index, middle in
      guard !facts.isEmpty, let number = facts.number(index, shares).map(DigitText.small) else {
        return
      }
      pen.text(number, x: x + width - number.width, y: middle - 5)
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
        widest = max(widest, DigitText.small(facts.format.grouped(facts.counts[index])).width)
      }
      return widest
    }
  }
}
