/// The texts, symbols and paints that the layouts of a summary share.
package struct SummaryFacts {
  package let summary: RatingSummary
  /// The mean in tenths; nil without ratings.
  let tenths: Int64?
  /// The language of texts.
  package let language: Language
  package let format: NumberFormat
  /// Whether the symbols are faces instead of stars or hearts.
  package let isFaces: Bool

  package init(_ summary: RatingSummary) {
    self.summary = summary
    tenths = summary.counts.tenths
    language = summary.language ?? .english
    format = NumberFormat(language)
    isFaces = summary.symbol == .face
  }

  package var counts: RatingCounts { summary.counts }

  /// Whether there are no ratings.
  var isEmpty: Bool { tenths == nil }

  // MARK: Texts

  /// Whether positive values get a sign because the scale has negative ones.
  private var isSigned: Bool { counts.low < 0 }

  /// The mean, or a dash.
  package var mean: InlineText {
    if let tenths { return format.mean(tenths: tenths, isSigned: isSigned) }
    var dash = InlineText()
    dash.append("-")
    return dash
  }

  /// An end of the scale, from hundredths, in the format of a mean.
  package func mean(hundredths: Int64) -> InlineText {
    let nearest = (abs(hundredths) + 5) / 10
    return format.mean(tenths: hundredths < 0 ? -nearest : nearest, isSigned: isSigned)
  }

  /// The maximum after the mean, "/10"; nil for a maximum of 5, which needs no explanation.
  var outOf: InlineText? {
    guard !isEmpty, counts.high != 500 else { return nil }
    var text = InlineText()
    text.append("/")
    text.append(value(counts.valueCount - 1))
    return text
  }

  /// A value of the scale.
  package func value(_ index: Int) -> InlineText {
    format.value(hundredths: counts.hundredths(index), isSigned: isSigned)
  }

  /// The share of a value as text, with < or > if it only rounds to 0 % or 100 %.
  func percent(_ index: Int, _ shares: SIMD32<UInt8>) -> InlineText {
    let (share, count) = (shares[index], counts[index])
    if share == 0, count > 0 { return format.percent(1, sign: UInt8(ascii: "<")) }
    if share == 100, count < counts.total { return format.percent(99, sign: UInt8(ascii: ">")) }
    return format.percent(share)
  }

  /// The number at a bar; nil if numbers are turned off.
  func number(_ index: Int, _ shares: SIMD32<UInt8>) -> InlineText? {
    switch summary.numbers {
    case .percent: percent(index, shares)
    case .count: format.grouped(counts[index])
    case .none: nil
    }
  }

  // MARK: Symbols

  /// The place of a value on the scale, 0…1.
  private func progress(_ index: Int) -> Double { Double(index) / Double(counts.valueCount - 1) }

  /// The face of a value of the scale.
  package func face(ofValue index: Int) -> Face {
    face(summary.rating(Double(counts.hundredths(index)) / 100))
  }

  /// The face of the mean; without ratings, a grey face without a mouth.
  package var meanFace: Face {
    var face = face(summary.rating)
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

  /// A row of stars or hearts that shows the mean; an empty row without ratings.
  package func row(count: Int, side: Double, spacing: Double) -> StarRow {
    var rating = summary.rating
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

  /// The paint of a guide line, and of other lines in the colour of texts.
  package func rail(opacity: Double = 0.2, width: Double = 2, cap: Stroke.Cap = .round) -> Paint {
    Paint(
      line: Stroke(
        summary.textColor.brush.faded(to: opacity), width: width, cap: cap, join: .round))
  }

  /// The paint of a value's bar.
  func bar(_ index: Int) -> Paint {
    guard isFaces else {
      return bar(summary.style.fillColor.brush, summary.style.strokeColor.brush)
    }
    let fill = color(ofValue: index)
    guard case .color(let color) = fill else { return bar(fill, fill) }
    return bar(fill, .color(color.warmed(by: 12, saturation: 0.2, brightness: 0.66)))
  }

  /// The colour of a face, or of a drawing unless another colour is set.
  private func color(ofValue index: Int) -> Brush {
    let style = summary.style.face
    if style.$color == nil, case .drawing(let drawing, _) = style.form,
      let own = drawing.mainBrush(at: face(ofValue: index).rating.progress)
    {
      return own
    }
    return style.color.brush(at: Moment(progress(index)))
  }

  /// The paint of a value's part in a stacked bar; for stars and hearts, higher values are more opaque.
  func part(_ index: Int) -> Paint {
    var paint = bar(index)
    if !isFaces { paint.fill = paint.fill?.faded(to: 0.1 + 0.9 * progress(index)) }
    return paint
  }

  private func bar(_ fill: Brush, _ line: Brush) -> Paint {
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
