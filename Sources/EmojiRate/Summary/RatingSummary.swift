/// A picture of many ratings: their mean, their number, and the number for each value.
///
/// ```swift
/// let svg = RatingSummary(counts: [31, 25, 103, 308, 817]).svg()  // of 1…5, lowest first
/// let counts = RatingCounts(of: reviews.map(\.stars))
/// let cat = RatingSummary(counts, layout: .badge, symbol: .face, style: StarStyle(face: .cat))
/// ```
///
/// Digits are drawn, so it needs no font.
public struct RatingSummary: CanvasPicture, CustomStringConvertible, Hashable {
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

  /// The language of numbers and texts; nil, the default, takes that of a document's options.
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
  /// The score is the share of the highest band minus that of the lowest in whole percent, `+42`; of two bands, it is
  /// the share of the higher one, `82%`. A scale of two values always has two bands of one value each. Bands that do
  /// not fit the scale have no effect; see ``RatingBands/check(_:)``.
  public var bands: RatingBands?

  /// Words for the values, lowest first, that screen readers say in place of numbers; none by default.
  public var words: [String] = []

  /// The visible part of a bar's length during a motion, 0…1, and the value that the mean's symbol shows
  /// instead of the mean.
  var growth = 1.0
  package private(set) var shownValue: Double?

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

  /// The value of a rating, from its own scale carried to that of the counts.
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

  /// The summary's own language, or the one asked for.
  package func language(in asked: Language) -> Language { language ?? asked }

  /// The summary in a language, unless it has its own.
  package func settled(in language: Language) -> RatingSummary? {
    guard self.language == nil else { return nil }
    var summary = self
    summary.language = language
    return summary
  }

  /// Tenths of a user unit.
  package var precision: Int { 1 }

  /// Longer than for a face, because bars grow.
  package static var duration: Double { 0.6 }

  /// Calculates the layout once, and calls `body` with what all layouts share, its size, the paint of most marks, and
  /// the function that draws it.
  private func withLayout<Result>(
    _ body: (SummaryFacts, Size, Paint, (inout Canvas) -> Void) -> Result
  ) -> Result {
    let facts = SummaryFacts(self)
    func use<Layout: DrawnLayout>(_ layout: Layout) -> Result where Layout.Facts == SummaryFacts {
      // Use tenths of the width, as the view box does.
      let width = Double(nearestInteger(layout.size.width * 10 + 0.5 - 1e-6)) / 10
      let size = Size(width: width, height: layout.size.height)
      return body(facts, size, layout.basePaint(facts)) { canvas in
        withUnsafeMutablePointer(to: &canvas) {
          layout.draw(with: SummaryPen(canvas: $0, facts: facts, width: width))
        }
      }
    }
    return switch shownLayout {
    case .full: use(FullSummary(facts))
    case .bars: use(SummaryBars(facts))
    case .columns: use(SummaryColumns(facts))
    case .stack: use(SummaryStack(facts))
    case .badge: use(SummaryBadge(facts))
    }
  }

  /// The size that the layout needs, in tenths.
  public var canvasSize: Size { withLayout { _, size, _, _ in size } }

  /// The paint of the labels: faces or small digits.
  package var basePaint: Paint { withLayout { _, _, paint, _ in paint } }

  /// Draws the layout.
  package func draw(on canvas: inout Canvas) { withLayout { _, _, _, draw in draw(&canvas) } }

  /// Writes the sentence of ``SummaryFacts``.
  package func putSentence(in language: Language, into bytes: inout ByteWriter) {
    SummaryFacts(settled(in: language) ?? self).putSentence(into: &bytes)
  }

  /// Writes the document, calculating everything once.
  package func write(_ options: SVGOptions, into bytes: inout ByteWriter) {
    if let settled = settled(in: options.language) { return settled.write(options, into: &bytes) }
    withLayout { facts, size, paint, draw in
      write(options, size, paint, into: &bytes, draw: draw) { facts.putSentence(into: &$1) }
    }
  }
}

extension RatingSummary {
  /// The summary during a motion: bars grow and the mean's symbol changes, but digits do not.
  package func moving(from start: Double, part: Double) -> RatingSummary {
    var summary = self
    summary.growth = part
    if counts.total > 0 {
      let end = SummaryFacts(self).symbol.value
      summary.rating.value = rating(start).value
      summary.rating.value = rating(start).value * (1 - part) + end * part
    }
    return summary
  }

  /// The share of the highest band minus that of the lowest in whole percent, or the share of the higher of two; nil
  /// without bands, and without ratings.
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
