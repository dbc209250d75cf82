/// What the options of `export` ask for.
struct ExportSettings: Equatable {
  var from: Double?
  var to: Double?
  var by: Double?
  /// A list, a path, or - for the standard input.
  var values: String?

  var nameTemplate: String?
  var format = Format.svg
  var pair: String?
  var scales: String?
  var hasSprite = false
  var hasSheet = true

  var isForced = false
  var prunes = false
  var isDryRun = false
  var isQuiet = false

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
