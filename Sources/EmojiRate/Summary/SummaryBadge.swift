/// Draws the mean with its symbol, and the number of ratings in brackets, if it is known.
struct SummaryBadge {
  let facts: SummaryFacts

  private var isRow: Bool { !facts.isFaces && facts.summary.symbolCount > 1 }
  private var row: StarRow { facts.row(count: facts.summary.symbolCount, side: 18, spacing: 2) }
  private var mean: DigitText { .large(facts.mean) }
  private var outOf: DigitText? { facts.outOf.map(DigitText.small) }
  private static var outOfGap: Double { 1.5 }

  /// The number of ratings, exact below a million; nil if it is unknown.
  private var number: DigitText? {
    guard facts.counts.hasNumber else { return nil }
    let (format, number) = (facts.format, facts.counts.total)
    var text = InlineText()
    text.append("(")
    text.append(number < 1_000_000 ? format.grouped(number) : format.short(number))
    text.append(")")
    return DigitText(text, height: 12)
  }

  private var meanWidth: Double { mean.width + (outOf.map { Self.outOfGap + $0.width } ?? 0) }

  /// The width of the mean and its symbol.
  private var markWidth: Double {
    isRow ? meanWidth + 7 + row.canvasSize.width : facts.symbolSide + 6 + meanWidth
  }

  var size: Size {
    Size(width: number.map { markWidth + 7 + $0.width } ?? markWidth, height: 24)
  }

  func draw(with pen: SummaryPen) {
    if !isRow { pen.meanSymbol() }
    pen.text(mean, outOf, gap: Self.outOfGap, x: isRow ? 0 : facts.symbolSide + 6, baseline: 19)
    if isRow { pen.row(row, x: meanWidth + 7, y: 2.5) }
    if let number { pen.text(number, x: markWidth + 7, y: 7) }
  }
}
