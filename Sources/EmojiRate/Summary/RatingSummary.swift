/// A picture of many ratings: their mean, their number, and the number for each value.
///
/// ```swift
/// let svg = RatingSummary(counts: [31, 25, 103, 308, 817]).svg()  // of 1…5, lowest first
/// let counts = RatingCounts(of: reviews.map(\.stars))
/// let cat = RatingSummary(counts, layout: .badge, symbol: .face, style: StarStyle(face: .cat))
/// ```
///
/// Digits are drawn, so it needs no font.
public struct RatingSummary: LayoutPicture, CustomStringConvertible, Hashable {
  /// The number of ratings of each value.
  public var counts: RatingCounts

  /// The layout.
  ///
  /// If the number of ratings of each value is unknown, the layout is a badge.
  public var layout: SummaryLayout

  /// The symbol for a value.
  public var symbol: RowSymbol

  /// A path that replaces the star or the heart; nil by default.
  ///
  /// Summaries with faces ignore it.
  public var symbolPath: SymbolPath?

  /// The numbers at the bars.
  public var numbers: SummaryNumbers

  /// The colour of digits and of the lines under bars; `currentColor` by default.
  public var textColor = CSSColor.currentColor

  /// The language of numbers and texts; nil, the default, is the language of the document.
  public var language: Language?

  /// Whether it is laid out from right to left.
  public var isRightToLeft = false

  /// The style of symbols; bars have the colours of the symbols.
  public var style: StarStyle

  /// The number of symbols in a row, clamped to 1…10.
  ///
  /// Nil, the default, is the maximum if that is 3…7, else 5.
  public var count: Int? { didSet { count = count.map { Self.countParameter.clamped($0) } } }

  /// The limits of ``count``.
  static var countParameter: NumberParameter {
    NumberParameter(
      "count", 1...10, defaultValue: 5, isWhole: true, "The number of stars for the mean.")
  }

  /// Bands that are shown in place of the values, with a score in place of the mean; nil by default.
  ///
  /// The score is the share of the highest band minus the share of the lowest, in whole percent:
  /// `+42`. With two bands, it is the share of the higher one: `82%`. A scale of two values always
  /// has two bands of one value each. Bands that do not fit the scale have no effect; see
  /// ``RatingBands/check(_:)``.
  public var bands: RatingBands?

  /// Words for the values, lowest first, that screen readers say in place of numbers; none by default.
  ///
  /// Words of another number than values are at equal distances from the lowest value to the highest.
  public var words: [String] = []

  /// The visible part of a bar's length during a motion, 0…1, and the value that the mean's symbol shows
  /// instead of the mean.
  var growth = 1.0
  package internal(set) var shownValue: Double?

  /// Makes a summary of ratings.
  public init(
    _ counts: RatingCounts, layout: SummaryLayout = .full, symbol: RowSymbol = .star,
    numbers: SummaryNumbers = .percent, count: Int? = nil, style: StarStyle = StarStyle()
  ) {
    self.counts = counts
    self.layout = layout
    self.symbol = symbol
    self.numbers = numbers
    self.style = style
    self.count = count.map { Self.countParameter.clamped($0) }
  }

  /// The mean as shown, on its scale; without ratings, the middle of the scale.
  ///
  /// Setting it only changes the mean's symbol. A rating on another scale has the same progress here.
  public var rating: Rating {
    get { rating(shownValue ?? counts.shownMean ?? (counts.minimum + counts.maximum) / 2) }
    set { shownValue = value(of: newValue) }
  }

  /// The value of a rating, converted from its own scale to the scale of the counts.
  package func value(of rating: Rating) -> Double {
    let isOwnScale = rating.minimum == counts.minimum && rating.maximum == counts.maximum
    return isOwnScale ? rating.value : lerp(counts.minimum, counts.maximum, rating.progress)
  }

  /// A value on the scale.
  package func rating(_ value: Double) -> Rating {
    Rating(value, minimum: counts.minimum, maximum: counts.maximum)
  }

  /// The symbol's unit if the scale ends at 3…7 and has no negative values; else ``RatingUnit/number``.
  package var unit: RatingUnit {
    if symbolPath != nil { return .number }
    let counts = self.counts.low >= 0 && wholeMaximum != nil
    return counts ? symbol.unit : .number
  }

  /// The upper end of the scale if it is a whole number 3…7.
  private var wholeMaximum: Int? {
    counts.high % 100 == 0 && (300...700).contains(counts.high) ? Int(counts.high / 100) : nil
  }

  /// The number of symbols in a row.
  var symbolCount: Int { count ?? wholeMaximum ?? 5 }

  /// The bands that are drawn, if any.
  var bandEnds: BandEnds? {
    if let bands, let ends = try? bands.ends(on: counts) { return ends }
    guard counts.hasCounts, counts.valueCount == 2 else { return nil }
    var values = BandEnds()
    values.append(0)
    values.append(1)
    return values
  }

  /// The layout that is drawn.
  var shownLayout: SummaryLayout { counts.hasCounts ? layout : .badge }

  /// Calculates what the layouts share.
  package func facts(in language: Language) -> SummaryFacts { SummaryFacts(self, in: language) }

  /// Chooses the layout.
  package func withLayout<Result>(
    _ facts: SummaryFacts, _ body: (Size, Paint, (inout Canvas) -> Void) -> Result
  ) -> Result {
    switch shownLayout {
    case .full: FullSummary(facts).use(facts, body)
    case .bars: SummaryBars(facts).use(facts, body)
    case .columns: SummaryColumns(facts).use(facts, body)
    case .stack: SummaryStack(facts).use(facts, body)
    case .badge: SummaryBadge(facts).use(facts, body)
    }
  }
}

extension RatingSummary {
  /// The summary during a motion: bars grow and the mean's symbol changes, but digits do not.
  package func moving(from start: Double, part: Double) -> RatingSummary {
    var summary = self
    summary.growth = part
    if counts.total > 0 {
      let (from, end) = (rating(start).value, SummaryFacts(self).symbol.value)
      summary.shownValue = from * (1 - part) + end * part
    }
    return summary
  }

  /// The score in whole percent; nil without bands, and without ratings.
  ///
  /// It is the share of the highest band minus the share of the lowest. With two bands, it is the
  /// share of the higher one.
  public var score: Int? { SummaryFacts(self).score.map { Int($0) } }

  /// The bands that are drawn, lowest first, with their number of ratings and their share in whole percent.
  package var shownBands: [(from: Double, to: Double, count: Int64, share: Int)] {
    let (facts, bands) = (SummaryFacts(self), bandEnds)
    let shares = facts.shares
    return (0..<(bands?.count ?? 0)).map { band in
      let ends = [bands![band].lowerBound, bands![band].upperBound].map {
        Double(counts.hundredths($0)) / 100
      }
      return (ends[0], ends[1], facts.number(band), Int(shares[band]))
    }
  }

  /// Makes a summary from the number of ratings of each value; the lowest is 1.
  ///
  /// For other scales, and for ratings themselves, make ``RatingCounts``.
  public init(counts: [Int], layout: SummaryLayout = .full, symbol: RowSymbol = .star) {
    self.init(RatingCounts(counts: counts), layout: layout, symbol: symbol)
  }
}
