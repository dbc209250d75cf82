import EmojiRate

/// The places of a file's columns.
///
/// It is a class, because a struct would be copied with its arrays for each line, which takes a
/// third of the time for counting ratings.
private final class FoundColumns {
  let places: Columns<FieldPlace>

  init(_ places: Columns<FieldPlace>) { self.places = places }
}

/// Reads the lines with ratings of one file, or of the standard input.
///
/// After a ``LineProblem``, the next call continues with the next line.
struct RecordFile {
  let name: String
  private let input: InputSettings
  private let scale: Rating
  private let filters: LineFilters
  private let group: LineGroup
  private var reader: RecordReader
  /// The header row of CSV; nil without one.
  private(set) var header: [String]?
  /// The number of CSV columns, or of JSON keys so far.
  private var fieldCount = 0
  private var columns: FoundColumns?
  /// The labels of several columns of ratings, and the remaining lines of the current record.
  ///
  /// A record makes a line for each of these columns. The remaining lines are in reverse order.
  private var labels: [[UInt8]] = []
  private var rest: [RatingLine] = []
  /// The key of an array inside a JSON object, which may be the array of records.
  private var listKey: String?
  private(set) var notes: [String] = []
  /// The columns that options give by their number; empty without titles.
  private var numbered: [NumberedColumn] = []
  private var totals = TotalsRow()
  /// The number of stars in the longest row such as `★★★☆☆`.
  private var longestRow = 0
  /// A cache of values by their text, because most files have few different ratings.
  private var values: [String: Double] = [:]

  /// Makes a reader of a file's bytes.
  ///
  /// - Parameters:
  ///   - path: The path of the file; nil for the standard input.
  ///   - group: Is filled with the group of each line.
  init(
    _ bytes: ByteInput, path: String?, _ input: InputSettings, scale: Rating,
    _ filters: LineFilters, _ group: LineGroup
  ) {
    name = path ?? Messages.standardInput
    self.input = input
    self.scale = scale
    self.filters = filters
    self.group = group
    reader = RecordReader(bytes, input.form(of: path))
  }

  /// The next line that passes the filters; nil at the end.
  mutating func next() throws(ReadingError) -> RatingLine? {
    if let line = rest.popLast() {
      // The column of the first line has index 0, and that line is not in the rest.
      let column = labels.count - rest.count - 1
      group.setColumn(column, label: labels[column])
      return line
    }
    while try reader.next() {
      let isHeader = columns == nil ? try takeHeader() : false
      try findColumns()
      if !isHeader, let line = try readLine() { return line }
    }
    // If options ask for all of its keys, the only object is a record, not a table.
    if columns != nil, reader.json?.isWholeFile == true, !reader.form.countsEmptyLines,
      unknownKey != nil || reader.keys.map(input.asksForAll) == false
    {
      throw .data("\(place(1)): \(JSONRecordReader.oneObject)")
    }
    // A requested key that no record had is probably a typo.
    if columns != nil, let problem = unknownKey {
      throw .data("\(name.excerpt()): \(problem.sentence)\(listHint)")
    }
    noteRows()
    return nil
  }

  /// Notes rows that people may mean otherwise: a row of totals, and rows of stars.
  private mutating func noteRows() {
    if let (line, label) = totals.found {
      let title = header?[0] ?? ""
      let filter = "\(title)!=\(label)"
      note(
        "\(unit) \(line) has the sums of the others; leave it out if it is a total"
          + (title.isEmpty || label.isEmpty ? "" : ", with --where \(filter.quoted)"))
    }
    totals = TotalsRow()
    if (1...5).contains(longestRow), scale.maximum > 5 {
      note(
        "a star in rows such as ★★★★★ counts 1 of \(Messages.plain(scale.maximum)); "
          + "write 5/5 for a full row of five")
    }
    longestRow = 0
  }

  // MARK: Messages

  func place(_ line: Int) -> String { "\(name.excerpt()), \(unit) \(line)" }

  var line: Int { max(reader.record.line, 1) }

  /// Whether a record has been read.
  var hasRecords: Bool { reader.record.line > 0 }

  var unit: String { reader.unit }

  var numberedColumns: NumberedColumns {
    NumberedColumns(file: name, titles: reader.keys ?? header ?? [], columns: numbered)
  }

  /// The warnings about the file, complete after its last line.
  var warnings: [String] { reader.warnings.map { "\(name.excerpt())\($0)" } }

  private mutating func note(_ sentence: String) { notes.append("\(name.excerpt()): \(sentence)") }

  // MARK: Columns

  /// Takes the first record as the header row if it is one.
  private mutating func takeHeader() throws(ReadingError) -> Bool {
    guard !reader.isJSON else { return false }
    let fields = (0..<reader.record.count).map(reader.record.text)
    let line = fields.joined(separator: ",").quoted
    let reader = reader
    switch try input.firstLine(fields, { () throws(ReadingError) in try reader.nextRows() }) {
    case .ratings: return false
    case .doubtful:
      note("the first line, \(line), counts as ratings; give --header yes if it has the titles")
      return false
    case .header:
      header = fields
      if input.isDoubtfulHeader(fields) {
        note("the first line, \(line), is taken for the header row")
      }
      return true
    }
  }

  /// Finds the columns at the first record, and again if a JSON object has a new key.
  private mutating func findColumns() throws(ReadingError) {
    if columns != nil, !reader.isJSON { return }
    // A local copy, because with two accesses, Swift 6.3.1 fails to compile this in Embedded Swift.
    let keys = reader.keys
    let count = keys?.count ?? reader.record.count
    listKey = reader.json?.list ?? listKey
    if columns != nil, count == fieldCount { return }
    fieldCount = count
    do throws(ReadingError) {
      let found = try input.find(titles: keys ?? header, count: count, isJSON: keys != nil)
      if let title = found.valueTitle, columns == nil {
        note("the ratings are in the column \(title.quoted)")
      }
      columns = FoundColumns(found.places)
      numbered = found.numbered
      try input.checkOrder(of: found.places.counts, titles: keys ?? header, on: scale)
      let places = found.places.values
      labels = places.count > 1 ? input.labels(of: places, titles: keys ?? header) : []
    } catch {
      guard case .problem(let problem) = error else { throw error }
      // A wrong column affects every line.
      throw .data("\(place(line)): \(problem.sentence)\(wholeFileHint)\(listHint)")
    }
  }

  /// The problem if no record so far has a requested key; nil otherwise.
  private var unknownKey: LineProblem? { reader.keys.flatMap(input.unknownKey) }

  private var listHint: String {
    listKey.map {
      reader.json?.isArray == true
        ? "; \($0.quoted) is a list in each record; write an object for each of its items, "
          + "with jq '.[].\($0.excerpt())[]'"
        : "; \($0.quoted) is a list, which --records \($0.excerpt()) reads"
    } ?? ""
  }

  /// The advice if the first JSON object is the whole file.
  private var wholeFileHint: String {
    reader.json?.isWholeFile == true && input.columns.counts.isEmpty
      ? "; \(InputSettings.wholeFile)" : ""
  }

  // MARK: Fields

  /// The current record as a line; nil if it does not pass the filters.
  private mutating func readLine() throws(ReadingError) -> RatingLine? {
    let record = reader.record
    guard let found = columns else { return nil }
    group.clear()
    // A row of delimiters alone has no rating: spreadsheets write such rows at the end.
    if !reader.isJSON, record.size == record.count, record.count > 1,
      record.count != fieldCount || !found.places.groups.isEmpty
    {
      return RatingLine(value: .nan, line: self.line)
    }
    guard reader.isJSON || record.count == fieldCount else { throw otherWidth(record.count) }
    // An object with nothing but an array is the file around the records, not a record.
    if reader.json?.list != nil, fieldCount == 1 {
      throw .data("\(place(line)): there is no rating\(listHint)")
    }
    guard filters.pass(record, found.places.filters) else { return nil }
    if !found.places.groups.isEmpty { try readGroup(found.places.groups) }
    var line = RatingLine(value: .nan, line: self.line)
    if let name = found.places.name { line.name = Array(record[name]) }
    try readRatings(of: &line, found)
    let others = try found.places.values.dropFirst().map { (column) throws(ReadingError) in
      try value(column)
    }
    let isRated = line.hasRating || others.contains { !$0.isNaN }
    if let date = found.places.date, isRated {
      do throws(LineProblem) {
        line.date = try input.dates.read(record[date])
      } catch { throw .problem(error) }
    }
    if !others.isEmpty { spread(line, others) }
    return line
  }

  private func otherWidth(_ count: Int) -> ReadingError {
    .line(
      "\(Messages.count(count, "column")), where the first line has \(fieldCount)"
        + (count > fieldCount ? "; put a text with delimiters into quotes" : ""))
  }

  /// Reads the rating of a line with its number, or the counts of a line.
  private mutating func readRatings(
    of line: inout RatingLine, _ found: FoundColumns
  ) throws(ReadingError) {
    if !found.places.counts.isEmpty {
      let counts = try found.places.counts.map { (column) throws(ReadingError) in try count(column)
      }
      totals.add(counts, reader.record)
      guard counts.contains(where: { $0 > 0 }) else { return }
      line.value = 0
      line.amount = .counts(counts)
    } else if let column = found.places.mean ?? found.places.values.first {
      line.value = try value(column)
      guard let column = found.places.number ?? found.places.count else { return }
      let number = try count(column)
      if found.places.number != nil { totals.add([number], reader.record) }
      line.amount = found.places.number == nil ? .many(number) : .mean(number)
      if number == 0 { line.value = .nan }
    }
  }

  /// Makes a line for each further column of ratings, from the line for the first one.
  private mutating func spread(_ line: RatingLine, _ values: [Double]) {
    let number = if case .many(let number) = line.amount { number } else { 1 }
    for value in values.reversed() {
      var other = line
      other.value = number == 0 ? .nan : value
      rest.append(other)
    }
    group.setColumn(0, label: labels[0])
  }

  /// Reads the fields that name the line's product.
  private func readGroup(_ columns: [FieldPlace]) throws(ReadingError) {
    for column in columns {
      let field = reader.record[column].withPlainSpaces
      if !field.isEmpty { try Self.check(group: field) }
      group.append(field)
    }
    if group.isEmpty { throw .line("there is no group; give a name") }
  }

  /// Throws for texts that databases and spreadsheets write instead of a name.
  private static func check(group field: ArraySlice<UInt8>) throws(ReadingError) {
    func text() -> String { String(decoding: field, as: UTF8.self) }
    if field.count < 5 {
      let name = text().lowercased()
      if noNames.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
        throw .line("\(text().quoted) is no group; give a name")
      }
    }
    if field.contains(UInt8(ascii: "+")), field.contains(UInt8(ascii: "E")),
      field.allSatisfy({ "0123456789.,E+".utf8.contains($0) })
    {
      throw .line(
        "the group \(text().quoted) is a number that a spreadsheet has shortened, so that several "
          + "become one; save the column as text")
    }
  }

  private static let noNames = ["null", "\\n", "nan", "#n/a"]

  private mutating func value(_ column: FieldPlace) throws(ReadingError) -> Double {
    let text = String(decoding: reader.record[column], as: UTF8.self)
    if let value = values[text] { return value }
    // JSON numbers have a point, even with --decimal comma.
    if reader.isJSON, input.grammar.hasDecimalComma, let value = NumberParameter.decimal(text) {
      return value
    }
    switch input.grammar.read(text) {
    case .rating(let rating):
      let value = rating.value(on: scale)
      longestRow = max(longestRow, rating.starCount ?? 0)
      if values.count < 1000 { values[text] = value }
      return value
    case .missing:
      try checkNesting(column)
      return .nan
    case .wrong:
      throw .line("\(text.quoted) is not a rating; \(input.grammar.advice(on: text))")
    }
  }

  /// Throws if a JSON key has a list or an object, where a number is expected.
  private func checkNesting(_ column: FieldPlace) throws(ReadingError) {
    guard let isList = reader.record.isList(column), case .key(let bytes) = column else { return }
    let key = String(decoding: bytes, as: UTF8.self)
    if isList {
      throw .line("\(key.quoted) is a list; write an object for each of its items")
    }
    let nested = reader.keys?.first { $0.hasPrefix(key + ".") }
    throw .line(
      "\(key.quoted) is an object"
        + (nested.map { " with keys such as \($0.quoted); give one of them" } ?? ""))
  }

  /// The digits of a count, without `.0` or `.00`, which programs write after a whole number.
  ///
  /// It throws for 1.000, which means a thousand in many countries.
  private func wholeNumber(_ text: String) throws(ReadingError) -> String {
    let marks = [UInt8(ascii: "."), UInt8(ascii: ",")]
    guard let mark = text.utf8.firstIndex(where: marks.contains) else { return text }
    let decimals = text.utf8[mark...].dropFirst()
    guard mark != text.startIndex, !decimals.isEmpty, decimals.count != 3,
      decimals.allSatisfy({ $0 == UInt8(ascii: "0") })
    else {
      throw .line("\(text.quoted) is not a count; write it without points and commas, such as 1000")
    }
    return String(text[..<mark])
  }

  private func count(_ column: FieldPlace) throws(ReadingError) -> Int {
    let text = RatingLiteral.unwrapped(String(decoding: reader.record[column], as: UTF8.self))
    if RatingGrammar.isMissing(text) {
      try checkNesting(column)
      return 0
    }
    let whole = try wholeNumber(text)
    guard let count = NumberParameter.decimal(whole), count == count.rounded(),
      (0...20_999_999_979).contains(count)
    else { throw .line("\(text.quoted) \(Messages.isNoCount)") }
    // In the studio's module, Int has 32 bits. Such a large count is refused later.
    return Int(exactly: count) ?? .max
  }
}
