@testable import EmojiRate

/// What a row of stars or hearts shows, read from what it draws.
struct ShownRow {
  /// How many symbols are filled whole.
  private(set) var full = 0
  /// The filled fraction of the next one; 0 where there is none.
  private(set) var fraction = 0.0
  /// How many have nothing filled.
  private(set) var empty = 0

  /// The number of symbols filled, the fraction included.
  var filled: Double { Double(full) + fraction }

  /// The drawing is one of a row like `row` in colours of this structure's own, from left to right.
  init(_ row: StarRow) {
    var row = row
    row.isRightToLeft = false
    row.style = StarStyle(
      fillColor: CSSColor(css: "yellow"), emptyColor: CSSColor(css: "silver"),
      strokeColor: CSSColor(css: "black"), lineWidth: 1)
    let (fill, ground) = (row.style.fillColor.brush, row.style.emptyColor?.brush)
    var (grounds, outlines) = (0, 0)
    for layer in PaintedLayers(row).layers {
      let count = layer.subpaths.count
      switch (layer.paint.fill, layer.paint.stroke) {
      case (fill, .some): full += count
      case (fill, nil):
        guard let bounds = Polygons(layer.elements).bounds else { continue }
        let placed = row.layout.placed(count: row.count)
        let frame = placed.frame(full, inset: placed.side / 44 / 2)
        fraction = (bounds.right - frame.origin.x) / frame.size.width
      case (ground, nil): grounds += count
      case (nil, .some): outlines += count
      default: break
      }
    }
    empty = grounds == outlines ? outlines - (fraction > 0 ? 1 : 0) : -1
  }
}

extension Double {
  /// Whether a number is the other but for rounding.
  func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
