/// A row of symbols that are filled up to the rating.
///
/// It uses as few paints as possible: first the full symbols, then background, fill and stroke of the others.
/// Symbols do not overlap, so the order makes no visible difference.
extension StarRow {
  /// The filled part of a row.
  private struct Filling {
    /// The number of full symbols, which come first.
    var full: Int
    /// The filled part of the next symbol, 0…1.
    var fraction: Double
  }

  private var filling: Filling {
    let whole = Int(earned)
    let part = whole < count ? fillRule.fraction(earned - Double(whole)) : 0
    return Filling(full: part == 1 ? whole + 1 : whole, fraction: part == 1 ? 0 : part)
  }

  /// The stroke of symbols with a given side; nil without one.
  private func stroke(side: Double) -> Stroke? {
    let width = style.strokeWidth(side: side)
    return width > 0
      ? Stroke(style.strokeColor.brush, width: width, cap: lineCap, join: .round) : nil
  }

  private var ground: Paint { Paint(fill: style.emptyColor?.brush) }

  /// Calls `body` for every visible layer, from back to front, with its paint, its symbols and the part of
  /// each symbol to draw.
  private func forEachLayer(
    side: Double, _ filling: Filling, _ body: (Paint, Range<Int>, Double) -> Void
  ) {
    func show(_ paint: Paint, _ symbols: Range<Int>, upTo fraction: Double = 1) {
      var paint = paint
      paint.winding = winding
      if !symbols.isEmpty, paint.isVisible { body(paint, symbols, fraction) }
    }
    let (fill, line) = (style.fillColor.brush, stroke(side: side))
    let (full, rest) = (0..<filling.full, filling.full..<count)
    // A translucent fill shows the background.
    if style.fillColor.hsb.alpha < 1 { show(ground, full) }
    show(Paint(fill: fill, stroke: line), full)
    show(ground, rest)
    if filling.fraction > 0 { show(Paint(fill: fill), rest.prefix(1), upTo: filling.fraction) }
    show(Paint(stroke: line), rest)
  }

  /// The paint of the first visible layer.
  var shapePaint: Paint {
    var first = Paint()
    forEachLayer(side: placed.side, filling) { paint, _, _ in
      if !first.isVisible { first = paint }
    }
    return first.isVisible ? first : Paint(fill: .color(SRGBColor(red: 0, green: 0, blue: 0)))
  }

  /// Draws the symbols.
  func drawShapes<Target: Canvas>(on canvas: inout Target) {
    let (place, filling) = (placed, filling)
    if Target.keepsVerbs { return drawClipped(place, filling, on: &canvas) }
    forEachLayer(side: place.side, filling) { paint, symbols, fraction in
      canvas.paint(paint)
      drawPaths(of: symbols, place, upTo: fraction, on: &canvas)
    }
  }

  /// Draws all symbols in every layer, and clips the fill to the earned part.
  private func drawClipped<Target: Canvas>(
    _ place: PlacedRow, _ filling: Filling, on canvas: inout Target
  ) {
    func draw(_ paint: Paint, _ clip: Clip? = nil) {
      guard paint.isVisible else { return }
      var paint = paint
      paint.winding = winding
      canvas.paint(paint)
      if let clip { canvas.clip(clip) }
      drawPaths(of: 0..<count, place, upTo: 1, on: &canvas)
    }
    draw(ground)
    let edge = Clip(x: edge(place, filling), hidesLeft: isRightToLeft)
    draw(Paint(fill: style.fillColor.brush), edge)
    draw(Paint(stroke: stroke(side: place.side)))
  }

  /// The x at which the fill ends.
  private func edge(_ place: PlacedRow, _ filling: Filling) -> Double {
    let isPart = filling.fraction > 0
    let last = place.frame(
      isPart ? filling.full : max(filling.full - 1, 0), inset: inset(place))
    let part = isPart ? filling.fraction : filling.full > 0 ? 1 : 0
    return last.origin.x + last.size.width * part
  }

  /// Half of the stroke is outside the path.
  private func inset(_ place: PlacedRow) -> Double { style.strokeWidth(side: place.side) / 2 }

  /// Draws symbols of the same kind from left to right, in either direction of the row.
  private func drawPaths<Target: Canvas>(
    of symbols: Range<Int>, _ place: PlacedRow, upTo fraction: Double, on canvas: inout Target
  ) {
    let inset = inset(place)
    let isReversed = place.isMirrored && !place.isColumn
    canvas.repeated(symbols.count, every: place.step) { canvas, number in
      let index =
        isReversed ? symbols.upperBound - 1 - number : symbols.lowerBound + number
      drawSymbol(in: place.frame(index, inset: inset), upTo: fraction, into: &canvas)
    }
  }

  private func drawSymbol<Target: Canvas>(
    in frame: Rect, upTo fraction: Double, into canvas: inout Target
  ) {
    #if !hasFeature(Embedded)
      if let symbolPath { return symbolPath.draw(in: frame, upTo: fraction, into: &canvas) }
    #endif
    symbol.draw(in: frame, upTo: fraction, into: &canvas)
  }

  /// The winding rule of the symbol.
  private var winding: Paint.Winding {
    #if hasFeature(Embedded)
      .nonZero
    #else
      symbolPath?.winding ?? .nonZero
    #endif
  }
}
