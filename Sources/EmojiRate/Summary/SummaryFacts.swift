/// The texts, symbols and paints that the layouts of a summary share.
package struct SummaryFacts: LayoutFacts {
  package private(set) var summary: RatingSummary
  /// The mean in tenths; nil without ratings.
  private(set) var tenths: Int64?
  /// The language of texts.
  package let language: Language
  package let format: NumberFormat
  /// Whether the symbols are faces instead of stars or hearts.
  package let isFaces: Bool
  /// The bands that have a bar each; nil if each value has one.
  let bands: BandEnds?
  /// The score in whole percent; nil without bands, and without ratings.
  ///
  /// It is the share of the highest band minus the share of the lowest. With two bands, it is the
  /// share of the higher one. Rounding never gives 100 or -100, unless all ratings are in one band,
  /// and never gives 0 for two bands, unless the higher one is empty.
  var score: Int64? { score(of: counts) }

  package init(_ summary: RatingSummary, in language: Language = .english) {
    self.summary = summary
    tenths = summary.counts.tenths
    self.language = summary.language ?? language
    format = NumberFormat(self.language)
    isFaces = summary.symbol == .face
    bands = summary.bandEnds
  }

  /// The facts of other counts on the same scale, whose symbol shows a value in place of their mean.
  package func showing(_ counts: RatingCounts, value: Double? = nil) -> SummaryFacts {
    var facts = self
    facts.summary.counts = counts
    facts.summary.shownValue = value
    facts.tenths = counts.tenths
    return facts
  }

  package var counts: RatingCounts { summary.counts }

  package var rating: Rating { summary.rating }

  package func language(in asked: Language) -> Language { language }

  package func pen(on canvas: UnsafeMutablePointer<Canvas>, width: Double) -> SummaryPen {
    SummaryPen(
      canvas: canvas, textColor: summary.textColor, isMirrored: summary.isRightToLeft, width: width)
  }

  /// Whether the score is the share of the higher of two bands.
  package var isShare: Bool { bands?.count == 2 }

  /// Whether one symbol shows all ratings; stars cannot show a score of three or more bands.
  var hasSymbol: Bool { isFaces || bands == nil || isShare }

  // MARK: Bars

  /// The number of values or bands.
  var barCount: Int { bands?.count ?? counts.valueCount }

  /// The number of ratings of a value or band, from the lowest.
  func number(_ bar: Int) -> Int64 { number(bar, of: counts) }

  private func number(_ bar: Int, of counts: RatingCounts) -> Int64 {
    guard let bands else { return counts[bar] }
    var number: Int64 = 0
    for index in bands[bar] { number &+= counts[index] }
    return number
  }

  /// The share of the highest band, or of more than two that share minus the lowest one's; nil without bands, and without
  /// ratings.
  private func balance(of counts: RatingCounts) -> Fraction? {
    guard let bands, counts.total > 0 else { return nil }
    let (low, high) = (number(0, of: counts), number(bands.count - 1, of: counts))
    return Fraction(isShare ? high : high &- low, counts.total)
  }

  private func score(of counts: RatingCounts) -> Int64? {
    guard let balance = balance(of: counts) else { return nil }
    let (difference, total) = (balance.numerator, balance.denominator)
    let nearest = (200 &* abs(difference) &+ total) / (2 &* total)
    let isWhole = abs(difference) == total
    let least: Int64 = isShare && difference > 0 ? 1 : 0
    let percent = max(min(nearest, isWhole ? 100 : 99), least)
    return difference < 0 ? -percent : percent
  }

  /// The shares of values or bands in whole percent, which add up to 100.
  var shares: SIMD32<UInt8> { RatingCounts.shares(barCount, of: counts.total, number) }

  /// The bar with the highest number; among equal numbers, the higher one.
  var mostFrequent: Int {
    var best = 0
    for bar in 0..<barCount where number(bar) >= number(best) { best = bar }
    return best
  }

  /// Whether there are no ratings.
  var isEmpty: Bool { tenths == nil }

  // MARK: Texts

  /// Whether positive values get a sign because the scale has negative ones.
  private var isSigned: Bool { counts.low < 0 }

  /// The mean or the score, or a dash.
  package var mean: InlineText { mean(of: counts) }

  /// The mean or the score of counts on the scale, or a dash.
  package func mean(of counts: RatingCounts) -> InlineText {
    if let score = score(of: counts) {
      return isShare ? format.percent(UInt8(truncatingIfNeeded: score)) : Self.signed(score)
    }
    if let tenths = counts.tenths { return format.mean(tenths: tenths, isSigned: isSigned) }
    var dash = InlineText()
    dash.append("-")
    return dash
  }

  /// The widest texts that ``mean`` can have on the scale.
  package var widestMeans: (InlineText, InlineText) {
    if isShare { return (format.percent(100), format.percent(0)) }
    if bands != nil { return (Self.signed(-100), Self.signed(100)) }
    return (mean(hundredths: counts.low), mean(hundredths: counts.high))
  }

  /// A score.
  private static func signed(_ score: Int64) -> InlineText {
    var text = InlineText()
    if score != 0 { text.append(score < 0 ? "-" : "+") }
    text.append(abs(score))
    return text
  }

  /// An end of the scale, from hundredths, in the format of a mean.
  package func mean(hundredths: Int64) -> InlineText {
    let nearest = (abs(hundredths) + 5) / 10
    return format.mean(tenths: hundredths < 0 ? -nearest : nearest, isSigned: isSigned)
  }

  /// The maximum after the mean, "/10"; nil for a maximum of 5, which needs no explanation.
  var outOf: InlineText? {
    guard !isEmpty, bands == nil, counts.high != 500 else { return nil }
    var text = InlineText()
    text.append("/")
    text.append(value(counts.valueCount - 1))
    return text
  }

  /// A value of the scale.
  package func value(_ index: Int) -> InlineText {
    format.value(hundredths: counts.hundredths(index), isSigned: isSigned)
  }

  /// A value or the ends of a band, as it is drawn: `4`, `9-10`.
  func label(_ bar: Int) -> InlineText {
    guard let values = bands?[bar] else { return value(bar) }
    var text = end(values.lowerBound)
    guard values.count > 1 else { return text }
    text.append(counts.hundredths(values.lowerBound) < 0 ? " - " : "-")
    text.append(end(values.upperBound))
    return text
  }

  /// A value at an end of a band, which needs no sign above 0.
  func end(_ index: Int) -> InlineText {
    format.value(hundredths: counts.hundredths(index), isSigned: false)
  }

  /// A value at a rail of ratings over time, or its share on a scale of two values.
  package func rail(_ index: Int) -> InlineText {
    isShare ? format.percent(index == 0 ? 0 : 100) : value(index)
  }

  /// The share of a bar as text, with < or > if it only rounds to 0 % or 100 %.
  func percent(_ bar: Int, _ shares: SIMD32<UInt8>) -> InlineText {
    let (share, count) = (shares[bar], number(bar))
    if share == 0, count > 0 { return format.percent(1, sign: UInt8(ascii: "<")) }
    if share == 100, count < counts.total { return format.percent(99, sign: UInt8(ascii: ">")) }
    return format.percent(share)
  }

  /// The number at a bar; nil if numbers are turned off.
  func number(_ bar: Int, _ shares: SIMD32<UInt8>) -> InlineText? {
    switch summary.numbers {
    case .percent: percent(bar, shares)
    case .count: format.grouped(number(bar))
    case .none: nil
    }
  }

  // MARK: Symbols

  /// The place of a bar on the scale, 0…1: of a band its middle.
  private func progress(_ bar: Int) -> Double {
    let values = bands?[bar] ?? bar...bar
    return Double(values.lowerBound + values.upperBound) / 2 / Double(counts.valueCount - 1)
  }

  /// The face of a value, or of the middle of a band.
  package func face(of bar: Int) -> Face {
    let values = bands?[bar] ?? bar...bar
    let ends = counts.hundredths(values.lowerBound) &+ counts.hundredths(values.upperBound)
    return face(summary.rating(Double(ends) / 200))
  }

  /// The value of the symbol for all ratings: the exact mean, or the exact score as a value.
  package var symbol: Rating {
    if summary.shownValue == nil, let balance = balance(of: counts) {
      let place = isShare ? balance.value : (balance.value + 1) / 2
      return summary.rating(lerp(counts.minimum, counts.maximum, place))
    }
    return summary.rating(summary.shownValue ?? counts.mean ?? summary.rating.value)
  }

  /// The face of all ratings; without ratings, a grey face without a mouth.
  package var meanFace: Face {
    var face = face(symbol)
    if isEmpty {
      face.style.paint = .line
      face.style.color = .fixed(StarRow.mutedColor)
      face.style.mouth = .none
      face.style.form = face.style.form.muted
    }
    return face
  }

  private func face(_ rating: Rating) -> Face { Face(rating, style: summary.style.face) }

  /// The side of one symbol in a picture that is 24 high.
  var symbolSide: Double { isFaces ? 24 : 20 }

  /// A row of stars or hearts that shows the mean or the share; an empty row without ratings.
  package func row(count: Int, side: Double, spacing: Double) -> StarRow {
    var rating = symbol
    if isShare { rating = Rating(rating.progress, maximum: 1) }
    rating.minimum = min(rating.minimum, 0)
    if isEmpty { rating.value = rating.minimum }
    return row(rating, count: count, side: side, spacing: spacing)
  }

  /// Full stars or hearts below each other.
  func fullSymbols(_ count: Int, side: Double, spacing: Double) -> StarRow {
    var column = row(Rating(5), count: count, side: side, spacing: spacing)
    column.isColumn = true
    return column
  }

  private func row(_ rating: Rating, count: Int, side: Double, spacing: Double) -> StarRow {
    var row = StarRow(
      rating, count: count, symbol: summary.symbol,
      layout: .fixed(starSize: side, spacing: spacing),
      isRightToLeft: summary.isRightToLeft, style: summary.style)
    row.lineCap = .round
    row.symbolPath = summary.symbolPath
    return row
  }

  // MARK: Paints

  /// The paint of digits.
  package func ink(height: Double) -> Paint {
    DigitText(InlineText(), height: height).paint(summary.textColor.brush)
  }

  /// The paint of the features of faces with a side.
  package func facePaint(side: Double) -> Paint {
    face(of: 0).basePaint
      .transformed(by: Transform(scale: side / Face.side, origin: Point(0, 0)))
  }

  /// The paint of a guide line, and of other lines in the colour of texts.
  package func rail(opacity: Double = 0.2, width: Double = 2, cap: Stroke.Cap = .round) -> Paint {
    Paint(
      line: Stroke(
        summary.textColor.brush.faded(to: opacity), width: width, cap: cap, join: .round))
  }

  /// The paint of a bar.
  func bar(_ bar: Int) -> Paint { barPaint(at: progress(bar)) }

  /// The paint of a bar at a part of the scale, 0…1.
  package func barPaint(at progress: Double) -> Paint {
    guard isFaces else {
      return paint(summary.style.fillColor.brush, summary.style.strokeColor.brush)
    }
    let fill = color(at: progress)
    guard case .color(let color) = fill else { return paint(fill, fill) }
    return paint(fill, .color(color.warmed(by: 12, saturation: 0.2, brightness: 0.66)))
  }

  /// The colour of a face, or of a drawing unless another colour is set.
  private func color(at progress: Double) -> Brush {
    let style = summary.style.face
    if style.$color == nil, case .drawing(let drawing, _) = style.form,
      let own = drawing.mainBrush(at: progress)
    {
      return own
    }
    return style.color.brush(at: Moment(progress))
  }

  /// The paint of a part of a stacked bar; for stars and hearts, higher values are more opaque.
  func part(_ bar: Int) -> Paint {
    var paint = self.bar(bar)
    if !isFaces { paint.fill = paint.fill?.faded(to: 0.1 + 0.9 * progress(bar)) }
    return paint
  }

  private func paint(_ fill: Brush, _ line: Brush) -> Paint {
    Paint(fill: fill, line: Stroke(line, width: 1, cap: .round, join: .round))
  }
}

extension Brush {
  /// The brush with its opacity multiplied by a factor, 0…1.
  fileprivate func faded(to factor: Double) -> Brush {
    switch self {
    case .color(let color):
      factor < 1
        ? .color(
          SRGBColor(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * factor))
        : self
    case .currentColor(let opacity): .currentColor(opacity: opacity * factor)
    default: self
    }
  }
}
