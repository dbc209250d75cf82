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

  func draw<Target: Canvas>(with pen: SummaryPen<Target>) {
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
