extension RatingSummary: DescribedPicture {
  /// `summary`.
  package static var name: String { "summary" }

  /// `a summary of ratings`.
  package static var phrase: String { "a summary of ratings" }

  /// The parameters of summaries, of rows without their layout, and of faces if it shows faces.
  public static var parameters: ParameterScope {
    ParameterScope(
      hasLayout: false, maximumText: "the highest count's value",
      faceRule: ("symbol", "symbol star heart"), hasSymbolLines: true, ownNumber: ownNumber)
  }

  @Sendable private static func ownNumber(
    _ number: NumberParameter
  ) -> (NumberParameter, StaticString)? {
    switch "\(number.name)" {
    case "minimum": (number, "1")
    case "step":
      (
        NumberParameter(
          "step", 0.01...9999, defaultValue: 1,
          "The distance between two counted values."), "1"
      )
    case "count":
      (countParameter, "the maximum if it is 3 to 7, otherwise 5")
    case "size":
      (
        NumberParameter(
          "size", SVGOptions.sizeParameter.limits, defaultValue: 110, unit: "pixels",
          "The height of the picture. The width follows."), "by the layout"
      )
    case "precision": (number, "1")
    default: nil
    }
  }

  /// Makes the summary that settings describe; the counts have the scale.
  public init(_ counts: RatingCounts, settings: PictureSettings) {
    self.init(
      counts, layout: settings.summaryLayout ?? .full, symbol: settings.symbol ?? .star,
      numbers: settings.summaryNumbers ?? .percent, count: settings.count,
      style: settings.starStyle)
    if let color = settings.textColor { textColor = color }
    language = settings.options.language
    isRightToLeft = settings.isRightToLeft ?? false
    symbolPath = settings.symbolPath
  }
}
