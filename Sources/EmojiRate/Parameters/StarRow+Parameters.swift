extension StarRow: RatedPicture {
  package static var name: String { "stars" }

  /// The symbol in the plural: `hearts`.
  package static func noun(in settings: PictureSettings) -> String {
    if settings.symbolPath != nil { return "symbols" }
    return (settings.symbol ?? .star).rawValue + "s"
  }

  /// The parameters of rows, and of faces for rows of faces.
  package static let parameters = ParameterScope(
    Parameter.scale(maximum: "the count") + Parameter.inRow(Face.featureRows + Face.numberRows)
      + count(countParameter) + symbolRows + fill + rightToLeft + strokeWidth + lineWidth
      + layoutRows
      + Parameter.theme + Parameter.inRow(Face.colorRows) + colorRows()
      + Parameter.document(size: nil))

  /// The count, so that each symbol is worth 1.
  package static func defaultMaximum(in settings: PictureSettings) -> Double {
    settings.count.map { Double($0) } ?? countParameter.defaultValue
  }

  /// A row has the same colours at every rating.
  package static var followsRating: Bool { false }

  /// The layout has the size.
  package static var hasSize: Bool { false }

  /// Makes the row that settings describe, for `value`, clamped into their scale.
  package init(_ value: Double, settings: PictureSettings) {
    self.init(
      settings.rating(value, of: Self.self), count: settings.count,
      symbol: settings.symbol ?? .star, fill: settings.fill ?? .exact,
      layout: settings.layout, isRightToLeft: settings.isRightToLeft ?? false,
      style: settings.rowStyle)
    symbolPath = settings.symbolPath
  }
}

extension StarRow {
  /// The row for the number of symbols.
  package static func count(
    _ number: NumberParameter, default text: StaticString? = nil,
    ineffectiveWith layouts: StaticString? = nil
  ) -> Parameter {
    Parameter(number, .row, default: text, ineffectiveWith: layouts) { $1(&$0.count.number) }
  }

  /// The rows for a row's symbol.
  static var symbolRows: [Parameter] {
    [
      Parameter(
        "symbol", .row, "Stars, hearts, or faces with the given one in colour.",
        .word(RowSymbol.star) { $1(&$0.symbol) }),
      Parameter(
        "symbol-path", .row, "A custom symbol as path data, filled like stars.",
        .pathData { $1(&$0.symbolPath) }, conflicts: "symbol"),
    ]
  }

  /// The row for partly earned symbols.
  static var fill: Parameter {
    Parameter(
      "fill", .row,
      "Fill a partly earned star exactly, by halves, to the nearest half, or by wholes.",
      .word(StarFill.exact) { $1(&$0.fill) }, ineffectiveWith: "symbol face")
  }

  /// The row for the direction.
  static var rightToLeft: Parameter {
    Parameter(
      "right-to-left", .row, "Begin the row at the right, and fill its stars from there.",
      .flag { $1(&$0.isRightToLeft) })
  }

  /// The row for the width of the stroke of symbols.
  static var strokeWidth: Parameter {
    Parameter(StarStyle.strokeWidthParameter, .row, ineffectiveWith: "symbol face") {
      $1(&$0.stars.givenStrokeWidth)
    }
  }

  /// The row for the width of the lines of faces; of stars and hearts, it was the name of the stroke width.
  static var lineWidth: Parameter {
    let (face, stroke) = (FaceNumber.lineWidth.parameter, StarStyle.strokeWidthParameter)
    return Parameter(
      NumberParameter(
        face.name, stroke.limits, defaultValue: face.defaultValue, unit: face.unit,
        "The width of the lines of faces."), .face, default: ""
    ) { $1(&$0.rowLineWidth) }
  }

  /// The rows for the places of symbols.
  static var layoutRows: [Parameter] {
    [
      Parameter(RowLayout.starSizeParameter, .layout, conflicts: "width cells") {
        $1(&$0.layout.starSize)
      },
      Parameter(RowLayout.spacingParameter, .layout, conflicts: "cells") {
        $1(&$0.layout.spacing)
      },
      Parameter(RowLayout.widthParameter, .layout, default: "", conflicts: "cells") {
        $1(&$0.layout.width)
      },
      Parameter(RowLayout.heightParameter, .layout, requires: "width") { $1(&$0.layout.height) },
      Parameter(RowLayout.marginParameter, .layout, requires: "width") { $1(&$0.layout.margin) },
      Parameter(RowLayout.minimumStarSizeParameter, .layout, requires: "width") {
        $1(&$0.layout.minimumStarSize)
      },
      Parameter(
        "cells", .layout, "Centre each star in its cell, in a row of this size.",
        .size(RowLayout.widthParameter) { $1(&$0.layout.cells) }),
    ]
  }

  /// The rows for the colours of symbols.
  ///
  /// - Parameter layouts: The layouts of a summary without unearned parts.
  static func colorRows(emptyIneffectiveWith layouts: StaticString? = nil) -> [Parameter] {
    [
      Parameter(
        "fill-color", .color, "The colour of the earned part.",
        .color(default: StarStyle.defaultFill) { $1(&$0.stars.$fillColor) },
        ineffectiveWith: "symbol face"),
      Parameter(
        "empty-color", .color, "The colour of the unearned part.",
        .color(unsetBy: "none") { $1(&$0.stars.emptyColor) }, default: "none",
        ineffectiveWith: layouts),
      Parameter(
        "stroke-color", .color, "The colour of the stroke.",
        .color(default: StarStyle.defaultStroke) { $1(&$0.stars.$strokeColor) },
        ineffectiveWith: "symbol face"),
    ]
  }
}
