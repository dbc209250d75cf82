/// Where the symbols of a row stand.
///
/// Lengths are in user units. Every one is clamped to ``lengthLimits``, and the symbols' side to at
/// least 1; not a number means the default. <doc:Rows> has the formulas.
public enum RowLayout: Hashable, Sendable {
  /// Symbols of a fixed side with a fixed distance between them, 44 and 8 by default; the canvas is as
  /// large as they need.
  case fixed(side: Double = Self.defaultSide, spacing: Double = Self.defaultSpacing)

  /// Symbols as large as fit into a width, less a margin on both outer sides and the spacing between
  /// them, but no smaller than `minimumSide`, which widens the canvas if need be. They stand in the
  /// middle of `height`, if it is more than they need.
  case fitted(
    width: Double, height: Double = 0, margin: Double = 0,
    spacing: Double = Self.defaultSpacing, minimumSide: Double = Self.leastSide)

  /// One cell of equal width for each symbol, which is as large as fits and stands in its middle; the
  /// cells together have the given width and height, but no cell is smaller than 1.
  case cells(width: Double, height: Double)

  /// What a length may be.
  public static let lengthLimits = 0.0...10_000

  /// The side of a symbol, where none is said.
  public static let defaultSide = 44.0

  /// The distance between two symbols, where none is said.
  public static let defaultSpacing = 8.0

  /// The least that the side of a symbol may be.
  public static let leastSide = 1.0

  /// The layout of a row of `count` symbols, worked out.
  func placed(count: Int) -> PlacedRow {
    let count = Double(count)
    switch self {
    case .fixed(let side, let spacing):
      let side = max(length(side, Self.defaultSide), Self.leastSide)
      let spacing = length(spacing, Self.defaultSpacing)
      return PlacedRow(
        canvasSize: Size(width: count * side + (count - 1) * spacing, height: side),
        side: side, first: Point(0, 0), pitch: side + spacing)
    case .fitted(let width, let height, let margin, let spacing, let minimumSide):
      let width = length(width, 0)
      let margin = length(margin, 0)
      let spacing = length(spacing, Self.defaultSpacing)
      let fitting = (width - 2 * margin - spacing * (count - 1)) / count
      let side = max(fitting, length(minimumSide, Self.leastSide), Self.leastSide)
      let needed = 2 * margin + count * side + (count - 1) * spacing
      let height = max(length(height, 0), side)
      return PlacedRow(
        canvasSize: Size(width: max(width, needed), height: height),
        side: side, first: Point(margin, (height - side) / 2), pitch: side + spacing)
    case .cells(let width, let height):
      let width = max(length(width, 1), count)
      let height = max(length(height, 1), 1)
      let cell = width / count
      let side = min(cell, height)
      return PlacedRow(
        canvasSize: Size(width: width, height: height),
        side: side, first: Point((cell - side) / 2, (height - side) / 2), pitch: cell)
    }
  }

  private func length(_ value: Double, _ fallback: Double) -> Double {
    clamp(value, to: Self.lengthLimits, ifNotANumber: fallback)
  }
}

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
