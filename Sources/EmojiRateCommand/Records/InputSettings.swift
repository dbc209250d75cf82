/// The settings of the ratings that are read: where they are, and how they are written.
struct InputSettings: Equatable {
  /// The lists, files and streams in the order of the command line; nil without one.
  var values: [Values] = []
  var columns = ColumnRequest()
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

  /// How to handle an invalid line.
  enum ErrorReaction: String, CaseIterable {
    case stop
    case skip
    case blank
  }

  /// Whether values are typed as a list, which has no columns.
  var isList: Bool { if case .list? = values.first { true } else { false } }

  /// The paths of the files.
  var paths: [String] {
    values.compactMap { if case .file(let path) = $0 { path } else { nil } }
  }

  /// Refuses sources that cannot be read one after another.
  func check() throws(CommandError) {
    guard values.count > 1 else { return }
    let isPlain = values.allSatisfy { if case .file = $0 { true } else { false } }
    if !isPlain {
      throw .usage(
        "--values is given twice, and only files are read one after another; give one list, or one -"
      )
    }
  }
}
