/// A row with its computed layout.
struct PlacedRow {
  var canvasSize: Size
  /// The side of a symbol's square frame.
  var side: Double
  /// The top left corner of the first frame.
  var first: Point
  /// The distance between the left edges of two neighbouring frames.
  var pitch: Double
  /// Whether the row begins at the right, and its symbols are mirrored.
  var isMirrored = false

  /// The frame of the symbol at `index`, inset on every side.
  ///
  /// A mirrored frame starts at its right edge and has a negative width.
  func frame(_ index: Int, inset: Double = 0) -> Rect {
    let side = max(side - 2 * inset, 0)
    let x = first.x + Double(index) * pitch + inset
    return Rect(
      x: isMirrored ? canvasSize.width - x : x, y: first.y + inset,
      width: isMirrored ? -side : side, height: side)
  }
}
