/// A column as typed: a title, or a number from 1.
struct ColumnName: Equatable {
  let text: String

  /// The number, if the text can only be one; `03` is a title.
  var number: Int? {
    guard let number = Int(text), number > 0, "\(number)" == text else { return nil }
    return number
  }
}

/// The columns that options ask for.
struct ColumnRequest: Equatable {
  var value: ColumnName?
  /// The columns of the rated product or group, whose fields make its label together.
  var groups: [ColumnName] = []
  var name: ColumnName?
  /// Whether the column `name` has the names if no option says which.
  var findsName = false
  /// The column with the number of ratings that a line stands for.
  var count: ColumnName?
  /// The columns with the number of ratings of each value, lowest first.
  var counts: [ColumnName] = []
  /// The columns of a line that sums up many ratings.
  var mean: ColumnName?
  var number: ColumnName?
  /// The column of the dates; nil without one.
  var date: ColumnName?
  var filters: [LineFilter] = []
  /// The titles that templates name.
  var others: [String] = []
  /// Whether the first line is a header row; nil means that the lines decide.
  var hasHeader: Bool?

  /// Whether ratings are in a column of their own.
  var needsValue: Bool { counts.isEmpty && mean == nil }

  /// All columns that are asked for.
  private var all: [ColumnName] {
    [value, name, count, mean, number, date].compactMap { $0 } + groups + counts
      + filters.map(\.column)
      + others.map { ColumnName(text: $0) }
  }

  /// Whether columns are asked for by numbers, and none by text.
  var isByNumberAlone: Bool { !all.isEmpty && all.allSatisfy { $0.number != nil } }

  /// The titles of a column of ratings, in lower case.
  static let valueTitles: Set = [
    "value", "rating", "stars", "score", "overall", "star_rating", "star rating", "review score",
    "note", "bewertung", "sterne",
  ]

  /// Whether the first line of a file is its header row.
  ///
  /// It is one if a column is asked for by text. With numbers alone it is one if its field for the value is
  /// neither a rating nor missing.
  ///
  /// - Parameter isStream: Whether a line is a header row only with a known title.
  func isHeader(_ fields: [String], _ grammar: RatingGrammar, isStream: Bool = false) -> Bool {
    if let hasHeader { return hasHeader }
    let isByTitle = all.contains { column in
      column.number.map { $0 > fields.count && fields.contains(column.text) } ?? true
    }
    if isByTitle { return true }
    guard
      let number = (value ?? mean ?? counts.first)?.number
        ?? (fields.count == 1 && !isStream ? 1 : nil)
    else { return fields.contains { Self.valueTitles.contains($0.lowercased()) } }
    guard fields.indices.contains(number - 1) else { return false }
    return grammar.read(fields[number - 1]) == .wrong
  }
}
