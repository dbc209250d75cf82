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
