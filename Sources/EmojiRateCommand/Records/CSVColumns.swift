/// The columns of a file that hold the value and the name.
struct CSVColumns: Equatable {
  let value: Int
  let name: Int?
  /// The columns that a template names.
  let others: [Int]
  /// The number of columns that a line can have.
  let count: ClosedRange<Int>
  /// Whether a name that is no number decided the order; then no other name may be a number.
  let isToldByName: Bool
  /// Whether no line's numbers decided: the value's column was requested, has that title, or is the only one.
  let isCertain: Bool
  /// Whether the only two columns are both numbers, of which the first became the value.
  private(set) var isDoubtful = false

  /// The requested columns, and the notation of their numbers.
  struct Wish: Equatable {
    var value: ColumnReference?
    var name: ColumnReference?
    /// The columns that a template names.
    var others: [String] = []
    var hasDecimalComma = false

    /// Whether the file must have a header row.
    var isByTitle: Bool {
      !others.isEmpty || [value, name].contains { if case .title? = $0 { true } else { false } }
    }

    /// The rating in a field; nil without one.
    func rating(_ field: String) -> RatingLiteral? {
      guard hasDecimalComma else { return RatingLiteral(field) }
      return field.utf8.contains(UInt8(ascii: ".")) ? nil : RatingLiteral(Self.withPoint(field))
    }

    /// Whether a field is a number only with a decimal comma.
    func isMisread(_ field: String) -> Bool {
      !hasDecimalComma && field.utf8.contains(UInt8(ascii: ","))
        && RatingLiteral(Self.withPoint(field)) != nil
    }

    /// The suggestion for an invalid number.
    func advice(on field: String) -> String {
      if isMisread(field) { return "--decimal , reads decimals with a comma" }
      return "give one such as \(example)"
    }

    var example: String { hasDecimalComma ? "3,2" : "3.2" }

    /// A field as the file's other numbers are spelled; a number of JSON always has a point.
    func spelled(_ field: String, _ isJSONNumber: Bool) -> String {
      hasDecimalComma && isJSONNumber ? String(field.map { $0 == "." ? "," : $0 }) : field
    }

    private static func withPoint(_ field: String) -> String {
      String(
        decoding: field.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 },
        as: UTF8.self)
    }
  }

  /// Whether all fields can only be titles: none has a digit or is a word for a missing value.
  static func areTitles(_ fields: [String]) -> Bool {
    !fields.contains { field in
      ["", "-", "na", "n/a", "nan", "none", "null"].contains(field.lowercased())
        || field.contains { ("0"..."9").contains($0) }
    }
  }

  /// The field that makes the first line a header row; nil if the line has values.
  ///
  /// Either a column is requested by title, or the field has letters instead of a number.
  static func title(in fields: [String], _ wish: Wish) -> String? {
    func isTitle(_ field: String) -> Bool { field.first?.isLetter ?? false }
    if wish.isByTitle { return fields.first }
    if case .number(let number)? = wish.value {
      return fields.dropFirst(number - 1).prefix(1).first(where: isTitle)
    }
    return fields.contains { wish.rating($0) != nil || wish.isMisread($0) }
      ? nil : fields.first(where: isTitle)
  }

  /// Why a header row may have other titles than its file seems to have.
  private static func cause(of titles: [String]) -> String {
    if titles.contains(where: { $0.utf8.contains(0) }) {
      return "; the file is UTF-16 without its mark, save it as UTF-8"
    }
    guard titles.count == 1, titles[0].contains(where: ",;\t".contains) else { return "" }
    return "; --delimiter says what is between columns"
  }

  /// Finds the columns by the first line with values: the value is the only number, or the first of two.
  ///
  /// - Parameters:
  ///   - titles: The header row, if there is one.
  ///   - fields: The first line with values, without surrounding spaces; empty without such a line.
  ///   - isOpen: Whether lines can have fewer or more columns.
  init(titles: [String]?, first fields: [String], _ wish: Wish, isOpen: Bool = false) throws {
    let columnCount = (titles ?? fields).count
    func index(_ column: ColumnReference) throws -> Int {
      switch column {
      case .number(let number):
        guard number <= columnCount else {
          throw LineProblem(
            "there is no column \(number); give one of 1 to \(columnCount), or a name")
        }
        return number - 1
      case .title(let title):
        let titles = titles ?? []
        let columns = titles.indices.filter { titles[$0] == title }
        if columns.count == 1 { return columns[0] }
        guard columns.isEmpty else {
          throw LineProblem(
            "several columns are called \(title.quoted); give the number of one, from 1")
        }
        // One slip turns a letter into any other.
        let nearest = title.utf8.count > 1 ? Suggestion.nearest(to: title, among: titles) : nil
        throw LineProblem(
          "no column is called \(title.quoted); "
            + (Suggestion.question(nearest?.quoted).map { $0 + " " } ?? "")
            + (titles.isEmpty
              ? "there are none"
              : "there are " + titles.prefix(8).map(\.quoted).joined(separator: ", "))
            + Self.cause(of: titles))
      }
    }
    others = try wish.others.map { try index(.title($0)) }
    let askedName = try wish.name.map(index)
    if let column = wish.value {
      value = try index(column)
    } else if let titled = titles?.firstIndex(of: "value"), titled != askedName {
      value = titled
    } else {
      let numbers = fields.indices.filter { $0 != askedName && wish.rating(fields[$0]) != nil }
      // Then the number of columns is the problem.
      let isUneven = fields.count != columnCount
      let isPair = columnCount == 2 && titles == nil
      guard numbers.count == 1 || isUneven || columnCount == 1 || isPair else {
        throw LineProblem(
          (numbers.isEmpty ? "no column is a number" : "\(numbers.count) columns are numbers")
            + ", so it is not clear which is the value; "
            + (numbers.isEmpty && fields.contains(where: wish.isMisread)
              ? "--decimal , reads decimals with a comma" : "say so with --value-column"))
      }
      value = numbers.first ?? (askedName == 0 && columnCount > 1 ? 1 : 0)
      isDoubtful = numbers.count == 2 && columnCount == 2
    }
    isCertain = wish.value != nil || columnCount == 1 || titles?[value] == "value"
    name = askedName ?? (columnCount <= 2 ? 1 - value : titles?.firstIndex(of: "name"))
    count =
      isOpen ? 0...(.max) : titles == nil && columnCount <= 2 ? 1...2 : columnCount...columnCount
    isToldByName = wish.value == nil && titles == nil && columnCount == 2 && value == 1
  }
}
