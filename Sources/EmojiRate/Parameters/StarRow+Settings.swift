extension StarRow: RatedPicture {
  /// `stars`.
  package static var name: String { "stars" }

  /// `a row of stars`.
  package static var phrase: String { "a row of stars" }

  /// The symbol in the plural: `hearts`.
  package static func noun(in settings: PictureSettings) -> String {
    if settings.symbolPath != nil { return "symbols" }
    return (settings.symbol ?? .star).rawValue + "s"
  }

  /// The parameters of rows, and of faces for rows of faces.
  public static var parameters: ParameterScope {
    ParameterScope(
      hasSummary: false,
      maximum: ScopedNumber(PictureSettings.maximumParameter, defaultValue: "the count"), size: nil,
      faceRule: ("symbol", "symbol star heart"), hasSymbolLines: true)
  }

  /// The count, so that each symbol is worth 1.
  package static func defaultMaximum(in settings: PictureSettings) -> Double {
    settings.count.map { Double($0) } ?? countParameter.defaultValue
  }

  /// A row has the same colours at every rating.
  package static var followsRating: Bool { false }

  /// Makes the row that settings describe, for `value`, clamped into their scale.
  public init(_ value: Double, settings: PictureSettings) {
    self.init(
      settings.rating(value, of: Self.self), count: settings.count,
      symbol: settings.symbol ?? .star, fillRule: settings.fillRule ?? .exact,
      layout: settings.layout, isRightToLeft: settings.isRightToLeft ?? false,
      style: settings.starStyle)
    symbolPath = settings.symbolPath
  }
}
