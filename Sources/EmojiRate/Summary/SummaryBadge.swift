/// Draws the mean with its symbol, and the number of ratings in brackets, if it is known.
struct SummaryBadge: DrawnLayout {
  private static let outOfGap = 1.5

  private let outOf: DigitText?
  /// The stars behind the mean; nil for one symbol before it.
  private let row: StarRow?
  /// The x of the mean.
  private let meanX: Double
  /// The x at which the mean ends, with its maximum.
  private let meanEnd: Double
  /// The x at which the mean and its symbol end.
  private let markEnd: Double
  /// The number of ratings, exact below a million; nil if it is unknown.
  private let number: DigitText?

  init(_ facts: SummaryFacts) {
    let isRow = facts.hasSymbol && !facts.isFaces && facts.summary.symbolCount > 1
    row = isRow ? facts.row(count: facts.summary.symbolCount, side: 18, spacing: 2) : nil
    meanX = isRow || !facts.hasSymbol ? 0 : facts.symbolSide + 6
    outOf = facts.outOf.map(DigitText.small)
    let meanEnd = meanX + SummaryPen.width(.large(facts.mean), outOf, gap: Self.outOfGap)
    self.meanEnd = meanEnd
    markEnd = row.map { meanEnd + 7 + $0.canvasSize.width } ?? meanEnd
    number = Self.number(facts)
  }

  private static func number(_ facts: SummaryFacts) -> DigitText? {
    guard facts.counts.hasNumber else { return nil }
    let (format, number) = (facts.format, facts.counts.total)
    var text = InlineText()
    text.append("(")
    text.append(number < 1_000_000 ? format.grouped(number) : format.short(number))
    text.append(")")
    return DigitText(text, height: 12)
  }

  var size: Size {
    Size(width: number.map { markEnd + 7 + $0.width } ?? markEnd, height: 24)
  }

  func basePaint(_ facts: SummaryFacts) -> Paint { facts.ink(height: 12) }

  func draw(_ facts: SummaryFacts, with pen: SummaryPen) {
    if row == nil { pen.meanSymbol(of: facts) }
    pen.text(.large(facts.mean), outOf, gap: Self.outOfGap, x: meanX, baseline: 19)
    if let row { pen.row(row, x: meanEnd + 7, y: 2.5) }
    if let number { pen.text(number, x: markEnd + 7, y: 7) }
  }
}
