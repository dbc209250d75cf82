/// The places of the symbols of a row.
///
/// Lengths are in user units, clamped to their limits; nil and NaN mean the default. A default length is stored as nil,
/// so that equal layouts are equal. <doc:Rows> has the formulas.
public struct RowLayout: Hashable, Sendable {
  /// The width and height of a symbol of fixed size.
  package(set) public var starSize: Double? {
    didSet { starSize = Self.starSizeParameter.unlessDefault(starSize) }
  }

  /// The distance between two symbols; cells have none.
  package(set) public var spacing: Double? {
    didSet { spacing = Self.spacingParameter.unlessDefault(spacing) }
  }

  /// The width into which symbols are fitted.
  package(set) public var width: Double? { didSet { width = Self.widthParameter.clamped(width) } }

  /// The height in which fitted symbols are centred, if they need less.
  package(set) public var height: Double? {
    didSet { height = Self.heightParameter.unlessDefault(height) }
  }

  /// The distance on both outer sides of fitted symbols.
  package(set) public var margin: Double? {
    didSet { margin = Self.marginParameter.unlessDefault(margin) }
  }

  /// The minimum width and height of a fitted symbol.
  package(set) public var minimumStarSize: Double? {
    didSet { minimumStarSize = Self.minimumStarSizeParameter.unlessDefault(minimumStarSize) }
  }

  /// The width and height of a row with a cell for each symbol, clamped to 1…10,000.
  package(set) public var cells: Size? {
    didSet {
      guard let width = Self.widthParameter.clamped(cells?.width),
        let height = Self.widthParameter.clamped(cells?.height)
      else { return cells = nil }
      cells = Size(width: width, height: height)
    }
  }

  /// Makes the default layout: symbols of a fixed side, 44, at a fixed distance, 8.
  package init() {}

  /// Symbols of a fixed side at a fixed distance, 44 and 8 by default; the canvas is as large as they need.
  public static func fixed(starSize: Double? = nil, spacing: Double? = nil) -> RowLayout {
    var layout = RowLayout()
    (layout.starSize, layout.spacing) = (starSize, spacing)
    return layout
  }

  /// Symbols that fit into a width, with a margin on both outer sides and spacing between them.
  ///
  /// They are at least as large as `minimumStarSize`; if necessary, the canvas becomes wider.
  ///
  /// They are centred in `height` if it is more than they need. A width of NaN means 1.
  public static func fitted(
    width: Double, height: Double? = nil, margin: Double? = nil, spacing: Double? = nil,
    minimumStarSize: Double? = nil
  ) -> RowLayout {
    var layout = RowLayout()
    layout.width = widthParameter.clamped(width)
    (layout.height, layout.margin) = (height, margin)
    (layout.spacing, layout.minimumStarSize) = (spacing, minimumStarSize)
    return layout
  }

  /// Cells of equal width, each with the largest symbol that fits, centred.
  ///
  /// The cells together have the given width and height, but no cell is narrower than 1. NaN means 1.
  public static func cells(width: Double, height: Double) -> RowLayout {
    var layout = RowLayout()
    layout.cells = Size(
      width: widthParameter.clamped(width), height: widthParameter.clamped(height))
    return layout
  }

  /// Computes the layout of a row with `count` symbols.
  func placed(count: Int) -> PlacedRow {
    let count = Double(count)
    if let cells {
      let width = max(cells.width, count)
      let cell = width / count
      let side = min(cell, cells.height)
      return PlacedRow(
        canvasSize: Size(width: width, height: cells.height), side: side,
        first: Point((cell - side) / 2, (cells.height - side) / 2), pitch: cell)
    }
    let spacing = spacing ?? Self.spacingParameter.defaultValue
    guard let width else {
      let side = starSize ?? Self.starSizeParameter.defaultValue
      return PlacedRow(
        canvasSize: Size(width: count * side + (count - 1) * spacing, height: side), side: side,
        first: Point(0, 0), pitch: side + spacing)
    }
    let margin = margin ?? Self.marginParameter.defaultValue
    let fitting = (width - 2 * margin - spacing * (count - 1)) / count
    let side = max(fitting, minimumStarSize ?? Self.minimumStarSizeParameter.defaultValue)
    let needed = 2 * margin + count * side + (count - 1) * spacing
    let height = max(height ?? Self.heightParameter.defaultValue, side)
    return PlacedRow(
      canvasSize: Size(width: max(width, needed), height: height), side: side,
      first: Point(margin, (height - side) / 2), pitch: side + spacing)
  }
}

extension RowLayout {
  /// The limits of ``starSize``.
  package static var starSizeParameter: NumberParameter {
    NumberParameter(
      "star-size", 1...10_000, defaultValue: 44, unit: "pixels", "The width and height of a star.")
  }

  /// The limits of ``spacing``.
  package static var spacingParameter: NumberParameter {
    NumberParameter(
      "spacing", 0...10_000, defaultValue: 8, unit: "pixels", "The distance between stars.")
  }

  /// The limits of ``width``.
  package static var widthParameter: NumberParameter {
    NumberParameter(
      "width", 1...10_000, defaultValue: 1, unit: "pixels", "Fit the stars into this width.")
  }

  /// The limits of ``height``.
  package static var heightParameter: NumberParameter {
    NumberParameter(
      "height", 0...10_000, defaultValue: 0, unit: "pixels", "Centre the stars in this height.")
  }

  /// The limits of ``margin``.
  package static var marginParameter: NumberParameter {
    NumberParameter(
      "margin", 0...10_000, defaultValue: 0, unit: "pixels", "The distance on both outer sides.")
  }

  /// The limits of ``minimumStarSize``.
  package static var minimumStarSizeParameter: NumberParameter {
    NumberParameter(
      "minimum-star-size", 1...10_000, defaultValue: 1, unit: "pixels",
      "The smallest size of a star. The row becomes wider if necessary.")
  }
}

extension StarRow {
  /// The places of its symbols, in user units, from which the control tells the symbol under a finger.
  package var placement: (width: Double, side: Double, first: Double, pitch: Double) {
    let row = layout.placed(count: count)
    return (row.canvasSize.width, row.side, row.first.x, row.pitch)
  }
}

/// The places of the symbols of a row or column, and the earned ones, calculated once a document.
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
  /// The number of earned symbols, 0…`count`.
  var earned = 0.0

  /// The way from a frame to the next one, for a row that begins at the left.
  var step: Point { isColumn ? Point(0, pitch) : Point(pitch, 0) }

  /// The transform from the unit square to the symbol at `index`, inset on every side.
  ///
  /// In a mirrored row, it also mirrors the symbol.
  func transform(_ index: Int, inset: Double = 0) -> Transform {
    let side = max(side - 2 * inset, 0)
    let x = first.x + Double(index) * step.x + inset
    return Transform(
      a: isMirrored ? -side : side, b: 0, c: 0, d: side,
      origin: Point(
        isMirrored ? canvasSize.width - x : x, first.y + Double(index) * step.y + inset))
  }
}
