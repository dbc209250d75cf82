import EmojiRate

/// The columns of a file: as texts of options, or as places in records.
struct Columns<Column> {
  /// The columns of the rated product or group; their fields together are the group's label.
  var groups: [Column] = []
  var name: Column?
  /// The column with the number of ratings in a line, each of the line's value.
  var count: Column?
  /// The columns with the number of ratings of each value, the lowest value first.
  var counts: [Column] = []
  /// The column with the mean of a line's ratings; ``number`` has the number of these ratings.
  var mean: Column?
  var number: Column?
  var date: Column?
  var filters: [Column] = []
  /// The columns of the ratings; the text of an option can also be a list of columns.
  var values: [Column] = []

  /// All columns except the columns of the ratings.
  var others: [Column] {
    [name, count, mean, number, date].compactMap { $0 } + groups + counts + filters
  }

  func map<Other>(
    _ find: (Column) throws(ReadingError) -> Other
  ) throws(ReadingError) -> Columns<Other> {
    try Columns<Other>(
      groups: groups.map(find), name: name.map(find), count: count.map(find),
      counts: counts.map(find), mean: mean.map(find), number: number.map(find),
      date: date.map(find), filters: filters.map(find), values: values.map(find))
  }
}

extension Columns: Equatable where Column: Equatable {}
extension Columns: Sendable where Column: Sendable {}

/// The place of a column's field in a record.
enum FieldPlace: Hashable {
  case index(Int)
  /// A key of a JSON object. An object may lack it.
  case key([UInt8])
}

/// A column that an option gives by its number, with its title in a file.
struct NumberedColumn {
  let number: Int
  let title: String
}

/// The titles of a file, and the columns that options give by their number.
struct NumberedColumns {
  let file: String
  let titles: [String]
  let columns: [NumberedColumn]
}

extension InputSettings {
  /// Finds the requested columns, and the column of ratings if no option names it.
  ///
  /// - Parameter titles: The header row, or the JSON keys so far; nil if there is no header row.
  /// - Returns: The places, the title of a column of ratings that no option names, and the columns
  ///   that options give by their number, with their titles.
  func find(
    titles: [String]?, count: Int, isJSON: Bool
  ) throws(ReadingError) -> (
    places: Columns<FieldPlace>, valueTitle: String?, numbered: [NumberedColumn]
  ) {
    let names = titles ?? []
    var numbered: [NumberedColumn] = []
    func place(_ index: Int) -> FieldPlace {
      isJSON ? .key(Array(names[index].utf8)) : .index(index)
    }
    var columns = columns
    columns.values = columns.values.flatMap { Self.items(of: $0, among: names) }
    // The numbers in options are either all titles or all places. A number above the number of
    // columns can only be a title.
    let numbers = (columns.others + columns.values).filter { ($0.columnNumber ?? .max) <= count }
    let areTitles = numbers.allSatisfy(names.contains)
    var places = try columns.map { (column) throws(ReadingError) in
      let isPlace = !areTitles && (column.columnNumber ?? .max) <= count
      let same = isPlace ? [] : names.indices.filter { names[$0] == column }
      guard same.count < 2 else {
        throw .line(
          "several columns are called \(column.quoted); give the number of one, from 1")
      }
      if let index = same.first { return place(index) }
      let number = column.columnNumber
      if let number, number <= count {
        if titles != nil {
          numbered.append(NumberedColumn(number: number, title: names[number - 1]))
        }
        return place(number - 1)
      }
      // Later JSON objects can have more keys.
      guard isJSON, number == nil else { throw .problem(Self.problem(column, titles, count)) }
      return .key(Array(column.utf8))
    }
    var value: Int?
    // A line has a rating, or else counts or a mean.
    if columns.values.isEmpty, columns.counts.isEmpty, columns.mean == nil {
      value = try Self.value(titles, count)
      places.values = value.map { [place($0)] } ?? []
    }
    try Self.checkDifferent(places.counts, columns.counts)
    try check(places.values, columns.values)
    try Self.checkRoles(of: places, titles)
    // If no option names the column of names, it is the one with the title `name`.
    if columns.name == nil, findsName,
      let index = names.firstIndex(where: { $0.lowercased() == "name" }),
      !places.values.contains(place(index))
    {
      places.name = place(index)
    }
    return (places, count == 1 ? nil : value.flatMap { titles?[$0] }, numbered)
  }

  /// Whether options ask for every key of a JSON object.
  func asksForAll(_ keys: [String]) -> Bool {
    keys.allSatisfy(requested(among: keys).contains)
  }

  /// The columns that options ask for, each of a list.
  private func requested(among titles: [String]) -> [String] {
    columns.others + columns.values.flatMap { Self.items(of: $0, among: titles) }
  }

  /// The problem if no JSON object has a requested key; nil otherwise.
  func unknownKey(_ keys: [String]) -> LineProblem? {
    requested(among: keys)
      .first { $0.columnNumber == nil && !keys.contains($0) }
      .map { Self.problem($0, keys, keys.count) }
  }

  /// The columns that an option's text means: the one with this title, or the items of a list.
  ///
  /// In a list, `2-4` means three columns.
  private static func items(of text: String, among titles: [String]) -> [String] {
    if titles.contains(text) { return [text] }
    return text.listItems.flatMap { item in
      titles.contains(item) ? [item] : item.columnNumbers?.map { "\($0)" } ?? [item]
    }
  }

  /// Throws if two of the columns are the same.
  private static func checkDifferent(
    _ places: [FieldPlace], _ texts: [String]
  ) throws(ReadingError) {
    for (index, place) in places.enumerated() where places[..<index].contains(place) {
      throw .line("the column \(texts[index].quoted) is given twice; leave one out")
    }
  }

  /// Throws if one column has two of the numbers of a line, such as its rating and their number.
  private static func checkRoles(
    of places: Columns<FieldPlace>, _ titles: [String]?
  ) throws(ReadingError) {
    let roles = [
      ("--value-column", places.values), ("--mean-column", places.mean.map { [$0] } ?? []),
      ("--counts-columns", places.counts), ("--count-column", places.count.map { [$0] } ?? []),
      ("--number-column", places.number.map { [$0] } ?? []),
      ("--date-column", places.date.map { [$0] } ?? []),
    ]
    for (index, role) in roles.enumerated() {
      for other in roles[..<index] {
        guard let place = role.1.first(where: other.1.contains) else { continue }
        throw .usage(
          "\(other.0) and \(role.0) are both \(title(of: place, titles).quoted); "
            + "give each its own column")
      }
    }
  }

  /// The title of a column; its number if it has none.
  private static func title(of place: FieldPlace, _ titles: [String]?) -> String {
    switch place {
    case .index(let index): titles.flatMap { $0[index].isEmpty ? nil : $0[index] } ?? "\(index + 1)"
    case .key(let key): String(decoding: key, as: UTF8.self)
    }
  }

  /// Throws if a column of counts would count for one value, but its title names another value.
  func checkOrder(
    of places: [FieldPlace], titles: [String]?, on scale: Rating
  ) throws(ReadingError) {
    guard let titles, places.count > 1 else { return }
    let names = places.map { Self.title(of: $0, titles) }
    let numbers = names.compactMap { ValueTitle.value(of: $0, grammar.words, on: scale) }
    guard numbers.count == names.count else { return }
    let step = (scale.maximum - scale.minimum) / Double(names.count - 1)
    for index in numbers.indices {
      let value = scale.minimum + Double(index) * step
      if (numbers[index] - value).magnitude < 1e-6 { continue }
      let isSorted = numbers.indices.dropFirst().allSatisfy { numbers[$0] > numbers[$0 - 1] }
      throw .line(
        "the column \(names[index].quoted) would count for \(Messages.plain(value)); "
          + (isSorted
            ? "give --minimum \(Messages.plain(numbers[0])), or a column for each value"
            : "give --counts-columns with the lowest value first"))
    }
  }

  /// Throws for duplicate columns of ratings, and for several columns if only one picture is drawn.
  private func check(_ places: [FieldPlace], _ texts: [String]) throws(ReadingError) {
    guard places.count > 1 else { return }
    try Self.checkDifferent(places, texts)
    guard allowsColumns else {
      throw .usage(
        "--value-column gives \(places.count) columns; export summary draws a picture of each")
    }
  }

  /// The labels of the columns of ratings: their titles.
  ///
  /// In a grid question such as `How was … [Food]`, the label is the text in brackets.
  func labels(of places: [FieldPlace], titles: [String]?) -> [[UInt8]] {
    let labels = places.map { Self.title(of: $0, titles) }
    let parts = labels.map { label -> (question: Substring.UTF8View, answer: [UInt8])? in
      guard label.utf8.last == UInt8(ascii: "]"),
        let bracket = label.utf8.lastIndex(of: UInt8(ascii: "["))
      else { return nil }
      let answer = Array(label.utf8[label.utf8.index(after: bracket)...].dropLast())
      return answer.isEmpty ? nil : (label.utf8[..<bracket], answer)
    }
    let isGrid = parts.allSatisfy { part in
      guard let part, let first = parts[0] else { return false }
      return part.question.elementsEqual(first.question)
    }
    let answers =
      isGrid && parts.count > 1
      ? parts.compactMap { $0?.answer } : labels.map { Array($0.utf8) }
    // Columns with the same title are told apart by their numbers.
    return answers.indices.map { index in
      guard case .index(let column) = places[index],
        answers.count(where: { $0 == answers[index] }) > 1
      else { return answers[index] }
      return answers[index] + " (\(column + 1))".utf8
    }
  }

  /// The index of the column of ratings if no option names it.
  ///
  /// It is the only column, or the only one with a common title.
  private static func value(_ titles: [String]?, _ count: Int) throws(ReadingError) -> Int {
    if count == 1 { return 0 }
    let usual = (titles ?? []).enumerated().filter { valueTitles.contains($0.element.lowercased()) }
    if usual.count == 1 { return usual[0].offset }
    throw .line(
      "it is not clear which column has the ratings; give --value-column"
        + (titles.map { " with one of \(list($0))" } ?? ", a number from 1 to \(count)"))
  }

  /// The advice if the whole file is one JSON object.
  static let wholeFile =
    "if it is the whole file, write it with an object for each rating, in pandas with orient='records'"

  private static func problem(_ column: String, _ titles: [String]?, _ count: Int) -> LineProblem {
    guard let titles else {
      return LineProblem(
        column.columnNumber == nil
          ? "there is no header row for \(column.quoted); give the number of a column, from 1 to \(count)"
          : "there is no column \(column); give one of 1 to \(count), or a name")
    }
    if let nested = titles.first(where: { $0.hasPrefix(column + ".") }) {
      return LineProblem(
        "\(column.quoted) is an object with keys such as \(nested.quoted); give one of them, or, "
          + wholeFile)
    }
    let ends = titles.filter { $0.hasSuffix("." + column) || $0.hasSuffix("[\(column)]") }
    // A title of one letter is similar to every other letter, so suggest nothing for it.
    let nearest =
      ends.count == 1
      ? ends[0] : column.utf8.count > 1 ? Suggestion.nearest(to: column, among: titles) : nil
    let items = column.listItems
    let areTitles = items.count > 1 && items.allSatisfy(titles.contains)
    // One title with a delimiter in it suggests that the delimiter was not recognized.
    let isOneColumn = titles.count == 1 && titles[0].contains(where: ",;\t|".contains)
    return LineProblem(
      "no column is called \(column.quoted); "
        + (Suggestion.question(nearest?.quoted).map { $0 + " " } ?? "")
        + (titles.isEmpty ? "there are none" : "there are " + list(titles))
        + (areTitles
          ? "; give the option once for each column"
          : isOneColumn
            ? "; --delimiter says what is between columns"
            : titles.count == 1 && nearest == nil
              ? "; leave out the lines before the header row, if there are any" : ""))
  }

  private static func list(_ titles: [String]) -> String {
    titles.prefix(8).map { $0.quoted }.joined(separator: ", ") + (titles.count > 8 ? ", …" : "")
  }
}

extension String {
  /// The number of a column, from 1; nil for other texts, such as the title `03`.
  var columnNumber: Int? {
    guard let number = Int(self), number > 0, "\(number)" == self else { return nil }
    return number
  }

  /// The numbers of columns in a list such as `2,5-7`; nil if an item is not a number or a range.
  var columnNumbers: [Int]? {
    var numbers: [Int] = []
    for item in listItems {
      let ends = item.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        .map { String(Substring($0)).columnNumber }
      guard ends.count < 3, let first = ends[0], let last = ends[ends.count - 1], first <= last,
        last - first < 1000
      else { return nil }
      numbers += first...last
    }
    return numbers
  }
}
