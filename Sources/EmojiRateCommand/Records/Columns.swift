/// The indexes of the requested columns in a file, from 0.
///
/// In JSON, a key that no record had yet is ``missing``.
final class Columns {
  static let missing = -1

  private(set) var value = missing
  private(set) var groups: [Int] = []
  private(set) var name: Int?
  private(set) var count: Int?
  private(set) var counts: [Int] = []
  private(set) var mean: Int?
  private(set) var number: Int?
  private(set) var date: Int?
  private(set) var filters: [Int] = []
  private(set) var others: [Int] = []
  /// The first requested key that no record had yet.
  private(set) var unknown: LineProblem?
  /// The title by which the column of the values was found; nil if it was requested, or is the only one.
  private(set) var foundTitle: String?

  /// - Parameters:
  ///   - titles: The header row, or the keys of JSON; nil without titles.
  ///   - count: The number of columns.
  ///   - isOpen: Whether later records can have more keys.
  init(_ request: ColumnRequest, titles: [String]?, count fieldCount: Int, isOpen: Bool) throws {
    var unknown: LineProblem?
    func index(_ column: ColumnName) throws -> Int {
      let columns = (titles ?? []).indices.filter { titles![$0] == column.text }
      if columns.count == 1 { return columns[0] }
      guard columns.isEmpty else {
        throw LineProblem(
          "several columns are called \(column.text.quoted); give the number of one, from 1")
      }
      if let number = column.number, number <= fieldCount { return number - 1 }
      let problem = Self.problem(column, titles, fieldCount)
      guard isOpen, column.number == nil else { throw problem }
      unknown = unknown ?? problem
      return Self.missing
    }
    others = try request.others.map { try index(ColumnName(text: $0)) }
    groups = try request.groups.map(index)
    name = try request.name.map(index)
    count = try request.count.map(index)
    counts = try request.counts.map(index)
    mean = try request.mean.map(index)
    number = try request.number.map(index)
    date = try request.date.map(index)
    filters = try request.filters.map { try index($0.column) }
    if let column = request.value {
      value = try index(column)
    } else if request.needsValue {
      (value, foundTitle) = try Self.value(titles, fieldCount)
    }
    // Names are only looked for under their own title.
    if request.name == nil, request.findsName {
      name = titles?.firstIndex { $0.lowercased() == "name" }
      if name == value { name = nil }
    }
    self.unknown = unknown
  }

  /// The column of the values if no option says which: the only one, or the only one with a usual title.
  private static func value(_ titles: [String]?, _ count: Int) throws -> (Int, String?) {
    if count == 1 { return (0, nil) }
    let usual = (titles ?? []).indices.filter {
      ColumnRequest.valueTitles.contains(titles![$0].lowercased())
    }
    if usual.count == 1 { return (usual[0], titles![usual[0]]) }
    throw LineProblem(
      "it is not clear which column has the ratings; give --value-column"
        + (titles.map { " with one of \(list($0))" } ?? ", a number from 1 to \(count)"))
  }

  private static func problem(
    _ column: ColumnName, _ titles: [String]?, _ count: Int
  ) -> LineProblem {
    guard let titles else {
      return LineProblem(
        column.number == nil
          ? "there is no header row for \(column.text.quoted); give the number of a column, from 1 to \(count)"
          : "there is no column \(column.text); give one of 1 to \(count), or a name")
    }
    // One slip turns a letter into any other.
    let nearest =
      column.text.utf8.count > 1 ? Suggestion.nearest(to: column.text, among: titles) : nil
    return LineProblem(
      "no column is called \(column.text.quoted); "
        + (Suggestion.question(nearest?.quoted).map { $0 + " " } ?? "")
        + (titles.isEmpty ? "there are none" : "there are " + list(titles)) + cause(of: titles))
  }

  private static func list(_ titles: [String]) -> String {
    titles.prefix(8).map(\.quoted).joined(separator: ", ") + (titles.count > 8 ? ", …" : "")
  }

  /// Why a header row may have other titles than its file seems to have.
  private static func cause(of titles: [String]) -> String {
    guard titles.count == 1, titles[0].contains(where: ",;\t|".contains) else { return "" }
    return "; --delimiter says what is between columns"
  }
}
