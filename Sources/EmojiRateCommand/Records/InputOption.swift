import EmojiRate
import EmojiRateHistory

/// An option about reading ratings, which the command and the studio read alike.
enum InputOption: String {
  case groupColumn = "group-column"
  case nameColumn = "name-column"
  case valueColumn = "value-column"
  case countColumn = "count-column"
  case countsColumns = "counts-columns"
  case meanColumn = "mean-column"
  case numberColumn = "number-column"
  case dateColumn = "date-column"
  case `where`
  case header
  case missing
  case clamp
  case records
  case encoding
  case delimiter
  case quote
  case decimal
  case words
  case onError = "on-error"
  case period
  case dateOrder = "date-order"
  case since
  case until
  case axis
  case least

  /// The words that the option allows; empty if it allows other texts too.
  var allowedWords: [String] {
    switch self {
    case .header: ["yes", "no"]
    case .encoding: TextEncoding.allCases.map { $0.rawValue }
    case .quote: ["double", "none"]
    case .decimal: [".", ","]
    case .onError: InputSettings.ErrorReaction.allCases.map { $0.rawValue }
    case .period: HistoryPeriod.words + ["label"]
    case .dateOrder: WrittenDate.Order.allCases.map { $0.rawValue }
    case .groupColumn, .nameColumn, .valueColumn, .countColumn, .countsColumns, .meanColumn,
      .numberColumn, .dateColumn, .where, .missing, .clamp, .records, .delimiter, .words, .since,
      .until, .axis, .least:
      []
    }
  }

  /// Allowed words that no help lists.
  private var otherWords: [String] { self == .decimal ? ["point", "comma"] : [] }

  /// Throws for a word that the option does not allow.
  ///
  /// - Parameter hint: The likely meaning of the word; by default, a similar one.
  func check(_ given: ArgumentText, hint: String? = nil) throws(CommandError) {
    guard !allowedWords.isEmpty, !(allowedWords + otherWords).contains(given.text) else { return }
    throw .notKnown(given, among: allowedWords, hint: hint)
  }
}
