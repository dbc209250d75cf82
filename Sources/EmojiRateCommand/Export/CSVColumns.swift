/// Which columns of a file hold the value and the name.
struct CSVColumns: Equatable {
  let value: Int
  let name: Int?
  /// How many columns every line has.
  let count: ClosedRange<Int>
  /// Whether the order was told by a name that is no number, as no other may then be one.
  let isToldByName: Bool
  /// Whether both of two columns are numbers, the first of which was taken for the value.
  private(set) var isDoubtful = false

  /// Which columns were asked for.
  struct Wish: Equatable {
    var value: ColumnReference?
    var name: ColumnReference?

    /// Whether there has to be a header.
    var isByTitle: Bool {
      [value, name].contains { if case .title? = $0 { true } else { false } }
    }
  }

  /// What is also wrong with a field that has what other programs put between columns.
  static func hint(otherSeparatorsIn field: String, or otherwise: String = "") -> String {
    field.contains(where: isOtherSeparator) ? "; give commas between columns" : otherwise
  }

  private static func isOtherSeparator(_ character: Character) -> Bool {
    character == ";" || character == "\t"
  }

  /// The decimal with a comma that two fields are, where other separators stand between columns.
  static func decimal(splitInto fields: [String]) -> Substring? {
    let columns = fields.joined(separator: ",")
      .split(omittingEmptySubsequences: false, whereSeparator: isOtherSeparator)
    guard columns.count > 1 else { return nil }
    return columns.first { column in
      let parts = column.split(separator: ",", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts.contains("")
        && RatingLiteral(parts.joined(separator: ".")) != nil
    }
  }

  /// Whether these can only be titles: no digit is in them, and none says that there is no value.
  static func areTitles(_ fields: [String]) -> Bool {
    !fields.contains { field in
      ["", "-", "na", "n/a", "nan", "none", "null"].contains(field.lowercased())
        || field.contains { ("0"..."9").contains($0) }
    }
  }

  /// The field by which the first line only says what the columns are, if it does: its titles are asked for,
  /// or where a number would have to be there are letters.
  static func title(in fields: [String], _ wish: Wish) -> String? {
    func isTitle(_ field: String) -> Bool { field.first?.isLetter ?? false }
    if wish.isByTitle { return fields.first }
    if case .number(let number)? = wish.value {
      return fields.dropFirst(number - 1).prefix(1).first(where: isTitle)
    }
    return fields.contains { RatingLiteral($0) != nil } ? nil : fields.first(where: isTitle)
  }

  /// Tells the columns by the first line with values: the value is the only one that is a number, or the
  /// first of two.
  ///
  /// - Parameters:
  ///   - titles: The line before, where it is a header.
  ///   - fields: The first line with values, without spaces around each; empty where there is none yet.
  init(titles: [String]?, first fields: [String], _ wish: Wish) throws {
    let columnCount = (titles ?? fields).count
    func index(_ column: ColumnReference) throws -> Int {
      switch column {
      case .number(let number):
        guard number <= columnCount else {
          throw LineProblem(
            "there is no column \(number); give one of 1 to \(columnCount), or a title")
        }
        return number - 1
      case .title(let title):
        let titles = titles ?? []
        let columns = titles.indices.filter { titles[$0] == title }
        if columns.count == 1 { return columns[0] }
        throw LineProblem(
          columns.isEmpty
            ? "no column is called \(title.quoted); there are "
              + titles.prefix(8).map(\.quoted).joined(separator: ", ")
              + (titles.count == 1 ? Self.hint(otherSeparatorsIn: titles[0]) : "")
            : "several columns are called \(title.quoted); give the number of one, from 1")
      }
    }
    let askedName = try wish.name.map(index)
    if let column = wish.value {
      value = try index(column)
    } else {
      let numbers = fields.indices.filter { $0 != askedName && RatingLiteral(fields[$0]) != nil }
      // How many there are is then what is wrong.
      let isUneven = fields.count != columnCount
      let isPair = columnCount == 2 && (titles == nil || numbers.count == 2)
      guard numbers.count == 1 || isUneven || columnCount == 1 || isPair else {
        throw LineProblem(
          (numbers.isEmpty ? "no column is a number" : "\(numbers.count) columns are numbers")
            + ", so it is not clear which is the value"
            + Self.hint(
              otherSeparatorsIn: numbers.isEmpty ? fields.joined() : "",
              or: "; say so with --value-column"))
      }
      value = numbers.first ?? (askedName == 0 && columnCount > 1 ? 1 : 0)
      isDoubtful = numbers.count == 2 && columnCount == 2
    }
    name = askedName ?? (columnCount <= 2 ? 1 - value : nil)
    count = titles == nil && columnCount <= 2 ? 1...2 : columnCount...columnCount
    isToldByName = wish.value == nil && titles == nil && columnCount == 2 && value == 1
  }
}
