/// A picture that ``PictureSettings`` can describe, as commands, addresses and controls see it.
package protocol DescribedPicture: CanvasPicture, Hashable {
  /// The name of the kind in commands and addresses: `stars`.
  static var name: String { get }

  /// The plural for file names: `hearts`.
  static func noun(in settings: PictureSettings) -> String

  /// The parameters of the kind.
  static var parameters: ParameterScope { get }

  /// The default of the scale's upper end.
  static func defaultMaximum(in settings: PictureSettings) -> Double
}

extension DescribedPicture {
  /// The name of the kind.
  package static func noun(in settings: PictureSettings) -> String { name }

  /// The default maximum of a ``Rating``.
  package static func defaultMaximum(in settings: PictureSettings) -> Double { Rating().maximum }
}

/// A picture that is made from a value.
package protocol RatedPicture: DescribedPicture {
  /// Whether its base paint follows the rating, so that it is muted without one.
  static var followsRating: Bool { get }

  /// Makes the picture that settings describe, for `value`, clamped into their scale.
  init(_ value: Double, settings: PictureSettings)
}

extension Face: RatedPicture {
  package static var name: String { "face" }

  /// The parameters of faces.
  public static var parameters: ParameterScope { ParameterScope(hasRow: false, hasSummary: false) }

  /// A face has the colour of its rating.
  package static var followsRating: Bool { true }

  /// Makes the face that settings describe, for `value`, clamped into their scale.
  package init(_ value: Double, settings: PictureSettings) {
    self.init(settings.rating(value, of: Self.self), style: settings.faceStyle)
  }
}

extension StarRow: RatedPicture {
  package static var name: String { "stars" }

  /// The symbol in the plural: `hearts`.
  package static func noun(in settings: PictureSettings) -> String {
    if settings.symbolPath != nil { return "symbols" }
    return (settings.symbol ?? .star).rawValue + "s"
  }

  /// The parameters of rows, and of faces for rows of faces.
  public static var parameters: ParameterScope {
    ParameterScope(
      hasSummary: false,
      maximum: PictureSettings.maximumParameter.defaulting(to: "the count"), size: nil,
      hasSymbols: true)
  }

  /// The count, so that each symbol is worth 1.
  package static func defaultMaximum(in settings: PictureSettings) -> Double {
    settings.count.map { Double($0) } ?? countParameter.defaultValue
  }

  /// A row has the same colours at every rating.
  package static var followsRating: Bool { false }

  /// Makes the row that settings describe, for `value`, clamped into their scale.
  package init(_ value: Double, settings: PictureSettings) {
    self.init(
      settings.rating(value, of: Self.self), count: settings.count,
      symbol: settings.symbol ?? .star, fillRule: settings.fillRule ?? .exact,
      layout: settings.layout, isRightToLeft: settings.isRightToLeft ?? false,
      style: settings.starStyle)
    symbolPath = settings.symbolPath
  }
}

extension RatingSummary: DescribedPicture {
  package static var name: String { "summary" }

  /// The parameters of summaries, of rows without their layout, and of faces if it shows faces.
  public static var parameters: ParameterScope {
    ParameterScope(
      hasLayout: false, minimum: PictureSettings.minimumParameter.defaulting(to: "1"),
      maximum: PictureSettings.maximumParameter.defaulting(to: "the highest count's value"),
      step: NumberParameter(
        "step", 0.01...9999, defaultValue: 1, "The distance between two counted values."
      ).defaulting(to: "1"),
      count: countParameter.defaulting(to: "the maximum if it is 3 to 7, otherwise 5"),
      size: NumberParameter(
        "size", SVGOptions.sizeParameter.limits, defaultValue: 110, unit: "pixels",
        "The height of the picture. The width follows."
      ).defaulting(to: "by the layout"),
      precision: SVGOptions.precisionParameter.defaulting(to: "1"),
      hasSymbols: true)
  }

  /// Makes the summary that settings describe; the counts have the scale.
  package init(_ counts: RatingCounts, settings: PictureSettings) {
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
