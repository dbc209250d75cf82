extension StarRow {
  /// The places of its symbols, in user units, from which the control tells the symbol under a finger.
  package var placement: (width: Double, side: Double, first: Double, pitch: Double) {
    let row = layout.placed(count: count)
    return (row.canvasSize.width, row.side, row.first.x, row.pitch)
  }
}

/// A row or column with its computed layout.
struct PlacedRow: Equatable {
  var canvasSize: Size
  /// The side of a symbol's square frame.
  var side: Double
  /// The top left corner of the first frame.
  var first: Point
  /// The distance between the starts of two neighbouring frames.
  var pitch: Double
  /// Whether it is a column, whose frames are below each other.
  var isColumn = false
  /// Whether the row begins at the right, and its symbols are mirrored.
  var isMirrored = false

  /// The way from a frame to the next one, for a row that begins at the left.
  var step: Point { isColumn ? Point(0, pitch) : Point(pitch, 0) }

  /// The frame of the symbol at `index`, inset on every side.
  ///
  /// A mirrored frame starts at its right edge and has a negative width.
  func frame(_ index: Int, inset: Double = 0) -> Rect {
    let side = max(side - 2 * inset, 0)
    let x = first.x + Double(index) * step.x + inset
    return Rect(
      x: isMirrored ? canvasSize.width - x : x, y: first.y + Double(index) * step.y + inset,
      width: isMirrored ? -side : side, height: side)
  }
}
