/// Draws the mean with its symbol, and the number of ratings in brackets.
struct SummaryBadge {
  let facts: SummaryFacts

  private var isRow: Bool { !facts.isFaces && facts.summary.symbolCount > 1 }
  private var row: StarRow { facts.row(count: facts.summary.symbolCount, side: 18, spacing: 2) }
  private var mean: DigitText { DigitText(facts.mean, height: 14, weight: 1.25) }
  private var outOf: DigitText? { facts.outOf.map { DigitText($0, height: 10) } }
  private static var outOfGap: Double { 1.5 }

  /// The number of ratings, exact below a million.
  private var number: DigitText {
    let (format, number) = (facts.format, facts.counts.total)
    var text = InlineText()
    text.append("(")
    text.append(number < 1_000_000 ? format.grouped(number) : format.short(number))
    text.append(")")
    return DigitText(text, height: 12)
  }

  private var meanWidth: Double { mean.width + (outOf.map { Self.outOfGap + $0.width } ?? 0) }

  /// The x of the brackets.
  private var numberX: Double {
    isRow ? meanWidth + 7 + row.canvasSize.width + 7 : facts.symbolSide + 6 + meanWidth + 7
  }

  var size: Size { Size(width: numberX + number.width, height: 24) }

  func draw<Target: Canvas>(with pen: SummaryPen<Target>) {
    if !isRow { pen.meanSymbol() }
    pen.text(mean, outOf, gap: Self.outOfGap, x: isRow ? 0 : facts.symbolSide + 6, baseline: 19)
    if isRow { pen.row(row, x: meanWidth + 7, y: 2.5) }
    pen.text(number, x: numberX, y: 7)
  }
}
