/// Draws the mean with its symbol, and the number of ratings in brackets, if it is known.
enum SummaryBadge {
  private static var outOfGap: Double { 1.5 }

  private static func isRow(_ facts: SummaryFacts) -> Bool {
    !facts.isFaces && facts.summary.symbolCount > 1
  }

  private static func row(_ facts: SummaryFacts) -> StarRow {
    facts.row(count: facts.summary.symbolCount, side: 18, spacing: 2)
  }

  private static func outOf(_ facts: SummaryFacts) -> DigitText? {
    facts.outOf.map(DigitText.small)
  }

  /// The number of ratings, exact below a million; nil if it is unknown.
  private static func number(_ facts: SummaryFacts) -> DigitText? {
    guard facts.counts.hasNumber else { return nil }
    let (format, number) = (facts.format, facts.counts.total)
    var text = InlineText()
    text.append("(")
    text.append(number < 1_000_000 ? format.grouped(number) : format.short(number))
    text.append(")")
    return DigitText(text, height: 12)
  }

  private static func meanWidth(_ facts: SummaryFacts) -> Double {
    SummaryPen.width(.large(facts.mean), outOf(facts), gap: outOfGap)
  }

  /// The width of the mean and its symbol.
  private static func markWidth(_ facts: SummaryFacts) -> Double {
    isRow(facts)
      ? meanWidth(facts) + 7 + row(facts).canvasSize.width
      : facts.symbolSide + 6 + meanWidth(facts)
  }

  static func size(_ facts: SummaryFacts) -> Size {
    let width = markWidth(facts)
    return Size(width: number(facts).map { width + 7 + $0.width } ?? width, height: 24)
  }

  static func draw(with pen: SummaryPen) {
    let isRow = isRow(pen.facts)
    if !isRow { pen.meanSymbol() }
    pen.text(
      .large(pen.facts.mean), outOf(pen.facts), gap: outOfGap,
      x: isRow ? 0 : pen.facts.symbolSide + 6, baseline: 19)
    if isRow { pen.row(row(pen.facts), x: meanWidth(pen.facts) + 7, y: 2.5) }
    if let number = number(pen.facts) { pen.text(number, x: markWidth(pen.facts) + 7, y: 7) }
  }
}
