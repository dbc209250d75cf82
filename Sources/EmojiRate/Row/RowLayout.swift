/// The places of the symbols of a row.
///
/// Lengths are in user units. Every one is clamped to its limits, and NaN becomes the default:
/// see ``RowLength/parameter``. <doc:Rows> has the formulas.
public struct RowLayout: Hashable, Sendable {
  /// The kinds of layouts.
  public enum Kind: Hashable, Sendable {
    /// Symbols of one size at a fixed distance. The canvas is as large as they need.
    case fixed
    /// Symbols as large as fit into a width.
    case fitted
    /// One cell of equal width for each symbol.
    case cells
  }

  /// The kind of the layout.
  public let kind: Kind
  /// The side of a symbol, or the smallest side if the row is fitted; cells ignore it.
  public let side: Double
  /// The distance between two symbols; nothing in cells.
  public let spacing: Double
  /// The width of the row; 0 if it follows from the symbols.
  public let width: Double
  /// The height of the row; 0 if it follows from the symbols.
  public let height: Double
  /// The distance on both outer sides, only for fitted rows.
  public let margin: Double

  /// Symbols of a fixed side at a fixed distance, 44 and 8 by default; the canvas is as large as they need.
  public static func fixed(side: Double = .nan, spacing: Double = .nan) -> RowLayout {
    RowLayout(
      kind: .fixed, side: RowLength.starSize.parameter.clamped(side),
      spacing: RowLength.spacing.parameter.clamped(spacing), width: 0, height: 0, margin: 0)
  }

  /// Symbols that fit into a width, with a margin on both outer sides and spacing between them.
  ///
  /// They are at least as large as `minimumSide`; if necessary, the canvas becomes wider.
  ///
  /// They are centred in `height` if it is more than they need.
  public static func fitted(
    width: Double, height: Double = .nan, margin: Double = .nan, spacing: Double = .nan,
    minimumSide: Double = .nan
  ) -> RowLayout {
    RowLayout(
      kind: .fitted, side: RowLength.minimumStarSize.parameter.clamped(minimumSide),
      spacing: RowLength.spacing.parameter.clamped(spacing),
      width: RowLength.width.parameter.clamped(width),
      height: RowLength.height.parameter.clamped(height),
      margin: RowLength.margin.parameter.clamped(margin))
  }

  /// Cells of equal width, each with the largest symbol that fits, centred.
  ///
  /// The cells together have the given width and height, but no cell is narrower than 1.
  public static func cells(width: Double, height: Double) -> RowLayout {
    let parameter = RowLength.width.parameter
    return RowLayout(
      kind: .cells, side: 0, spacing: 0, width: parameter.clamped(width),
      height: parameter.clamped(height), margin: 0)
  }

  /// Computes the layout of a row with `count` symbols.
  func placed(count: Int) -> PlacedRow {
    let count = Double(count)
    switch kind {
    case .fixed:
      return PlacedRow(
        canvasSize: Size(width: count * side + (count - 1) * spacing, height: side),
        side: side, first: Point(0, 0), pitch: side + spacing)
    case .fitted:
      let fitting = (width - 2 * margin - spacing * (count - 1)) / count
      let side = max(fitting, side)
      let needed = 2 * margin + count * side + (count - 1) * spacing
      let height = max(height, side)
      return PlacedRow(
        canvasSize: Size(width: max(width, needed), height: height),
        side: side, first: Point(margin, (height - side) / 2), pitch: side + spacing)
    case .cells:
      let width = max(width, count)
      let cell = width / count
      let side = min(cell, height)
      return PlacedRow(
        canvasSize: Size(width: width, height: height),
        side: side, first: Point((cell - side) / 2, (height - side) / 2), pitch: cell)
    }
  }
}

extension RowLayout {
  /// Chooses the layout for some lengths: cells override a width, and a width overrides a side.
  init(cells: Size?, _ length: (RowLength) -> Double?) {
    let spacing = length(.spacing) ?? .nan
    if let cells {
      self = .cells(width: cells.width, height: cells.height)
    } else if let width = length(.width) {
      self = .fitted(
        width: width, height: length(.height) ?? .nan, margin: length(.margin) ?? .nan,
        spacing: spacing, minimumSide: length(.minimumStarSize) ?? .nan)
    } else {
      self = .fixed(side: length(.starSize) ?? .nan, spacing: spacing)
    }
  }

  #if !hasFeature(Embedded)
    /// The width and the height of a layout of cells.
    var cells: Size? { kind == .cells ? Size(width: width, height: height) : nil }

    /// Calls `body` for every length of the layout, except those of cells.
    func forEachLength(_ body: (RowLength, Double) throws -> Void) rethrows {
      switch kind {
      case .cells: return
      case .fixed: try body(.starSize, side)
      case .fitted:
        try body(.width, width)
        try body(.height, height)
        try body(.margin, margin)
        try body(.minimumStarSize, side)
      }
      try body(.spacing, spacing)
    }
  #endif
}
