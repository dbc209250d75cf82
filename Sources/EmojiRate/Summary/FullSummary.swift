/// A block with the mean, its symbol and the number of ratings, and a chart to its right.
///
/// Up to seven values get bars; more get columns.
struct FullSummary: DrawnLayout {
  private static let chartX = 132.0
  /// The width of the chart.
  private static let chartWidth = 228.0

  private let bars: SummaryBars
  /// The columns in place of bars.
  private let columns: SummaryColumns?
  private let blockHeight: Double

  init(_ facts: SummaryFacts) {
    bars = SummaryBars(facts)
    columns =
      facts.barCount > 7
      ? SummaryColumns(facts, width: Self.chartWidth, tall: 78, isMarked: false) : nil
    blockHeight = SummaryBlock.height(facts)
  }

  private var chartHeight: Double { columns?.size.height ?? bars.size.height }

  var size: Size {
    Size(width: Self.chartX + Self.chartWidth, height: max(blockHeight, chartHeight))
  }

  func basePaint(_ facts: SummaryFacts) -> Paint {
    columns?.basePaint(facts) ?? bars.basePaint(facts)
  }

  func draw(_ facts: SummaryFacts, with pen: SummaryPen) {
    let height = size.height
    func top(_ own: Double) -> Double { Double(Int((height - own) / 2)) }
    SummaryBlock.draw(facts, with: pen, y: top(blockHeight))
    let y = top(chartHeight)
    if let columns {
      columns.draw(facts, with: pen, x: Self.chartX, y: y)
    } else {
      bars.draw(facts, with: pen, x: Self.chartX, y: y)
    }
  }
}

/// Draws the mean in large digits with a face above or a row of stars below, and the number of ratings.
enum SummaryBlock {
  private static var width: Double { 104 }

  /// The y of the number of ratings.
  private static func numberY(_ facts: SummaryFacts) -> Double {
    facts.isFaces ? 122 : facts.hasSymbol ? 84 : 62
  }

  static func height(_ facts: SummaryFacts) -> Double { numberY(facts) + 13 }

  static func draw(_ facts: SummaryFacts, with pen: SummaryPen, y: Double) {
    if facts.isFaces {
      pen.face(facts.meanFace, x: 16, y: y, side: 72)
      drawMean(facts, with: pen, y: y + 82, height: 30)
    } else {
      drawMean(facts, with: pen, y: y, height: 44)
    }
    if facts.hasSymbol, !facts.isFaces {
      let (count, spacing) = (facts.summary.symbolCount, 3.5)
      let side = min((width - spacing * Double(count - 1)) / Double(count), 18)
      let row = facts.row(count: count, side: side, spacing: spacing)
      pen.row(row, x: (width - row.canvasSize.width) / 2, y: y + 56 + (18 - side) / 2)
    }
    drawNumber(facts, with: pen, y: y + numberY(facts))
  }

  /// Draws the mean and its maximum, as large as fits.
  private static func drawMean(
    _ facts: SummaryFacts, with pen: SummaryPen, y: Double, height: Double
  ) {
    var high = height
    while true {
      let mean = DigitText(facts.mean, height: high, weight: 1.25)
      let outOf = facts.outOf.map { DigitText($0, height: 0.4 * high) }
      let gap = DigitText.gap(height: high)
      let own = SummaryPen.width(mean, outOf, gap: gap)
      if own <= width || high <= 12 {
        pen.text(mean, outOf, gap: gap, x: (width - own) / 2, baseline: y + height)
        return
      }
      high -= 2
    }
  }

  /// Draws the number of ratings; exactly if there is room.
  private static func drawNumber(_ facts: SummaryFacts, with pen: SummaryPen, y: Double) {
    let (format, total) = (facts.format, facts.counts.total)
    let person = DigitText.person(height: 11)
    let distance = person.width + 4
    var number = DigitText(format.grouped(total), height: 11)
    if distance + number.width > width {
      number = DigitText(format.short(total), height: 11)
    }
    let x = (width - distance - number.width) / 2
    pen.text(person, x: x, y: y)
    pen.text(number, x: x + distance, y: y)
  }
}
