/// A row of stars, or of another symbol, filled to show a rating.
///
/// ```swift
/// let svg = StarRow(3.5).svg()
/// let ten = StarRow(7, count: 10).svg()  // 7 out of 10 stars
/// let hearts = StarRow(Rating(7, maximum: 10), symbol: .heart, fill: .half).svg()
/// let oneStar = StarRow(Rating(35, maximum: 100), count: 1).svg()
/// ```
///
/// <doc:Rows> has the formulas.
public struct StarRow: CanvasPicture, CustomStringConvertible, Hashable {
  /// The rating to show.
  ///
  /// A maximum other than ``count`` is scaled to it, and then the text does not count stars. The row starts
  /// at 0 or at a negative minimum, so 1 of 1…5 is one star.
  public var rating: Rating

  /// The number of symbols, clamped to 1…100; setting it does not change the rating's maximum.
  public var count = Int(countParameter.defaultValue) {
    didSet { count = Self.countParameter.clamped(count) }
  }

  /// The limits of ``count``.
  package static var countParameter: NumberParameter {
    NumberParameter("count", 1...100, defaultValue: 5, isWhole: true, "The number of stars.")
  }

  /// The symbol of the row.
  public var symbol: RowSymbol

  /// A path that replaces the star or the heart; nil by default.
  ///
  /// Rows of faces ignore it.
  public var symbolPath: SymbolPath?

  /// How much of a partly earned star is filled; rows of faces ignore it.
  public var fill: StarFill

  /// The places of the symbols.
  public var layout: RowLayout

  /// Whether the row starts at the right, and its stars fill from there.
  public var isRightToLeft: Bool

  /// The cap of the stroke, invisible on closed paths; a row in another picture takes that picture's.
  var lineCap = Stroke.Cap.butt

  /// Whether the symbols are below each other, as in a summary.
  var isColumn = false

  /// The paint of the symbols.
  ///
  /// Faces use only two of its colours: one for the face of the rating, and one for the others.
  public var style: StarStyle

  /// Makes a row that shows `rating`.
  public init(
    _ rating: Rating, count: Int? = nil, symbol: RowSymbol = .star, fill: StarFill = .exact,
    layout: RowLayout = .fixed(), isRightToLeft: Bool = false, style: StarStyle = StarStyle()
  ) {
    self.rating = rating
    self.symbol = symbol
    self.fill = fill
    self.layout = layout
    self.isRightToLeft = isRightToLeft
    self.style = style
    if let count { self.count = Self.countParameter.clamped(count) }
  }

  /// Makes a row that shows `value`, clamped, on the scale 0…5, or 0…`count` if it is given.
  public init(
    _ value: Double, count: Int? = nil, symbol: RowSymbol = .star, fill: StarFill = .exact,
    layout: RowLayout = .fixed(), isRightToLeft: Bool = false, style: StarStyle = StarStyle()
  ) {
    self.init(
      Rating(value, maximum: count.map { Double(Self.countParameter.clamped($0)) } ?? 5),
      count: count, symbol: symbol, fill: fill, layout: layout,
      isRightToLeft: isRightToLeft, style: style)
  }

  /// Makes a row that shows a whole number, clamped, on the scale 0…5, or 0…`count` if it is given.
  public init(
    _ value: some BinaryInteger, count: Int? = nil, symbol: RowSymbol = .star,
    fill: StarFill = .exact, layout: RowLayout = .fixed(), isRightToLeft: Bool = false,
    style: StarStyle = StarStyle()
  ) {
    self.init(
      Double(value), count: count, symbol: symbol, fill: fill, layout: layout,
      isRightToLeft: isRightToLeft, style: style)
  }

  /// Shorter than for a face, because less moves.
  package static var duration: Double { 0.2 }

  /// The size that the layout needs.
  public var canvasSize: Size { placed.canvasSize }

  /// The unit of the symbol if the scale is 0…``count`` and the row has several symbols; otherwise
  /// ``RatingUnit/number``.
  package var unit: RatingUnit {
    if symbolPath != nil { return .number }
    let counts = count > 1 && rating.minimum >= 0 && rating.maximum == Double(count)
    return counts ? symbol.unit : .number
  }

  /// The number of earned symbols, 0…``count``.
  var earned: Double {
    let begin = min(rating.minimum, 0)
    let part = (rating.value - begin) / (rating.maximum - begin)
    let earned = part.clamped(to: 0...1, ifNaN: 0) * Double(count)
    // Floating-point errors may miss a whole or a half, which ``fill`` would turn into half a star.
    let nearestHalf = Double(Int(earned * 2 + 0.5)) / 2
    return abs(earned - nearestHalf) < 1e-9 ? nearestHalf : earned
  }

  var placed: PlacedRow {
    var row = layout.placed(count: count)
    row.isMirrored = isRightToLeft
    row.earned = earned
    if isColumn {
      row.isColumn = true
      row.canvasSize = Size(width: row.canvasSize.height, height: row.canvasSize.width)
    }
    return row
  }

  /// The paint of the first shapes.
  package var basePaint: Paint { basePaint(placed) }

  private func basePaint(_ place: PlacedRow) -> Paint {
    symbol == .face ? facePaint(place) : shapePaint(place)
  }

  /// Draws the symbols.
  package func draw(on canvas: inout Canvas) { draw(placed, on: &canvas) }

  /// Draws the symbols at their places.
  func draw(_ place: PlacedRow, on canvas: inout Canvas) {
    if symbol == .face { drawFaces(place, on: &canvas) } else { drawShapes(place, on: &canvas) }
  }

  /// Writes the document, calculating the places once.
  package func write(_ options: SVGOptions, into bytes: inout ByteWriter) {
    let place = placed
    write(options, self, place.canvasSize, basePaint(place), into: &bytes) { draw(place, on: &$0) }
  }
}
