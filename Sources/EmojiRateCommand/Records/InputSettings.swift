import EmojiRate

/// The settings for reading ratings: where they are, and how they are written.
struct InputSettings: Equatable {
  /// The lists, files and streams of `--values`, in the order of the command line.
  var values: [Values] = []
  /// The columns as typed: titles, or numbers from 1.
  var columns = Columns<String>()
  var filters: [LineFilter] = []
  /// Whether the first line is a header row; nil means that the first line decides.
  var hasHeader: Bool?
  /// Whether several columns of ratings are allowed, each as a group.
  var allowsColumns = false
  /// Whether a column with the title `name` has the names if no option gives another.
  var findsName = false
  var form = RecordReader.Form()
  var grammar = RatingGrammar()
  var dates = DateSettings()
  /// Whether any number of ratings may be off the scale, as `--clamp` allows.
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

  /// Whether the values are typed as a list, which has no columns.
  var isList: Bool { if case .list? = values.first { true } else { false } }

  /// The format of a file, as far as options and its name decide it; the first lines decide the rest.
  func form(of path: String?) -> RecordReader.Form {
    var form = form
    form.format = path.flatMap { RecordFormat(path: $0) }
    form.hasDecimalComma = grammar.hasDecimalComma
    return form
  }

  var paths: [String] {
    values.compactMap { if case .file(let path) = $0 { path } else { nil } }
  }
}
