import EmojiRate

/// The lines of a file or of the standard input, as ratings.
///
/// A ``LineProblem`` is one wrong line; the next call continues after it.
struct RatingFile {
  let name: String
  private let input: InputSettings
  private let scale: Rating
  private let filters: LineFilters
  /// Whether each line is answered before the next one comes.
  private let isStream: Bool
  private var reader: RecordReader
  private var titles: [String]?
  /// The number of columns, or of the keys of JSON so far.
  private var fieldCount = 0
  private var columns: FoundColumns?
  /// The key of a list in an object, which may be all records.
  private var listKey: String?
  private(set) var notes: [String] = []
  /// The values of ratings by their text: most files have few different ones.
  private var values: [String: Double] = [:]

  /// - Parameter isStream: Whether each line is answered before the next one comes.
  init(
    _ bytes: ByteInput, _ form: RecordReader.Form, name: String, _ input: InputSettings,
    scale: Rating, _ filters: LineFilters, isStream: Bool
  ) {
    (self.name, self.input, self.scale) = (name, input, scale)
    (self.filters, self.isStream) = (filters, isStream)
    reader = RecordReader(bytes, form)
  }

  /// Opens a file, or the standard input without a path.
  ///
  /// - Parameter isStream: Whether each line is answered before the next one comes.
  init(
    path: String?, _ input: InputSettings, scale: Rating, _ filters: LineFilters,
    isStream: Bool, _ opener: InputOpener
  ) throws(ReadingError) {
    let opened = try opener.open(path)
    var form = input.form
    if let path { form.format = form.format ?? RecordFormat(path: path) }
    form.countsEmptyLines = isStream
    // Callers who wait for the answer to a line get it before they send another.
    form.isLineByLine = isStream && !opened.isRegular
    form.hasDecimalComma = input.grammar.hasDecimalComma
    self.init(
      opened.bytes, form, name: path ?? InputOpener.standardInput, input, scale: scale, filters,
      isStream: isStream)
  }

  /// The next line that the filters let through; nil at the end.
  mutating func next() throws(ReadingError) -> RatingLine? {
    while try reader.next() {
      if columns == nil, try !isFirstALine() { continue }
      if let line = try readLine() { return line }
    }
    // A key that no record had is a slip.
    if let unknown = columns?.unknown, !isStream {
      throw .data("\(name.excerpt()): \(unknown.sentence)\(listHint)")
    }
    return nil
  }

  // MARK: Messages

  func place(_ line: Int) -> String { "\(name.excerpt()), \(unit) \(line)" }

  var line: Int { max(reader.record.line, 1) }

  var unit: String { reader.unit }

  /// Whether the file has a header row, and has shown no line.
  var hasHeaderRow: Bool { titles != nil && !reader.isJSON }

  private mutating func note(_ sentence: String) { notes.append("\(name.excerpt()): \(sentence)") }

  // MARK: Columns

  /// Takes the first record as the header row, or says that it is a line.
  private mutating func isFirstALine() throws(ReadingError) -> Bool {
    let fields = (0..<reader.record.count).map(reader.record.text)
    guard !reader.isJSON, input.isHeader(fields, isStream: isStream) else { return true }
    titles = fields
    if input.hasHeader == nil, input.isByNumberAlone {
      note("the first line, \(fields.joined(separator: ",").quoted), is taken for the header row")
    }
    try findColumns()
    return false
  }

  /// The columns, which later objects of JSON can add to.
  @discardableResult
  private mutating func findColumns() throws(ReadingError) -> Columns<Int> {
    // One access: with two, the compiler of Swift 6.3.1 fails in Embedded Swift.
    let keys = reader.keys
    let count = keys?.count ?? (columns == nil ? reader.record.count : fieldCount)
    if let columns, fieldCount == count { return columns.indexes }
    (fieldCount, titles) = (count, keys ?? titles)
    if let list = reader.list { listKey = titles?[list] }
    do throws(ReadingError) {
      let found = try input.find(titles: titles, count: fieldCount, isOpen: reader.isJSON)
      if let title = found.foundTitle, columns == nil {
        note("the ratings are in the column \(title.quoted)")
      }
      columns = found
      return found.indexes
    } catch {
      guard case .problem(let problem) = error else { throw error }
      // A wrong column affects every line.
      throw .data("\(place(line)): \(problem.sentence)\(listHint)")
    }
  }

  private var listHint: String {
    listKey.map { "; \($0.quoted) is a list, which --records \($0.excerpt()) reads" } ?? ""
  }

  // MARK: Fields

  /// The current line; nil if a filter leaves it out.
  private mutating func readLine() throws(ReadingError) -> RatingLine? {
    let (columns, record) = (try findColumns(), reader.record)
    if !reader.isJSON, record.count != fieldCount {
      throw .line(
        "\(Messages.count(record.count, "column")), where the first line has \(fieldCount)"
          + (record.count > fieldCount ? "; put a text with delimiters into quotes" : ""))
    }
    // A list of records is no record without a rating.
    if reader.list != nil, fieldCount == 1 {
      throw .data("\(place(line)): there is no rating\(listHint)")
    }
    guard filters.pass(record, columns.filters) else { return nil }
    var line = RatingLine(value: .nan, line: self.line)
    if !columns.groups.isEmpty {
      for field in columns.groups.lazy.map({ record[$0] }) where !field.isEmpty {
        if !line.group.isEmpty { line.group += " / ".utf8 }
        line.group += field
      }
      guard !line.group.isEmpty else { throw .line("there is no group; give a name") }
    }
    if let name = columns.name { line.name = Array(record[name]) }
    if !columns.counts.isEmpty {
      let counts = try columns.counts.map { (column) throws(ReadingError) in try count(record[column]) }
      if counts.contains(where: { $0 > 0 }) { (line.value, line.amount) = (0, .counts(counts)) }
    } else {
      line.value = try value(columns.mean ?? columns.value ?? FoundColumns.missing, record)
      if let column = columns.number ?? columns.count {
        let number = try count(record[column])
        line.amount = columns.number == nil ? .many(number) : .mean(number)
        if number == 0 { line.value = .nan }
      }
    }
    if let date = columns.date, line.hasRating {
      do throws(LineProblem) {
        line.date = try input.dates.read(record[date])
      } catch { throw .problem(error) }
    }
    return line
  }

  private mutating func value(_ column: Int, _ record: Record) throws(ReadingError) -> Double {
    guard column != FoundColumns.missing else {
      // Only a stream cannot find out at its end that a key is a slip.
      guard isStream, let unknown = columns?.unknown else { return .nan }
      throw .problem(unknown)
    }
    let text = record.text(column)
    if let value = values[text] { return value }
    // The numbers of JSON have a point.
    if reader.isJSON, input.grammar.hasDecimalComma, let value = NumberParameter.decimal(text) {
      return value
    }
    switch input.grammar.read(text) {
    case .rating(let rating):
      let value = rating.value(on: scale)
      if values.count < 1000 { values[text] = value }
      return value
    case .missing: return .nan
    case .wrong:
      throw .line("\(text.quoted) is not a rating; \(input.grammar.advice(on: text))")
    }
  }

  private func count(_ field: ArraySlice<UInt8>) throws(ReadingError) -> Int {
    let text = String(decoding: field, as: UTF8.self)
    if RatingGrammar.isMissing(text) { return 0 }
    guard let count = NumberParameter.decimal(text), count == count.rounded(),
      (0...20_999_999_979).contains(count)
    else { throw .line("\(text.quoted) \(Messages.isNoCount)") }
    // A module has 32 bits; so many ratings are refused anyway.
    return Int(exactly: count) ?? .max
  }
}
