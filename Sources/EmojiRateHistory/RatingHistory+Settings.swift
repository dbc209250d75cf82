import EmojiRate

extension ParameterScope {
  /// The parameters of ratings over time, which are the parameters of summaries.
  public static var history: ParameterScope { RatingSummary.parameters }
}

extension RatingHistory: DescribedPicture {
  package static var name: String { "history" }

  /// The parameters of summaries.
  package static var parameters: ParameterScope { RatingSummary.parameters }

  /// Makes a history with the look from settings, and with the scale of its counts.
  public init(_ history: RatingHistory, settings: PictureSettings) {
    self = history
    layout = settings.ratingsLayout?.history ?? .trend
    points = settings.historyPoints ?? .dots
    summary.takeLook(from: settings)
  }
}
