extension RatingSummary: DescribedPicture {
  package static var name: String { "summary" }

  /// The parameters of summaries, of rows without their layout, and of faces if it shows faces.
  package static let parameters = ParameterScope(
    Parameter.scale(minimum: "1", maximum: "the highest count's value", step: stepParameter)
      + Parameter.inRow(Face.featureRows + Face.numberRows)
      + StarRow.count(
        countParameter, default: "the maximum if it is 3 to 7, otherwise 5",
        ineffectiveWith: "layout bars columns stack trend spark calendar")
      + StarRow.symbolRows + StarRow.rightToLeft + StarRow.strokeWidth + StarRow.lineWidth
      + ownRows
      + Parameter.theme + Parameter.inRow(Face.colorRows)
      + StarRow.colorRows(emptyIneffectiveWith: "layout bars columns calendar")
      + Parameter.document(size: sizeParameter, default: "by the layout", precision: "1"))

  /// Makes the summary that settings describe; the counts have the scale.
  package init(_ counts: RatingCounts, settings: PictureSettings) {
    self.init(
      counts, layout: settings.ratingsLayout?.summary ?? .full,
      numbers: settings.summaryNumbers ?? .percent, count: settings.count)
    takeLook(from: settings)
    bands = settings.bands
  }

  /// Takes what ratings over time have too.
  package mutating func takeLook(from settings: PictureSettings) {
    symbol = settings.symbol ?? .star
    symbolPath = settings.symbolPath
    style = settings.rowStyle
    if let color = settings.textColor { textColor = color }
    language = settings.options.otherLanguage
    isRightToLeft = settings.isRightToLeft ?? false
  }
}

extension RatingSummary {
  package static var stepParameter: NumberParameter {
    NumberParameter(
      "step", 0.01...9999, defaultValue: 1, "The distance between two counted values.")
  }

  private static var sizeParameter: NumberParameter {
    NumberParameter(
      "size", SVGOptions.sizeParameter.limits, defaultValue: 110, unit: "pixels",
      "The height of the picture. The width follows.")
  }

  /// The rows of summaries alone.
  static var ownRows: [Parameter] {
    [
      Parameter(
        "layout", .layout,
        "Everything, bars, columns, one stacked bar, mean and number, or the means over time.",
        .word(RatingsLayout.full) { $1(&$0.ratingsLayout) }),
      Parameter(
        "points", .layout, "The marks of a trend between its first and its last mean.",
        .word(HistoryPoints.dots) { $1(&$0.historyPoints) },
        ineffectiveWith: "layout full bars columns stack badge spark calendar"),
      Parameter(
        "numbers", .layout, "The numbers at the bars of a summary.",
        .word(SummaryNumbers.percent) { $1(&$0.summaryNumbers) },
        ineffectiveWith: "layout stack badge trend spark calendar"),
      Parameter(
        "bands", .layout,
        "Bands of values with a score in place of the mean, such as 0-6,7-8,9-10.",
        .list { $1(&$0.bands) }, ineffectiveWith: "layout trend spark calendar"),
      Parameter(
        "text-color", .color, "The colour of digits and of the lines that bars lie on.",
        .color { $1(&$0.textColor) }, default: "currentColor"),
    ]
  }
}
