/// Which columns of a file hold the value and the name.
struct CSVColumns: Equatable {
  var value = 0
  var name: Int?
  /// How many columns the first record has, and with a header every other one.
  var count: Int
  /// Whether the first record only says what the columns are.
  var hasHeader = false

  private static let valueWords = [
    "value", "values", "rating", "ratings", "score", "scores", "stars", "star", "grade", "mark",
    "points",
  ]
  private static let nameWords = [
    "name", "names", "title", "label", "product", "item", "id", "slug", "key", "file",
  ]

  /// Tells the columns by the fields of the first record.
  ///
  /// A record without any number is a header. It is only taken where its words leave no doubt: a wrong
  /// guess would be a folder full of wrong pictures.
  init(first fields: [String]) throws(ExportLineProblem) {
    count = fields.count
    let areNumbers = fields.map { Decimal.parse(Self.trimmed($0)) != nil }
    if fields.count == 1 {
      hasHeader = !areNumbers[0] && !Self.words(fields[0]).isDisjoint(with: Self.valueWords)
      if !hasHeader { name = 1 }
      return
    }
    guard areNumbers.contains(true) else {
      try readHeader(fields)
      return
    }
    guard fields.count == 2 else { throw .init(.tooManyColumns(fields.count)) }
    guard areNumbers[0] else { throw .init(.swappedColumns) }
    name = 1
  }

  private mutating func readHeader(_ fields: [String]) throws(ExportLineProblem) {
    hasHeader = true
    let values = Self.columns(fields, Self.valueWords)
    let names = Self.columns(fields, Self.nameWords).filter { $0 != values.first }
    if values.count == 1 {
      value = values[0]
      name = fields.count == 2 ? 1 - value : names.count == 1 ? names[0] : nil
    } else if values.isEmpty, fields.count == 2, names.count == 1 {
      name = names[0]
      value = 1 - names[0]
    } else {
      throw .init(.unknownHeader(fields))
    }
  }

  /// The columns that are called by one of `words`: of several, the one that is called only that.
  private static func columns(_ fields: [String], _ words: [String]) -> [Int] {
    let all = fields.indices.filter { !Self.words(fields[$0]).isDisjoint(with: words) }
    let exact = all.filter { Self.words(fields[$0]).count == 1 }
    return all.count > 1 && exact.count == 1 ? exact : all
  }

  private static func words(_ title: String) -> Set<String> {
    Set(title.lowercased().split { !$0.isLetter }.map(String.init))
  }

  private static func trimmed(_ field: String) -> String {
    var field = Substring(field)
    while field.first?.isWhitespace == true { field.removeFirst() }
    while field.last?.isWhitespace == true { field.removeLast() }
    return String(field)
  }
}

/// A problem of a line, where it is not known yet which line of what.
struct ExportLineProblem: Error, Equatable {
  let problem: ExportError.LineProblem

  init(_ problem: ExportError.LineProblem) { self.problem = problem }
}
