extension RatingSummary: DescribedPicture {
  /// `summary`.
  package static var name: String { "summary" }

  /// `a summary of ratings`.
  package static var phrase: String { "a summary of ratings" }

  /// The parameters of summaries, of rows without their layout, and of faces if it shows faces.
  public static var parameters: ParameterScope {
    ParameterScope(
      hasLayout: false, minimum: ScopedNumber(PictureSettings.minimumParameter, defaultValue: "1"),
      maximum: ScopedNumber(
        PictureSettings.maximumParameter, defaultValue: "the highest count's value"),
      step: ScopedNumber(
        NumberParameter(
          "step", 0.01...9999, defaultValue: 1, "The distance between two counted values."),
        defaultValue: "1"),
      count: ScopedNumber(
        countParameter, defaultValue: "the maximum if it is 3 to 7, otherwise 5"),
      size: ScopedNumber(
        NumberParameter(
          "size", SVGOptions.sizeParameter.limits, defaultValue: 110, unit: "pixels",
          "The height of the picture. The width follows."), defaultValue: "by the layout"),
      precision: ScopedNumber(SVGOptions.precisionParameter, defaultValue: "1"),
      faceRule: ("symbol", "symbol star heart"), hasSymbolLines: true)
  }

  /// Makes the summary that settings describe; the counts have the scale.
  public init(_ counts: RatingCounts, settings: PictureSettings) {
    self.init(
      counts, layout: settings.ratingsLayout?.summary ?? .full, symbol: settings.symbol ?? .star,
      numbers: settings.summaryNumbers ?? .percent, count: settings.count,
      style: settings.starStyle)
    if let color = settings.textColor { textColor = color }
    language = settings.options.language
    isRightToLeft = settings.isRightToLeft ?? false
    symbolPath = settings.symbolPath
  }
}
