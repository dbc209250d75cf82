/// Draws the mean, followed by one bar that all ratings share, lowest value first.
///
/// The bar starts at the same x for every mean of a scale, so that rows of a table line up.
enum SummaryStack {
  private static var barWidth: Double { 200 }
  private static var leastWidth: Double { 4 }
  private static var gap: Double { 2 }

  /// The x at which the mean ends, with room for both ends of the scale.
  private static func meanEnd(_ facts: SummaryFacts) -> Double {
    let ends = (facts.mean(hundredths: facts.counts.low), facts.mean(hundredths: facts.counts.high))
    return facts.symbolSide + 6 + max(DigitText.large(ends.0).width, DigitText.large(ends.1).width)
  }

  static func size(_ facts: SummaryFacts) -> Size {
    Size(width: meanEnd(facts) + 10 + barWidth, height: 24)
  }

  static func draw(with pen: SummaryPen) {
    let (meanEnd, mean) = (meanEnd(pen.facts), DigitText.large(pen.facts.mean))
    let start = meanEnd + 10
    pen.meanSymbol()
    pen.text(mean, x: meanEnd - mean.width, y: 5)
    if pen.facts.isEmpty {
      pen.paint(pen.facts.rail())
      pen.line(from: Point(start + 1, 12), to: Point(start + barWidth - 1, 12))
    } else {
      drawParts(with: pen, start)
    }
  }

  private static func drawParts(with pen: SummaryPen, _ start: Double) {
    let (counts, growth) = (pen.facts.counts, pen.facts.summary.growth)
    // Parts that would be too narrow to see get the minimum width. The others share the rest.
    var (room, rest, narrow) = (barWidth + gap, counts.total, UInt32(0))
    for index in 0..<counts.valueCount where counts[index] > 0 { room -= gap }
    var isDone = false
    while !isDone {
      isDone = true
      let perRating = room / Double(rest)
      for index in 0..<counts.valueCount where counts[index] > 0 && narrow & 1 << index == 0 {
        if Double(counts[index]) * perRating < leastWidth {
          narrow |= 1 << UInt32(index)
          room -= leastWidth
          rest -= counts[index]
          isDone = false
        }
      }
    }
    var x = 0.0
    for index in 0..<counts.valueCount where counts[index] > 0 {
      let isNarrow = narrow & 1 << index != 0
      let width = isNarrow ? leastWidth : room * Double(counts[index]) / Double(rest)
      let frame = Box(
        x: start + x * growth, y: 5, width: max(width * growth, 1.1), height: 14)
      pen.bar(.stone, pen.facts.part(index), in: frame)
      x += width + gap
    }
  }
}
