import EmojiRate

/// The records of a file or of the standard input, as lines with ratings.
///
/// A ``LineProblem`` is one wrong line; the next call continues after it.
struct RecordFile {
  let name: String
  private let input: InputSettings
  private let scale: Rating
  private let filters: LineFilters
  private var reader: RecordReader
  /// The header row of CSV.
  private var header: [String]?
  /// The number of columns of CSV, or of the keys of JSON so far.
  private var fieldCount = 0
  private var columns: Columns<FieldPlace>?
  /// The labels of several columns of ratings, and the lines of a record that are still to come, the last one first.
  private var labels: [[UInt8]] = []
  private var rest: [RatingLine] = []
  /// The key of a list in an object, which may be all records.
  private var listKey: String?
  private(set) var notes: [String] = []
  /// The values of ratings by their text: most files have few different ones.
  private var values: [String: Double] = [:]

  /// - Parameter form: The form that is known beforehand.
  init(
    _ bytes: ByteInput, _ form: RecordReader.Form, name: String, _ input: InputSettings,
    scale: Rating, _ filters: LineFilters
  ) {
    self.name = name
    self.input = input
    self.scale = scale
    self.filters = filters
    reader = RecordReader(bytes, form)
  }

  /// Opens a file, or the standard input without a path.
  init(
    path: String?, _ input: InputSettings, scale: Rating, _ filters: LineFilters,
    _ opener: InputOpener
  ) throws(ReadingError) {
    let opened = try opener.open(path)
    var form = input.form
    if let path { form.format = form.format ?? RecordFormat(path: path) }
    // Callers who wait for the answer to a line get it before they send another.
    form.isLineByLine = form.isLineByLine && !opened.isRegular
    form.hasDecimalComma = input.grammar.hasDecimalComma
    self.init(
      opened.bytes, form, name: path ?? InputOpener.standardInput, input, scale: scale, filters)
  }

  /// The next line that the filters let through; nil at the end.
  mutating func next() throws(ReadingError) -> RatingLine? {
    if let line = rest.popLast() { return line }
    while try reader.next() {
      let isHeader = columns == nil && takeHeader()
      try findColumns()
      if !isHeader, let line = try readLine() { return line }
    }
    // A key that no record had is a slip.
    if columns != nil, let problem = unknownKey {
      throw .data("\(name.excerpt()): \(problem.sentence)\(listHint)")
    }
    return nil
  }

  // MARK: Messages

  func place(_ line: Int) -> String { "\(name.excerpt()), \(unit) \(line)" }

  var line: Int { max(reader.record.line, 1) }

  var unit: String { reader.unit }

  /// Whether the file has a header row, and has shown no line.
  var hasHeaderRow: Bool { header != nil }

  /// The warnings about what was read, once all of it is.
  var warnings: [String] { reader.warnings.map { "\(name.excerpt())\($0)" } }

  private mutating func note(_ sentence: String) { notes.append("\(name.excerpt()): \(sentence)") }

  // MARK: Columns

  /// Takes the first record as the header row if it is one.
  private mutating func takeHeader() -> Bool {
    let fields = (0..<reader.record.count).map(reader.record.text)
    guard !reader.isJSON, input.isHeader(fields) else { return false }
    header = fields
    if input.isDoubtfulHeader(fields) {
      note("the first line, \(fields.joined(separator: ",").quoted), is taken for the header row")
    }
    return true
  }

  /// Finds the columns in the first record, and again if an object of JSON has a new key.
  private mutating func findColumns() throws(ReadingError) {
    if columns != nil, !reader.isJSON { return }
    // One access: with two, the compiler of Swift 6.3.1 fails in Embedded Swift.
    let keys = reader.keys
    let count = keys?.count ?? reader.record.count
    listKey = reader.list ?? listKey
    if columns != nil, count == fieldCount { return }
    fieldCount = count
    do throws(ReadingError) {
      let found = try input.find(titles: keys ?? header, count: count, isJSON: keys != nil)
      if let title = found.valueTitle, columns == nil {
        note("the ratings are in the column \(title.quoted)")
      }
      columns = found.places
      let places = found.places.values
      labels = places.count > 1 ? input.labels(of: places, titles: keys ?? header) : []
    } catch {
      guard case .problem(let problem) = error else { throw error }
      // A wrong column affects every line.
      throw .data("\(place(line)): \(problem.sentence)\(listHint)")
    }
  }

  /// The problem of a requested key that no record had yet; nil without one.
  private var unknownKey: LineProblem? { reader.keys.flatMap(input.unknownKey) }

  private var listHint: String {
    listKey.map { "; \($0.quoted) is a list, which --records \($0.excerpt()) reads" } ?? ""
  }

  // MARK: Fields

  /// The current line; nil if a filter leaves it out.
  private mutating func readLine() throws(ReadingError) -> RatingLine? {
    let record = reader.record
    guard let columns else { return nil }
    // Spreadsheets end with rows of delimiters.
    if !reader.isJSON, record.size == record.count, record.count > 1,
      record.count != fieldCount || !columns.groups.isEmpty
    {
      return RatingLine(value: .nan, line: self.line)
    }
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
    if !columns.groups.isEmpty { line.group = try group(columns.groups) }
    if let name = columns.name { line.name = Array(record[name]) }
    if !columns.counts.isEmpty {
      let counts = try columns.counts.map { (column) throws(ReadingError) in
        try count(record[column])
      }
      if counts.contains(where: { $0 > 0 }) {
        line.value = 0
        line.amount = .counts(counts)
      }
    } else if let column = columns.mean ?? columns.values.first {
      line.value = try value(column)
      if let column = columns.number ?? columns.count {
        let number = try count(record[column])
        line.amount = columns.number == nil ? .many(number) : .mean(number)
        if number == 0 { line.value = .nan }
      }
    }
    let others = try columns.values.dropFirst().map { (column) throws(ReadingError) in
      try value(column)
    }
    let isRated = line.hasRating || others.contains { !$0.isNaN }
    if let date = columns.date, isRated {
      do throws(LineProblem) {
        line.date = try input.dates.read(record[date])
      } catch { throw .problem(error) }
    }
    if !others.isEmpty { spread(&line, others) }
    return line
  }

  /// Makes a line of each column of ratings, the first one of `line`.
  private mutating func spread(_ line: inout RatingLine, _ values: [Double]) {
    line.product = line.group
    line.column = 0
    let prefix = line.group.isEmpty ? [] : line.group + ": ".utf8
    let number = if case .many(let number) = line.amount { number } else { 1 }
    for (index, value) in values.enumerated().reversed() {
      var other = line
      other.value = number == 0 ? .nan : value
      other.column = index + 1
      other.group = prefix + labels[index + 1]
      rest.append(other)
    }
    line.group = prefix + labels[0]
  }

  /// The label of the line's group.
  private func group(_ columns: [FieldPlace]) throws(ReadingError) -> [UInt8] {
    var label: [UInt8] = []
    for field in columns.lazy.map({ reader.record[$0] }) where !field.isEmpty {
      if !label.isEmpty { label += " / ".utf8 }
      label += field
    }
    guard !label.isEmpty else { throw .line("there is no group; give a name") }
    return label
  }

  private mutating func value(_ column: FieldPlace) throws(ReadingError) -> Double {
    let text = String(decoding: reader.record[column], as: UTF8.self)
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

  /// The digits of a count.
  ///
  /// Programs write 12.0 for a number that can be missing; 1.000 is a thousand in half of the world.
  private func wholeNumber(_ text: String) throws(ReadingError) -> String {
    let marks = [UInt8(ascii: "."), UInt8(ascii: ",")]
    guard let mark = text.utf8.firstIndex(where: marks.contains) else { return text }
    guard mark != text.startIndex, text.utf8[mark...].dropFirst().elementsEqual("0".utf8) else {
      throw .line("\(text.quoted) is not a count; write it without points and commas, such as 1000")
    }
    return String(text[..<mark])
  }

  private func count(_ field: ArraySlice<UInt8>) throws(ReadingError) -> Int {
    let text = String(decoding: field, as: UTF8.self)
    if RatingGrammar.isMissing(text) { return 0 }
    let whole = try wholeNumber(text)
    guard let count = NumberParameter.decimal(whole), count == count.rounded(),
      (0...20_999_999_979).contains(count)
    else { throw .line("\(text.quoted) \(Messages.isNoCount)") }
    // A module has 32 bits; so many ratings are refused anyway.
    return Int(exactly: count) ?? .max
  }
}
