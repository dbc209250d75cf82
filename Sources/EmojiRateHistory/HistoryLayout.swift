import EmojiRate

/// The layouts of ratings over time.
///
/// Sizes are in CSS pixels. A document can have another size.
public enum HistoryLayout: String, Keyword {
  /// A line of means over columns of the numbers of ratings, with the scale and dates. 360 wide.
  case trend
  /// A small line with the first and the last mean, for tables. 24 high, about 160 wide.
  case spark
  /// A row of bars for each month, one for each day, up to 400. 317 wide.
  ///
  /// A history of longer periods, or of labels, is drawn as a trend.
  case calendar
}

/// The part of the scale that ratings over time show.
public enum HistoryAxis: Hashable, Sendable {
  /// At least half of the scale, around the means.
  case automatic
  /// The whole scale.
  case full
  /// From one value to another, widened to the next counted values and to the means.
  case range(ClosedRange<Double>)
}

extension RatingsLayout {
  /// The layout of ratings over time; nil for one of a summary.
  package var history: HistoryLayout? { HistoryLayout(word: rawValue) }
}
