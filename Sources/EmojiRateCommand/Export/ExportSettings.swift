/// What the options of `export` ask for.
struct ExportSettings: Equatable {
  var from: RatingLiteral?
  var to: RatingLiteral?
  var by: Double?
  var values: Values?
  var columns = CSVColumns.Wish()
  /// Nil is found from the ending or the first line.
  var inputFormat: RecordFormat?
  /// Nil is found from the first line.
  var delimiter: UInt8?

  /// The folder to write into.
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
  var isDryRun = false
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

  /// What becomes of a line that is no value.
  enum ErrorReaction: String, CaseIterable {
    case stop
    case skip
    case blank
  }

  /// What the pictures are written as.
  enum Format: String, CaseIterable {
    /// A file each.
    case svg
    /// One stylesheet with a class for each.
    case css
    /// One after the other on the standard output, a line each.
    case stream
  }
}
