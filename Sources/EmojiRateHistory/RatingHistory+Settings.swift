import EmojiRate

extension ParameterScope {
  /// The parameters of ratings over time: those of summaries.
  public static var history: ParameterScope { RatingSummary.parameters }
}

extension RatingHistory: DescribedPicture {
  package static var name: String { "history" }

  /// The parameters of summaries.
  package static var parameters: ParameterScope { RatingSummary.parameters }

  /// Gives a history the look that settings describe; its counts have the scale.
  public init(_ history: RatingHistory, settings: PictureSettings) {
    self = history
    layout = settings.ratingsLayout?.history ?? .trend
    points = settings.historyPoints ?? .dots
    symbol = settings.symbol ?? .star
    style = settings.rowStyle
    if let color = settings.textColor { textColor = color }
    language = settings.options.otherLanguage
    isRightToLeft = settings.isRightToLeft ?? false
    symbolPath = settings.symbolPath
  }
}
