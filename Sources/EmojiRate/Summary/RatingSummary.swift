/// Many ratings in one picture: their mean, their number, and how many there are of each value.
///
/// ```swift
/// let svg = RatingSummary([31, 25, 103, 308, 817]).svg()  // of 1…5, lowest first
/// let counts = RatingCounts(of: reviews.map(\.stars))
/// let cat = RatingSummary(counts, layout: .badge, symbol: .face, style: StarStyle(face: .cat))
/// ```
///
/// Digits are drawn, so it needs no font.
public struct RatingSummary: Picture, Hashable {
  /// How many ratings there are of each value.
  public var counts: RatingCounts

  /// What is shown, and where.
  ///
  /// Where it is not known how the ratings are spread, it is a badge.
  public var layout: SummaryLayout

  /// What stands for a value.
  public var symbol: RowSymbol

  /// The numbers at the bars.
  public var numbers: SummaryNumbers

  /// The colour of digits, and of the lines that bars lie on: the page's text by default.
  public var textColor = CSSColor.currentColor

  /// How numbers are written, and what its documents say: the language of their options is not asked.
  public var language = Language.english

  /// Whether it is read from the right to the left.
  public var isRightToLeft = false

  /// How symbols are drawn; bars have the colours of the symbols.
  public var style: StarStyle

  private var storedCount: Int?

  /// How many symbols a row has, clamped to 1…10; nil, the default, is as many as the maximum where
  /// that is 3…7, else 5.
  public var count: Int? {
    get { storedCount }
    set { storedCount = newValue.map { $0.clamped(to: 1...10, ifNaN: 5) } }
  }

  /// How much of their length the bars have, 0…1, and what the mean's symbol shows: both only on the way
  /// of a moving picture.
  var growth = 1.0
  private var shownValue: Double?

  /// Makes a summary of ratings; what is left out keeps its default.
  public init(
    _ counts: RatingCounts, layout: SummaryLayout = .full, symbol: RowSymbol = .star,
    numbers: SummaryNumbers = .percent, count: Int? = nil, style: StarStyle = StarStyle()
  ) {
    self.counts = counts
    self.layout = layout
    self.symbol = symbol
    self.numbers = numbers
    self.style = style
    self.count = count
  }

  /// The mean as it is shown, on the scale; its middle where there are no ratings.
  ///
  /// Setting it changes what the mean's symbol shows, and nothing else.
  public var rating: Rating {
    get { rating(shownValue ?? counts.shownMean ?? (counts.minimum + counts.maximum) / 2) }
    set { shownValue = newValue.value }
  }

  /// A value on the scale.
  func rating(_ value: Double) -> Rating {
    Rating(value, minimum: counts.minimum, maximum: counts.maximum)
  }

  /// Stars or hearts where the scale ends at 3…7 of them, as people count; else ``RatingUnit/step``.
  public var unit: RatingUnit {
    let counts = self.counts.low >= 0 && wholeMaximum != nil
    return counts ? symbol.unit : .step
  }

  /// The scale's upper end where it is 3…7 and whole.
  private var wholeMaximum: Int? {
    counts.high % 100 == 0 && (300...700).contains(counts.high) ? Int(counts.high / 100) : nil
  }

  /// How many symbols a row has.
  var symbolCount: Int { count ?? wholeMaximum ?? 5 }

  /// The layout that is drawn.
  var shownLayout: SummaryLayout { counts.areSpread ? layout : .badge }

  /// The summary's own.
  public func language(in asked: Language) -> Language { language }

  /// Tenths of a user unit.
  public var precision: Int { 1 }

  /// More than a face takes, for bars that grow.
  public static var duration: Double { Easing.summaryDuration }

  /// As large as the layout needs, to the tenth.
  public var canvasSize: Size {
    let facts = SummaryFacts(self)
    let size: Size =
      switch shownLayout {
      case .full: FullSummary(facts).size
      case .bars: SummaryBars(facts).size
      case .columns: SummaryColumns(facts).size
      case .stack: SummaryStack(facts).size
      case .badge: SummaryBadge(facts).size
      }
    // The view box has tenths.
    return Size(
      width: Double(nearestInteger(size.width * 10 + 0.5 - 1e-6)) / 10, height: size.height)
  }

  /// That of the labels: the features of faces, or the pen of small digits.
  public var basePaint: Paint {
    let facts = SummaryFacts(self)
    let side: Double? =
      switch shownLayout {
      case .full where facts.counts.valueCount > 7:
        SummaryColumns(facts, width: FullSummary.chartWidth).faceSide
      case .full, .bars: facts.isFaces ? SummaryBars(facts).side : nil
      case .columns: SummaryColumns(facts).faceSide
      case .stack, .badge: nil
      }
    guard let side else {
      let height = shownLayout == .badge ? 12.0 : 10
      return DigitText(InlineText(), height: height).paint(textColor.brush)
    }
    return facts.face(ofValue: 0).basePaint
      .transformed(by: Transform(scale: side / Face.side, origin: Point(0, 0)))
  }

  /// Draws the layout.
  public func draw<Target: Canvas>(on canvas: inout Target) {
    let facts = SummaryFacts(self)
    let width = canvasSize.width
    withUnsafeMutablePointer(to: &canvas) {
      let pen = SummaryPen(canvas: $0, facts: facts, width: width)
      switch shownLayout {
      case .full: FullSummary(facts).draw(with: pen)
      case .bars: SummaryBars(facts).draw(with: pen)
      case .columns: SummaryColumns(facts).draw(with: pen)
      case .stack: SummaryStack(facts).draw(with: pen)
      case .badge: SummaryBadge(facts).draw(with: pen)
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension RatingSummary {
    /// The summary while its bars grow, and the mean's symbol goes over from a value; digits stand still.
    public func moving(from start: Double, part: Double) -> RatingSummary {
      var summary = self
      summary.growth = part
      if counts.total > 0 {
        let end = rating.value
        summary.rating.value = rating(start).value
        summary.rating.value = rating(start).value * (1 - part) + end * part
      }
      return summary
    }

    /// Makes a summary of the number of ratings of each value, from the lowest, 1, up.
    ///
    /// ``RatingCounts/init(_:minimum:step:mean:)`` has other scales.
    public init(_ counts: [Int], layout: SummaryLayout = .full, symbol: RowSymbol = .star) {
      self.init(RatingCounts(counts), layout: layout, symbol: symbol)
    }
  }
#endif
