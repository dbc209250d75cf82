/// A row of stars, or of another symbol, filled to show a rating.
///
/// ```swift
/// let svg = StarRow(3.5).svg()
/// let hearts = StarRow(Rating(7, maximum: 10), symbol: .heart, fillRule: .half).svg()
/// let oneStar = StarRow(Rating(35, maximum: 100), count: 1).svg()
/// ```
///
/// <doc:Rows> has the formulas.
public struct StarRow: Picture, Hashable {
  /// The rating to show.
  ///
  /// A maximum other than ``count`` is scaled onto it, and then the text does not count stars. The row
  /// begins at 0, or at a negative minimum, so 1 of 1…5 is one star.
  public var rating: Rating

  private var storedCount = Int(countParameter.defaultValue)

  /// How many symbols there are, clamped to ``countParameter``; the rating's maximum does not follow.
  public var count: Int {
    get { storedCount }
    set { storedCount = Self.countParameter.clamped(newValue) }
  }

  /// The limits of ``count``.
  public static var countParameter: NumberParameter {
    NumberParameter("count", 1...100, defaultValue: 5, isWhole: true, "The number of stars.")
  }

  /// The symbol of the row.
  public var symbol: RowSymbol

  #if !hasFeature(Embedded)
    /// A path in place of the star or the heart; nil by default, and of faces not asked for.
    public var symbolPath: SymbolPath?
  #endif

  /// How much of a partly earned star is filled; a row of faces does not ask.
  public var fillRule: FillRule

  /// The places of the symbols.
  public var layout: RowLayout

  /// Whether the row begins at the right, and its stars fill from there.
  public var isRightToLeft: Bool

  #if !hasFeature(Embedded)
    /// The number beside the row; nil, the default, writes none.
    public var number: RowNumber?
  #endif

  /// The ends of the line around, of which nothing is seen: those of what the row is a part of.
  #if hasFeature(Embedded)
    var lineCap: Stroke.Cap {
      get { .butt }
      set {}
    }
  #else
    var lineCap = Stroke.Cap.butt
  #endif

  /// How the symbols are painted.
  ///
  /// Faces take only two colours from it: the given face's and the other faces'.
  public var style: StarStyle

  /// Makes a row that shows `rating`; what is left out keeps its default.
  public init(
    _ rating: Rating, count: Int? = nil, symbol: RowSymbol = .star, fillRule: FillRule = .exact,
    layout: RowLayout = .fixed(), isRightToLeft: Bool = false, style: StarStyle = StarStyle()
  ) {
    self.rating = rating
    self.symbol = symbol
    self.fillRule = fillRule
    self.layout = layout
    self.isRightToLeft = isRightToLeft
    self.style = style
    if let count { self.count = count }
  }

  /// Makes a row that shows `value` on the scale 0…5, clamped; what is left out keeps its default.
  public init(
    _ value: Double, count: Int? = nil, symbol: RowSymbol = .star, fillRule: FillRule = .exact,
    layout: RowLayout = .fixed(), isRightToLeft: Bool = false, style: StarStyle = StarStyle()
  ) {
    self.init(
      Rating(value), count: count, symbol: symbol, fillRule: fillRule, layout: layout,
      isRightToLeft: isRightToLeft, style: style)
  }

  /// Less than a face takes, for little moves.
  public static var duration: Double { Easing.rowDuration }

  /// As large as the layout needs, and as much wider as the number beside it is.
  public var canvasSize: Size { placed.canvasSize }

  /// The unit of the symbol if the scale is 0…``count`` and the row has several symbols; otherwise
  /// ``RatingUnit/step``.
  public var unit: RatingUnit {
    #if !hasFeature(Embedded)
      if symbolPath != nil { return .step }
    #endif
    let counts = count > 1 && rating.minimum >= 0 && rating.maximum == Double(count)
    return counts ? symbol.unit : .step
  }

  /// How many symbols are earned, 0…``count``.
  var earned: Double {
    let begin = min(rating.minimum, 0)
    let part = (rating.value - begin) / (rating.maximum - begin)
    let earned = part.clamped(to: 0...1, ifNaN: 0) * Double(count)
    // Arithmetic may miss a whole or a half by its last bit; a rule would make half a star of that.
    let nearestHalf = Double(Int(earned * 2 + 0.5)) / 2
    return abs(earned - nearestHalf) < 1e-9 ? nearestHalf : earned
  }

  /// The layout worked out for this row.
  var placed: PlacedRow {
    var row = layout.placed(count: count)
    row.isMirrored = isRightToLeft
    #if !hasFeature(Embedded)
      if let number { row.canvasSize.width += number.placed(beside: self, side: row.side).width }
    #endif
    return row
  }

  /// That of what is drawn first.
  public var basePaint: Paint {
    symbol == .face ? facePaint : shapePaint
  }

  /// Draws the symbols.
  public func draw<Target: Canvas>(on canvas: inout Target) {
    if symbol == .face { drawFaces(on: &canvas) } else { drawShapes(on: &canvas) }
    #if !hasFeature(Embedded)
      if let number {
        let (own, row) = (layout.placed(count: count), placed)
        number.placed(beside: self, side: row.side).draw(
          number.color.brush,
          x: isRightToLeft ? row.canvasSize.width - own.canvasSize.width : own.canvasSize.width,
          top: row.first.y, isMirrored: isRightToLeft, on: &canvas)
      }
    #endif
  }
}

#if !hasFeature(Embedded)
  extension StarRow {
    /// The row on its way from another value; the number beside it stands still.
    public func moving(from start: Double, part: Double) -> StarRow {
      var row = between(start, part)
      row.number?.tenths = RowNumber.tenths(of: rating)
      return row
    }

    /// Writes the value and how many ratings there are: "4.3 out of 5 stars, 1,284 ratings"; nil without these.
    public func writeSentence(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
      guard let number, let ratings = number.ratings, ratings > 0, !rating.isNothing(of: unit)
      else { return nil }
      return ByteWriter.write(into: buffer) { bytes in
        bytes.reserve(RatingSentence.capacity)
        RatingSentence.put(rating, unit: unit, language: number.language, into: &bytes)
        NumberFormat(number.language).putRatings(Int64(ratings), into: &bytes)
      }
    }

    /// That of the number, if there is one.
    public func language(in asked: Language) -> Language { number?.language ?? asked }
  }
#endif
