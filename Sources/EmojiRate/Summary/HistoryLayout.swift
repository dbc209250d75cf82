/// The layouts of ratings over time.
///
/// Sizes are in CSS pixels, for documents without a size of their own.
public enum HistoryLayout: String, Keyword {
  /// A line of means over columns of the numbers of ratings, with the scale and dates. 360 wide.
  case trend
  /// A small line with the first and the last mean, for tables. 24 high, about 160 wide.
  case spark
}

/// The marks of the periods between the first and the last of a trend.
public enum HistoryPoints: String, Keyword {
  /// A dot for each period, if there is room.
  case dots
  /// None: only the first and the last period have a mark.
  case ends
  /// The face of each mean, if the symbol is a face and there is room; otherwise dots.
  case faces
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
