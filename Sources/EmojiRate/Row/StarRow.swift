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
  /// What the row shows.
  ///
  /// A maximum other than ``count`` is scaled onto it, and then stars are not counted in the text; the
  /// row begins at 0, or at the minimum where that is negative, so that 1 of 1…5 is one star.
  public var rating: Rating

  private var storedCount = Int(countParameter.defaultValue)

  /// How many symbols there are, clamped to ``countParameter``; the rating's maximum does not follow.
  public var count: Int {
    get { storedCount }
    set { storedCount = Self.countParameter.clamped(newValue) }
  }

  /// What ``count`` can be.
  public static var countParameter: NumberParameter {
    NumberParameter("count", 1...100, defaultValue: 5, isWhole: true, "How many stars there are.")
  }

  /// What stands in the row.
  public var symbol: RowSymbol

  /// How much of a partly earned star is filled; a row of faces does not ask.
  public var fillRule: FillRule

  /// Where the symbols stand.
  public var layout: RowLayout

  /// Whether the row begins at the right, and its stars fill from there.
  public var isRightToLeft: Bool

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
  /// Faces take from it only the colour of the given one and that of the others.
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

  /// As large as the layout needs.
  public var canvasSize: Size { layout.placed(count: count).canvasSize }

  /// That of the symbol where the scale is 0…``count``, so that one star is one, and where there are
  /// several to count; otherwise ``RatingUnit/step``.
  public var unit: RatingUnit {
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
    return row
  }

  /// That of what is drawn first.
  public var basePaint: Paint {
    symbol == .face ? facePaint : shapePaint
  }

  /// Draws the symbols.
  public func draw<Target: Canvas>(on canvas: inout Target) {
    if symbol == .face { drawFaces(on: &canvas) } else { drawShapes(on: &canvas) }
  }
}
