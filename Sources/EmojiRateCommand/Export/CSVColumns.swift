/// Which columns of a file hold the value and the name.
struct CSVColumns: Equatable {
  var value = 0
  var name: Int?
  /// How many columns the first record has, and with a header every other one.
  var count: Int
  /// Whether the first record only says what the columns are.
  var hasHeader = false
  /// Whether the order was told by a name that is no number, as no other may then be one.
  var isToldByName = false

  private static let valueWords = [
    "value", "values", "rating", "ratings", "score", "scores", "stars", "star", "grade", "mark",
    "points",
  ]
  /// The better ones first: of `id,name`, the name is meant.
  private static let nameWords = [
    "name", "names", "slug", "title", "label", "product", "item", "file", "key", "id",
  ]

  /// Tells the columns by the fields of the first record, without spaces around.
  ///
  /// A record without any number is a header. It is only taken where its words leave no doubt: a wrong
  /// guess would be a folder full of wrong pictures.
  init(first fields: [String]) throws(ExportLineProblem) {
    count = fields.count
    let areNumbers = fields.map { DecimalLiteral.parse($0) != nil }
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
    (value, name) = areNumbers[0] ? (0, 1) : (1, 0)
    isToldByName = !areNumbers[0]
  }

  private mutating func readHeader(_ fields: [String]) throws(ExportLineProblem) {
    hasHeader = true
    let values = Self.columns(fields, Self.valueWords)
    if values.count == 1 {
      value = values[0]
      name = fields.count == 2 ? 1 - value : Self.nameColumn(fields, besides: value)
    } else if values.isEmpty, fields.count == 2, let name = Self.nameColumn(fields) {
      self.name = name
      value = 1 - name
    } else {
      throw .init(.unknownHeader(fields))
    }
  }

  /// The column that the best of the words calls which calls only one.
  private static func nameColumn(_ fields: [String], besides value: Int? = nil) -> Int? {
    for word in nameWords {
      let columns = fields.indices.filter { $0 != value && words(fields[$0]).contains(word) }
      if columns.count == 1 { return columns[0] }
    }
    return nil
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
}

/// A problem of a line, where it is not known yet which line of what.
struct ExportLineProblem: Error, Equatable {
  let problem: ExportError.LineProblem

  init(_ problem: ExportError.LineProblem) { self.problem = problem }
}
