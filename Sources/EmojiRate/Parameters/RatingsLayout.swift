/// The layouts of a summary and of ratings over time, which share a parameter.
package enum RatingsLayout: String, Keyword {
  /// ``SummaryLayout/full``.
  case full
  /// ``SummaryLayout/bars``.
  case bars
  /// ``SummaryLayout/columns``.
  case columns
  /// ``SummaryLayout/stack``.
  case stack
  /// ``SummaryLayout/badge``.
  case badge
  /// ``HistoryLayout/trend``.
  case trend
  /// ``HistoryLayout/spark``.
  case spark

  /// The layout of a summary; nil for one of ratings over time.
  package var summary: SummaryLayout? { SummaryLayout(word: rawValue) }

  /// The layout of ratings over time; nil for one of a summary.
  package var history: HistoryLayout? { HistoryLayout(word: rawValue) }
}
