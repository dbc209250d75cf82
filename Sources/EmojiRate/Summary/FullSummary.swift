/// A block with the mean, its symbol and the number of ratings, and a chart to its right.
///
/// Up to seven values get bars; more get columns.
struct FullSummary {
  /// The width of the chart.
  static var chartWidth: Double { 228 }

  private static let chartX = 132.0
  let facts: SummaryFacts

  private var block: SummaryBlock { SummaryBlock(facts: facts) }

  private var hasColumns: Bool { facts.counts.valueCount > 7 }

  private var columns: SummaryColumns {
    SummaryColumns(facts, width: Self.chartWidth, tall: 78, isMarked: false)
  }

  private var chartHeight: Double {
    hasColumns ? columns.size.height : SummaryBars(facts, width: Self.chartWidth).size.height
  }

  var size: Size {
    Size(width: Self.chartX + Self.chartWidth, height: max(block.height, chartHeight))
  }

  func draw(with pen: SummaryPen) {
    let height = size.height
    func top(_ own: Double) -> Double { Double(Int((height - own) / 2)) }
    block.draw(with: pen, y: top(block.height))
    let y = top(chartHeight)
    if hasColumns {
      columns.draw(with: pen, x: Self.chartX, y: y)
    } else {
      SummaryBars(facts, width: Self.chartWidth).draw(with: pen, x: Self.chartX, y: y)
    }
  }
}

/// Draws the mean in large digits with a face above or a row of stars below, and the number of ratings.
struct SummaryBlock {
  private static var width: Double { 104 }
  let facts: SummaryFacts

  var height: Double { facts.isFaces ? 135 : 97 }

  func draw(with pen: SummaryPen, y: Double) {
    if facts.isFaces {
      pen.face(facts.meanFace, x: 16, y: y, side: 72)
      drawMean(with: pen, y: y + 82, height: 30)
    } else {
      drawMean(with: pen, y: y, height: 44)
      let (count, spacing) = (facts.summary.symbolCount, 3.5)
      let side = min((Self.width - spacing * Double(count - 1)) / Double(count), 18)
      let row = facts.row(count: count, side: side, spacing: spacing)
      pen.row(row, x: (Self.width - row.canvasSize.width) / 2, y: y + 56 + (18 - side) / 2)
    }
    drawNumber(with: pen, y: y + (facts.isFaces ? 122 : 84))
  }

  /// Draws the mean and its maximum, as large as fits.
  private func drawMean(
    with pen: SummaryPen, y: Double, height: Double
  ) {
    var high = height
    while true {
      let mean = DigitText(facts.mean, height: high, weight: 1.25)
      let outOf = facts.outOf.map { DigitText($0, height: 0.4 * high) }
      let gap = DigitText.gap(height: high)
      let width = SummaryPen.width(mean, outOf, gap: gap)
      if width <= Self.width || high <= 12 {
        pen.text(mean, outOf, gap: gap, x: (Self.width - width) / 2, baseline: y + height)
        return
      }
      high -= 2
    }
  }

  /// Draws the number of ratings; exactly if there is room.
  private func drawNumber(with pen: SummaryPen, y: Double) {
    let person = DigitText.person(height: 11)
    let distance = person.width + 4
    var number = DigitText(facts.format.grouped(facts.counts.total), height: 11)
    if distance + number.width > Self.width {
      number = DigitText(facts.format.short(facts.counts.total), height: 11)
    }
    let x = (Self.width - distance - number.width) / 2
    pen.text(person, x: x, y: y)
    pen.text(number, x: x + distance, y: y)
  }
}
