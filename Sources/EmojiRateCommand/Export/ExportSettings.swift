struct ExportSettings: Equatable {
  var from: RatingLiteral?
  var to: RatingLiteral?
  var by: Double?
  var values: Values?
  var columns = CSVColumns.Wish()
  /// Nil means that the ending or the first line decides.
  var inputFormat: RecordFormat?
  /// Nil means that the first line decides.
  var delimiter: UInt8?

  var folder: String?
  var nameTemplate: String?
  var format = Format.svg
  /// The two colour schemes of `--pair`, for light and for dark pages; empty without it.
  var pair: [ColorScheme] = []
  var scales: [PNGScale] = []
  var hasSprite = false
  var hasSheet = true

  var isForced = false
  var prunes = false
  var isQuiet = false

  var reaction = ErrorReaction.stop

  /// Whether the values are in lines, which can have columns.
  var readsColumns: Bool {
    if case .list? = values { return false }
    return by == nil
  }

  enum Values: Equatable {
    case list([RatingLiteral])
    case standardInput
    case file(String)
  }

  enum ErrorReaction: String, CaseIterable {
    case stop
    case skip
    case blank
  }

  enum Format: String, CaseIterable {
    case svg
    /// One stylesheet with a class for each picture.
    case css
    /// Documents on the standard output, one on each line.
    case stream
  }
}
