/// A row of symbols that are filled as far as they are earned.
///
/// It is drawn in as few paints as it takes: first what is full, then of the rest the ground, what is
/// filled, and the line around. Symbols do not overlap, so it looks as if drawn one by one.
extension StarRow {
  /// How far a row is filled.
  private struct Filling {
    /// How many symbols are filled whole; they are the first ones.
    var full: Int
    /// How much of the next one is filled, 0…1.
    var fraction: Double
  }

  private var filling: Filling {
    let whole = Int(earned)
    let part = whole < count ? fillRule.fraction(earned - Double(whole)) : 0
    return Filling(full: part == 1 ? whole + 1 : whole, fraction: part == 1 ? 0 : part)
  }

  /// The line around symbols of a side; nil without a line.
  private func stroke(side: Double) -> Stroke? {
    let width = style.strokeWidth(side: side)
    return width > 0
      ? Stroke(style.strokeColor.brush, width: width, cap: lineCap, join: .round) : nil
  }

  private var ground: Paint { Paint(fill: style.emptyColor?.brush) }

  /// Calls `body` for every layer that shows something, from the back to the front, with its paint, its
  /// symbols and how far each of them is drawn.
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
    // A translucent fill shows the ground behind it.
    if style.fillColor.hsb.alpha < 1 { show(ground, full) }
    show(Paint(fill: fill, stroke: line), full)
    show(ground, rest)
    if filling.fraction > 0 { show(Paint(fill: fill), rest.prefix(1), upTo: filling.fraction) }
    show(Paint(stroke: line), rest)
  }

  /// The paint of what is drawn first.
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

  /// Draws all symbols in every layer, and hides what of the filled ones is not earned.
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

  /// The place at which the filling ends.
  private func edge(_ place: PlacedRow, _ filling: Filling) -> Double {
    let isPart = filling.fraction > 0
    let last = place.frame(
      isPart ? filling.full : max(filling.full - 1, 0), inset: inset(place))
    let part = isPart ? filling.fraction : filling.full > 0 ? 1 : 0
    return last.origin.x + last.size.width * part
  }

  /// Half of the line is outside a path.
  private func inset(_ place: PlacedRow) -> Double { style.strokeWidth(side: place.side) / 2 }

  /// Draws like symbols from the left to the right, whichever way the row goes.
  private func drawPaths<Target: Canvas>(
    of symbols: Range<Int>, _ place: PlacedRow, upTo fraction: Double, on canvas: inout Target
  ) {
    let inset = inset(place)
    canvas.repeated(symbols.count, every: place.pitch) { canvas, number in
      let index =
        place.isMirrored ? symbols.upperBound - 1 - number : symbols.lowerBound + number
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

  /// What counts as inside of a symbol.
  private var winding: Paint.Winding {
    #if hasFeature(Embedded)
      .nonZero
    #else
      symbolPath?.winding ?? .nonZero
    #endif
  }
}
