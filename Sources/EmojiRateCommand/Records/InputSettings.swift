import EmojiRate

/// The settings of the ratings that are read: where they are, and how they are written.
struct InputSettings: Equatable {
  /// The lists, files and streams in the order of the command line; nil without one.
  var values: [Values] = []
  /// The columns as typed: titles, or numbers from 1.
  var columns = Columns<String>()
  var filters: [LineFilter] = []
  /// Whether the first line is a header row; nil means that the lines decide.
  var hasHeader: Bool?
  /// Whether there can be several columns of ratings, each of which is a group.
  var allowsColumns = false
  /// Whether the column `name` has the names if no option says which.
  var findsName = false
  var form = RecordReader.Form()
  var grammar = RatingGrammar()
  var dates = DateSettings()
  /// Whether any number of ratings may be outside the scale.
  var clamps = false
  var reaction = ErrorReaction.stop

  enum Values: Equatable {
    case list([RatingLiteral])
    case standardInput
    case file(String)
  }

  enum ErrorReaction: String, CaseIterable {
    case stop
    case skip
  }

  /// Whether values are typed as a list, which has no columns.
  var isList: Bool { if case .list? = values.first { true } else { false } }

  var paths: [String] {
    values.compactMap { if case .file(let path) = $0 { path } else { nil } }
  }
}
