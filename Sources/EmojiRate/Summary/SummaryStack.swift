/// Draws the mean, followed by one bar that all ratings share, lowest value first.
///
/// The bar starts at the same x for every mean of a scale, so that rows of a table line up.
struct SummaryStack {
  private static var barWidth: Double { 200 }
  private static var leastWidth: Double { 4 }
  private static var gap: Double { 2 }
  let facts: SummaryFacts

  /// The x at which the mean ends, with room for both ends of the scale.
  private var meanEnd: Double {
    let ends = (facts.mean(hundredths: facts.counts.low), facts.mean(hundredths: facts.counts.high))
    return facts.symbolSide + 6 + max(DigitText.large(ends.0).width, DigitText.large(ends.1).width)
  }

  var size: Size { Size(width: meanEnd + 10 + Self.barWidth, height: 24) }

  func draw(with pen: SummaryPen) {
    let (start, mean) = (meanEnd + 10, DigitText.large(facts.mean))
    pen.meanSymbol()
    pen.text(mean, x: meanEnd - mean.width, y: 5)
    if facts.isEmpty {
      pen.paint(facts.rail())
      pen.line(from: Point(start + 1, 12), to: Point(start + Self.barWidth - 1, 12))
    } else {
      drawParts(with: pen, start)
    }
  }

  private func drawParts(with pen: SummaryPen, _ start: Double) {
    let (counts, growth) = (facts.counts, facts.summary.growth)
    // Parts that would be too narrow to see get the minimum width. The others share the rest.
    var (room, rest, narrow) = (Self.barWidth + Self.gap, counts.total, UInt32(0))
    for index in 0..<counts.valueCount where counts[index] > 0 { room -= Self.gap }
    var isDone = false
    while !isDone {
      isDone = true
      let perRating = room / Double(rest)
      for index in 0..<counts.valueCount where counts[index] > 0 && narrow & 1 << index == 0 {
        if Double(counts[index]) * perRating < Self.leastWidth {
          narrow |= 1 << UInt32(index)
          room -= Self.leastWidth
          rest -= counts[index]
          isDone = false
        }
      }
    }
    var x = 0.0
    for index in 0..<counts.valueCount where counts[index] > 0 {
      let isNarrow = narrow & 1 << index != 0
      let width = isNarrow ? Self.leastWidth : room * Double(counts[index]) / Double(rest)
      let frame = Rect(
        x: start + x * growth, y: 5, width: max(width * growth, 1.1), height: 14)
      pen.bar(.stone, facts.part(index), in: frame)
      x += width + Self.gap
    }
  }
}
