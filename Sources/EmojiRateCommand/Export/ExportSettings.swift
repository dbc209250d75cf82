import EmojiRate

struct ExportSettings: Equatable {
  var from: RatingLiteral?
  var to: RatingLiteral?
  var by: Double?

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

  enum Format: String, CaseIterable {
    case svg
    /// One stylesheet with a class for each picture.
    case css
    /// Documents on the standard output, one on each line.
    case stream
  }
}

extension Settings {
  /// The range of values; nil without one.
  func range(on scale: Rating) throws(CommandError) -> ValueSequence? {
    guard let by = export.by else { return nil }
    return try ValueSequence(by: by, from: export.from, to: export.to, on: scale)
  }
}
