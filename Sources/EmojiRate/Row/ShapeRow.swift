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

  private func filling(_ place: PlacedRow) -> Filling {
    let whole = Int(place.earned)
    let part = whole < count ? fill.fraction(place.earned - Double(whole)) : 0
    return Filling(full: part == 1 ? whole + 1 : whole, fraction: part == 1 ? 0 : part)
  }

  /// The parts of a symbol that have a paint in common.
  private enum Layer { case ground, fill, line, fillAndLine }

  /// The paint of a layer in symbols with a given side.
  private func paint(_ layer: Layer, side: Double) -> Paint {
    let isEvenOdd = symbolPath?.fillRule == .evenOdd
    var fill: Brush?
    if layer != .line { fill = (layer == .ground ? style.emptyColor : style.fillColor)?.brush }
    let width = style.strokeWidth(side: side)
    guard layer == .line || layer == .fillAndLine, width > 0 else {
      return Paint(fill: fill, isEvenOdd: isEvenOdd)
    }
    let line = Stroke(style.strokeColor.brush, width: width, cap: lineCap, join: .round)
    return Paint(fill: fill, line: line, isEvenOdd: isEvenOdd)
  }

  /// Calls `body` for every visible layer, from back to front, with its symbols and the part of each symbol
  /// to draw.
  private func forEachLayer(
    side: Double, _ filling: Filling, _ body: (Layer, Range<Int>, Double) -> Void
  ) {
    let (full, rest) = (0..<filling.full, filling.full..<count)
    let hasGround = style.emptyColor != nil
    if !full.isEmpty {
      // A translucent fill shows the background.
      if hasGround, style.fillColor.hsb.alpha < 1 { body(.ground, full, 1) }
      body(.fillAndLine, full, 1)
    }
    if rest.isEmpty { return }
    if hasGround { body(.ground, rest, 1) }
    if filling.fraction > 0 { body(.fill, rest.prefix(1), filling.fraction) }
    if style.strokeWidth(side: side) > 0 { body(.line, rest, 1) }
  }

  /// The paint of the first visible layer.
  func shapePaint(_ place: PlacedRow) -> Paint {
    var first: Layer?
    forEachLayer(side: place.side, filling(place)) { layer, _, _ in first = first ?? layer }
    return first.map { paint($0, side: place.side) } ?? .black
  }

  /// Draws the symbols.
  func drawShapes(_ place: PlacedRow, on canvas: inout Canvas) {
    let filling = filling(place)
    if canvas.keepsVerbs { return drawClipped(place, filling, on: &canvas) }
    forEachLayer(side: place.side, filling) { layer, symbols, fraction in
      canvas.paint(paint(layer, side: place.side))
      drawPaths(of: symbols, place, upTo: fraction, on: &canvas)
    }
  }

  /// Draws all symbols in every layer, and clips the fill to the earned part.
  private func drawClipped(
    _ place: PlacedRow, _ filling: Filling, on canvas: inout Canvas
  ) {
    func draw(_ layer: Layer, _ clip: Clip? = nil) {
      let paint = paint(layer, side: place.side)
      guard paint.isVisible else { return }
      canvas.paint(paint)
      if let clip { canvas.clip(clip) }
      drawPaths(of: 0..<count, place, upTo: 1, on: &canvas)
    }
    draw(.ground)
    let edge = Clip(x: edge(place, filling), hidesLeft: isRightToLeft)
    draw(.fill, edge)
    draw(.line)
  }

  /// The x at which the fill ends.
  private func edge(_ place: PlacedRow, _ filling: Filling) -> Double {
    let isPart = filling.fraction > 0
    let last = place.transform(
      isPart ? filling.full : max(filling.full - 1, 0), inset: inset(place))
    let part = isPart ? filling.fraction : filling.full > 0 ? 1 : 0
    return last.apply(Point(part, 0)).x
  }

  /// Half of the stroke is outside the path.
  private func inset(_ place: PlacedRow) -> Double { style.strokeWidth(side: place.side) / 2 }

  /// Draws symbols of the same kind from left to right, in either direction of the row.
  private func drawPaths(
    of symbols: Range<Int>, _ place: PlacedRow, upTo fraction: Double, on canvas: inout Canvas
  ) {
    let inset = inset(place)
    let isReversed = place.isMirrored && !place.isColumn
    // A closure that captured the row would copy it.
    let (symbol, symbolPath) = (symbol, symbolPath)
    canvas.repeated(symbols.count, every: place.step) { canvas, number in
      let index = isReversed ? symbols.upperBound - 1 - number : symbols.lowerBound + number
      func draw(into sink: inout some PathSink) {
        if let symbolPath { symbolPath.draw(into: &sink) } else { symbol.draw(into: &sink) }
      }
      canvas.transformed(by: place.transform(index, inset: inset)) { canvas in
        if fraction < 1 {
          canvas.cut(leftOf: fraction) { draw(into: &$0) }
        } else {
          draw(into: &canvas)
        }
      }
    }
  }
}
