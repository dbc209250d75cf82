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

  /// How many symbols there are; the rating's maximum does not follow.
  @Clamped(1...100) public var count = 5

  /// What stands in the row.
  public var symbol = RowSymbol.star

  /// How much of a partly earned star is filled; a row of faces does not ask.
  public var fillRule = FillRule.exact

  /// Where the symbols stand.
  public var layout = RowLayout.fixed()

  /// Whether the row begins at the right, and its stars fill from there.
  public var isRightToLeft = false

  /// How the symbols are painted.
  ///
  /// Faces take from it only the colour of the given one and that of what is not earned.
  public var style = StarStyle()

  /// Makes a row that shows `rating`; what is left out keeps its default.
  public init(
    _ rating: Rating, count: Int? = nil, symbol: RowSymbol = .star, fillRule: FillRule = .exact,
    layout: RowLayout = .fixed(), isRightToLeft: Bool = false, style: StarStyle = StarStyle()
  ) {
    self.rating = rating
    if let count { self.count = count }
    self.symbol = symbol
    self.fillRule = fillRule
    self.layout = layout
    self.isRightToLeft = isRightToLeft
    self.style = style
  }

  /// Makes a row of five stars that shows `value`, clamped to 0…5.
  public init(_ value: Double) { self.init(Rating(value)) }

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
    let earned = clamp(part, to: 0...1, ifNotANumber: 0) * Double(count)
    // Arithmetic may miss a whole or a half by its last bit; a rule would make half a star of that.
    let nearestHalf = Double(Int(earned * 2 + 0.5)) / 2
    return abs(earned - nearestHalf) < 1e-9 ? nearestHalf : earned
  }

  /// Draws the symbols.
  @inline(__always)
  public func draw<Target: Canvas>(on canvas: inout Target) {
    if symbol == .face { drawFaces(on: &canvas) } else { drawShapes(on: &canvas) }
  }

  /// The layout worked out for this row.
  var placed: PlacedRow {
    var row = layout.placed(count: count)
    row.isMirrored = isRightToLeft
    return row
  }

  // MARK: Filled shapes

  /// Draws the row in as few paints as it takes.
  ///
  /// First what is full, then of the rest the ground, what is filled, and the outline. Symbols do not
  /// overlap, so it looks as if drawn one by one.
  @inline(__always)
  private func drawShapes<Target: Canvas>(on canvas: inout Target) {
    let row = placed
    let lineWidth = style.lineWidth * row.side / StarStyle.lineWidthSide
    let inset = lineWidth / 2
    let fill = style.fillColor.sRGB
    let stroke =
      lineWidth > 0
      ? Stroke(color: style.strokeColor.sRGB, width: lineWidth, join: .round) : nil

    let fullCount = self.fullCount
    if fullCount > 0 {
      if fill.alpha < 1, let emptyColor = style.emptyColor {
        // It shows through.
        draw(0..<fullCount, of: row, inset, Paint(fill: emptyColor.sRGB), on: &canvas)
      }
      draw(0..<fullCount, of: row, inset, Paint(fill: fill, stroke: stroke), on: &canvas)
    }
    guard fullCount < count else { return }
    if let emptyColor = style.emptyColor {
      draw(fullCount..<count, of: row, inset, Paint(fill: emptyColor.sRGB), on: &canvas)
    }
    let fraction = fillRule.fraction(earned - Double(fullCount))
    if fraction > 0 {
      draw(
        fullCount..<fullCount + 1, of: row, inset, filled: fraction, Paint(fill: fill), on: &canvas)
    }
    if let stroke {
      draw(fullCount..<count, of: row, inset, Paint(stroke: stroke), on: &canvas)
    }
  }

  /// Draws like symbols from the left to the right, whichever way the row goes.
  @inline(never)
  func draw<Target: Canvas>(
    _ indices: Range<Int>, of row: PlacedRow, _ inset: Double, filled fraction: Double = 1,
    _ paint: Paint, on canvas: inout Target
  ) {
    canvas.paint(paint)
    canvas.repeated(indices.count, every: row.pitch) { canvas, number in
      let index =
        isRightToLeft ? indices.upperBound - 1 - number : indices.lowerBound + number
      FramedShape(symbol: symbol, frame: row.frame(index, inset: inset), fraction: fraction)
        .draw(into: &canvas)
    }
  }

  /// How many symbols are filled whole; they are the first ones.
  private var fullCount: Int {
    let earned = earned
    let whole = Int(earned)
    return whole < count && fillRule.fraction(earned - Double(whole)) == 1 ? whole + 1 : whole
  }

  // MARK: Faces

  /// Draws a face for every step from the lowest to the highest, the given one in its colour over the
  /// others'; one by itself shows the rating.
  @inline(__always)
  private func drawFaces<Target: Canvas>(on canvas: inout Target) {
    let row = placed
    guard count > 1 else {
      draw(Face(Rating(earned, minimum: 0, maximum: 1)), in: row.frame(0), on: &canvas)
      return
    }
    let given = Int(earned + 0.5) - 1
    let muted = style.emptyColor ?? Self.mutedColor
    for index in 0..<count where index != given {
      draw(face(index, color: .fixed(muted)), in: row.frame(index), on: &canvas)
    }
    if given >= 0 {
      draw(face(given, color: style.faceColor), in: row.frame(given), on: &canvas)
    }
  }

  /// The colour of the faces that are not given, a grey that is seen on white and on black.
  public static var mutedColor: HSBColor { HSBColor(hue: 0, saturation: 0, brightness: 0.6) }

  func face(_ index: Int, color: FaceColor) -> Face {
    Face(
      Rating(Double(index), minimum: 0, maximum: Double(count - 1)),
      style: FaceStyle(color: color))
  }

  @inline(never)
  private func draw<Target: Canvas>(_ face: Face, in frame: Rect, on canvas: inout Target) {
    var transformed = TransformedSink(canvas, onto: frame, from: face.canvasSize)
    face.draw(on: &transformed)
    canvas = transformed.base
  }
}
