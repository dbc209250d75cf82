/// The layouts of a summary of many ratings.
///
/// Sizes are in CSS pixels, for documents without a size of their own.
public enum SummaryLayout: String, CaseIterable, Sendable, Keyword {
  /// The mean with its symbol and the number of ratings, next to a bar for each value, or columns from eight
  /// values on. 360 wide.
  case full
  /// A bar for each value, highest first. 228 wide.
  case bars
  /// A vertical column for each value, with a mark above the mean's place. 264 wide.
  case columns
  /// The mean, followed by one stacked bar of all values. 24 high.
  case stack
  /// The mean and the number of ratings. 24 high, suitable up to 48.
  case badge
}

/// The numbers at the bars of a summary.
public enum SummaryNumbers: String, CaseIterable, Sendable, Keyword {
  /// Shares in whole percent, which add up to 100.
  case percent
  /// The number of ratings of each value.
  case count
  /// No numbers.
  case none
}

/// The marks of the periods between the first and the last of a trend, which `EmojiRateHistory` draws.
public enum HistoryPoints: String, Keyword {
  /// A dot for each period, if there is room.
  case dots
  /// None: only the first and the last period have a mark.
  case ends
  /// The face of each mean, if the symbol is a face and there is room; otherwise dots.
  case faces
}

/// The layouts of a summary and of ratings over time, which share a parameter.
package enum RatingsLayout: String, Keyword {
  case full, bars, columns, stack, badge
  case trend, spark, calendar

  /// The layout of a summary; nil for one of ratings over time.
  package var summary: SummaryLayout? { SummaryLayout(word: rawValue) }
}
