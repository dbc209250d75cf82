/// A row whose layout is worked out.
struct PlacedRow {
  var canvasSize: Size
  /// The side of a symbol's square frame.
  var side: Double
  /// The top left corner of the first frame.
  var first: Point
  /// From one frame's left edge to the next one's.
  var pitch: Double
  /// Whether the row begins at the right, and its symbols are mirrored.
  var isMirrored = false

  /// The frame of the symbol at `index`, inset on every side; mirrored, it goes from its right edge a
  /// negative width to the left.
  func frame(_ index: Int, inset: Double = 0) -> Rect {
    let side = max(side - 2 * inset, 0)
    let x = first.x + Double(index) * pitch + inset
    return Rect(
      x: isMirrored ? canvasSize.width - x : x, y: first.y + inset,
      width: isMirrored ? -side : side, height: side)
  }
}
