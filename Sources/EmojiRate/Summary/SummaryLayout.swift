/// What a summary of many ratings shows, and where.
///
/// The size is that of a document without a size of its own, in CSS pixels.
public enum SummaryLayout: Int, Keyword {
  /// The mean with its symbol and the number of ratings, beside a bar for each value; columns from eight
  /// values on. 360 wide.
  case full
  /// A bar for each value, the highest first. 228 wide.
  case bars
  /// An upright column for each value, and a mark above the mean's place. 264 wide.
  case columns
  /// The mean beside one bar of all values. 24 high.
  case stack
  /// The mean and the number of ratings. 24 high, made for up to 48.
  case badge

  /// The words for them.
  public static var keywords: StaticString { "full bars columns stack badge" }
}

/// What numbers stand at the bars of a summary.
public enum SummaryNumbers: Int, Keyword {
  /// Shares in whole percent, which add up to 100.
  case percent
  /// How many ratings there are of each value.
  case count
  /// None.
  case none

  /// The words for them.
  public static var keywords: StaticString { "percent count none" }
}
