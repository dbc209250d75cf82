/// Draws the mean, followed by one bar that all ratings share, lowest value first.
///
/// The bar starts at the same x for every mean of a scale, so that rows of a table line up.
struct SummaryStack: DrawnLayout {
  private static var barWidth: Double { 200 }
  private static var leastWidth: Double { 4 }
  private static var gap: Double { 2 }

  /// The x at which the mean ends, with room for the widest one.
  private let meanEnd: Double

  init(_ facts: SummaryFacts) {
    let widest = facts.widestMeans
    meanEnd =
      (facts.hasSymbol ? facts.symbolSide + 6 : 0)
      + max(DigitText.large(widest.0).width, DigitText.large(widest.1).width)
  }

  var size: Size { Size(width: meanEnd + 10 + Self.barWidth, height: 24) }

  func draw(_ facts: SummaryFacts, with pen: SummaryPen) {
    let (mean, start) = (DigitText.large(facts.mean), meanEnd + 10)
    pen.meanSymbol(of: facts)
    pen.text(mean, x: meanEnd - mean.width, y: 5)
    if facts.isEmpty {
      pen.paint(facts.rail())
      pen.line(from: Point(start + 1, 12), to: Point(start + Self.barWidth - 1, 12))
    } else {
      drawParts(facts, start, with: pen)
    }
  }

  private func drawParts(_ facts: SummaryFacts, _ start: Double, with pen: SummaryPen) {
    let growth = facts.summary.growth
    // Parts that would be too narrow to see get the minimum width. The others share the rest.
    var (room, rest, narrow) = (Self.barWidth + Self.gap, facts.counts.total, UInt32(0))
    for bar in 0..<facts.barCount where facts.number(bar) > 0 { room -= Self.gap }
    var isDone = false
    while !isDone {
      isDone = true
      let perRating = room / Double(rest)
      for bar in 0..<facts.barCount where facts.number(bar) > 0 && narrow & 1 << bar == 0 {
        if Double(facts.number(bar)) * perRating < Self.leastWidth {
          narrow |= 1 << UInt32(bar)
          room -= Self.leastWidth
          rest -= facts.number(bar)
          isDone = false
        }
      }
    }
    var x = 0.0
    for bar in 0..<facts.barCount where facts.number(bar) > 0 {
      let isNarrow = narrow & 1 << bar != 0
      let width =
        isNarrow ? Self.leastWidth : room * Double(facts.number(bar)) / Double(rest)
      let frame = Box(
        x: start + x * growth, y: 5, width: max(width * growth, 1.1), height: 14)
      pen.bar(.stone, facts.part(bar), in: frame)
      x += width + Self.gap
    }
  }
}
