/// A row of symbols that are filled as far as they are earned.
///
/// It is drawn in as few paints as it takes: first what is full, then of the rest the ground, what is
/// filled, and the line around. Symbols do not overlap, so it looks as if drawn one by one.
struct ShapeRow {
  private let row: StarRow
  private let place: PlacedRow
  private let fill: CSSColor
  private let stroke: Stroke?
  /// How many symbols are filled whole; they are the first ones.
  private let fullCount: Int
  /// How much of the next one is filled, 0…1.
  private let fraction: Double

  init(_ row: StarRow, _ place: PlacedRow) {
    self.row = row
    self.place = place
    fill = row.style.fillColor
    stroke = row.style.stroke(side: place.side)
    let earned = row.earned
    let whole = Int(earned)
    let part = whole < row.count ? row.fillRule.fraction(earned - Double(whole)) : 0
    fullCount = part == 1 ? whole + 1 : whole
    fraction = part == 1 ? 0 : part
  }

  /// Some neighbouring symbols, painted alike.
  private struct Layer {
    var symbols: Range<Int>
    var paint: Paint
    var fraction = 1.0
  }

  /// What a picture is painted with, from the back to the front.
  private enum LayerKind: CaseIterable {
    case fullGround, full, ground, part, line
  }

  /// A layer, where it shows anything.
  private func layer(_ kind: LayerKind) -> Layer? {
    let (full, rest) = (0..<fullCount, fullCount..<row.count)
    let ground = row.style.emptyColor.map { Paint(fill: $0.brush) }
    let layer: Layer? =
      switch kind {
      // It shows through.
      case .fullGround: fill.hsb.alpha < 1 ? ground.map { Layer(symbols: full, paint: $0) } : nil
      case .full: Layer(symbols: full, paint: Paint(fill: fill.brush, stroke: stroke))
      case .ground: ground.map { Layer(symbols: rest, paint: $0) }
      case .part:
        fraction > 0
          ? Layer(
            symbols: fullCount..<fullCount + 1, paint: Paint(fill: fill.brush), fraction: fraction)
          : nil
      case .line: stroke.map { Layer(symbols: rest, paint: Paint(stroke: $0)) }
      }
    return layer.flatMap { $0.symbols.isEmpty ? nil : $0 }
  }

  var basePaint: Paint {
    for kind in LayerKind.allCases {
      if let layer = layer(kind) { return layer.paint }
    }
    return Paint(fill: .color(SRGBColor(red: 0, green: 0, blue: 0)))
  }

  func draw<Target: Canvas>(on canvas: inout Target) {
    if Target.keepsVerbs { return drawClipped(on: &canvas) }
    for kind in LayerKind.allCases {
      if let layer = layer(kind) { draw(layer, on: &canvas) }
    }
  }

  /// Draws all symbols in every layer, and hides what of the filled ones is not earned.
  private func drawClipped<Target: Canvas>(on canvas: inout Target) {
    let all = 0..<row.count
    if let emptyColor = row.style.emptyColor {
      draw(Layer(symbols: all, paint: Paint(fill: emptyColor.brush)), on: &canvas)
    }
    canvas.paint(Paint(fill: fill.brush))
    canvas.clip(Clip(x: edge, hidesLeft: row.isRightToLeft))
    drawPaths(of: all, upTo: 1, on: &canvas)
    if let stroke { draw(Layer(symbols: all, paint: Paint(stroke: stroke)), on: &canvas) }
  }

  /// Up to where the row is filled.
  private var edge: Double {
    let isPart = fraction > 0
    let last = place.frame(isPart ? fullCount : max(fullCount - 1, 0), inset: inset)
    return last.origin.x + last.size.width * (isPart ? fraction : fullCount > 0 ? 1 : 0)
  }

  private var inset: Double { (stroke?.width ?? 0) / 2 }

  private func draw<Target: Canvas>(_ layer: Layer, on canvas: inout Target) {
    canvas.paint(layer.paint)
    drawPaths(of: layer.symbols, upTo: layer.fraction, on: &canvas)
  }

  /// Draws like symbols from the left to the right, whichever way the row goes.
  private func drawPaths<Target: Canvas>(
    of symbols: Range<Int>, upTo fraction: Double, on canvas: inout Target
  ) {
    canvas.repeated(symbols.count, every: place.pitch) { canvas, number in
      let index =
        place.isMirrored ? symbols.upperBound - 1 - number : symbols.lowerBound + number
      row.symbol.draw(
        in: place.frame(index, inset: inset), upTo: fraction, into: &canvas)
    }
  }
}
