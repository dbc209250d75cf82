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

  /// What a picture is painted with, from the back to the front.
  private enum Layer: Int {
    case fullGround, full, ground, part, line
  }

  /// The symbols of a layer.
  private func symbols(of layer: Layer, _ filling: Filling) -> Range<Int> {
    switch layer {
    // It shows through.
    case .fullGround: 0..<(style.fillColor.hsb.alpha < 1 ? filling.full : 0)
    case .full: 0..<filling.full
    case .ground, .line: filling.full..<count
    case .part: filling.full..<filling.full + (filling.fraction > 0 ? 1 : 0)
    }
  }

  /// The paint of a layer, which may show nothing.
  private func paint(of layer: Layer, side: Double) -> Paint {
    switch layer {
    case .fullGround, .ground: Paint(fill: style.emptyColor?.brush)
    case .full: Paint(fill: style.fillColor.brush, stroke: style.stroke(side: side))
    case .part: Paint(fill: style.fillColor.brush)
    case .line: Paint(stroke: style.stroke(side: side))
    }
  }

  /// Calls `body` for every layer that shows something, from the back to the front, until it returns false.
  private func forEachLayer(
    side: Double, _ filling: Filling, _ body: (Layer, Range<Int>, Paint) -> Bool
  ) {
    var index = 0
    while let layer = Layer(rawValue: index) {
      index += 1
      let symbols = symbols(of: layer, filling)
      if symbols.isEmpty { continue }
      let paint = paint(of: layer, side: side)
      if paint.isVisible, !body(layer, symbols, paint) { return }
    }
  }

  /// The paint of what is drawn first.
  var shapePaint: Paint {
    var first = Paint(fill: .color(SRGBColor(red: 0, green: 0, blue: 0)))
    forEachLayer(side: placed.side, filling) { _, _, paint in
      first = paint
      return false
    }
    return first
  }

  /// Draws the symbols.
  func drawShapes<Target: Canvas>(on canvas: inout Target) {
    let (place, filling) = (placed, filling)
    if Target.keepsVerbs { return drawClipped(place, filling, on: &canvas) }
    forEachLayer(side: place.side, filling) { layer, symbols, paint in
      canvas.paint(paint)
      let fraction = layer == .part ? filling.fraction : 1
      drawPaths(of: symbols, place, upTo: fraction, on: &canvas)
      return true
    }
  }

  /// Draws all symbols in every layer, and hides what of the filled ones is not earned.
  private func drawClipped<Target: Canvas>(
    _ place: PlacedRow, _ filling: Filling, on canvas: inout Target
  ) {
    for layer in [Layer.ground, .part, .line] {
      let paint = paint(of: layer, side: place.side)
      guard paint.isVisible else { continue }
      canvas.paint(paint)
      if layer == .part {
        canvas.clip(Clip(x: edge(place, filling), hidesLeft: isRightToLeft))
      }
      drawPaths(of: 0..<count, place, upTo: 1, on: &canvas)
    }
  }

  /// Up to where the row is filled.
  private func edge(_ place: PlacedRow, _ filling: Filling) -> Double {
    let isPart = filling.fraction > 0
    let last = place.frame(
      isPart ? filling.full : max(filling.full - 1, 0), inset: inset(place))
    let part = isPart ? filling.fraction : filling.full > 0 ? 1 : 0
    return last.origin.x + last.size.width * part
  }

  /// Half of the line is outside of a path.
  private func inset(_ place: PlacedRow) -> Double { style.strokeWidth(side: place.side) / 2 }

  /// Draws like symbols from the left to the right, whichever way the row goes.
  private func drawPaths<Target: Canvas>(
    of symbols: Range<Int>, _ place: PlacedRow, upTo fraction: Double, on canvas: inout Target
  ) {
    let inset = inset(place)
    canvas.repeated(symbols.count, every: place.pitch) { canvas, number in
      let index =
        place.isMirrored ? symbols.upperBound - 1 - number : symbols.lowerBound + number
      symbol.draw(in: place.frame(index, inset: inset), upTo: fraction, into: &canvas)
    }
  }
}
