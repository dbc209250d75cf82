import EmojiRate

/// Draws a small line of means, with the first mean before it and the last one after it.
///
/// It is for the cells of a table. The line starts at the same x for every history of a scale, so
/// that the rows of a table line up.
struct HistorySpark: DrawnLayout {
  private let facts: HistoryFacts
  /// The left and the right edge of the line's box.
  private let start: Double
  private let end: Double
  /// The widths of the widest mean of the scale in small and in large digits.
  private let smallWidth: Double
  private let largeWidth: Double

  init(_ facts: HistoryFacts) {
    self.facts = facts
    let ends = facts.look.widestMeans
    smallWidth = max(DigitText.small(ends.0).width, DigitText.small(ends.1).width)
    largeWidth = max(DigitText.large(ends.0).width, DigitText.large(ends.1).width)
    start = smallWidth + 8
    end = start + 80
  }

  var size: Size { Size(width: end + 38 + largeWidth, height: 24) }

  func basePaint(_ facts: HistoryFacts) -> Paint { facts.line() }

  private func point(_ index: Int) -> Point {
    let x =
      facts.count > 1
      ? start + 2 + 76 * Double(index) / Double(facts.count - 1) : end - 2
    return Point(x, 4 + 16 * facts.depth(index))
  }

  func draw(_ facts: HistoryFacts, with pen: SummaryPen) {
    // A rail at the height of the first mean shows which means are better than the first.
    let middle = facts.first.map { point($0).y } ?? 12
    pen.paint(facts.look.rail())
    pen.line(from: Point(start + 1, middle), to: Point(end - 1, middle))
    facts.drawLine(with: pen, width: 2, at: point) { _ in nil }
    if let last = facts.last {
      pen.paint(facts.dot(last))
      pen.circle(center: point(last), radius: 3)
    }
    let shown = facts.last.map(facts.facts) ?? facts.nothing
    if shown.isFaces {
      pen.face(shown.meanFace, x: end + 8, y: 0, side: 24)
    } else {
      pen.row(shown.row(count: 1, side: 20, spacing: 0), x: end + 10, y: 1.5)
    }
    let mean = DigitText.large(shown.mean)
    pen.text(mean, x: end + 38 + largeWidth - mean.width, y: 5)
    guard let first = facts.first, first != facts.last else { return }
    let before = DigitText.small(facts.mean(first))
    pen.text(before, x: smallWidth - before.width, y: 7)
  }
}
