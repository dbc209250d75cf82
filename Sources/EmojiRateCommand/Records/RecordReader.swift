/// Reads records of CSV or of JSON objects, one after another and in constant memory.
///
/// A ``LineProblem`` ends only its record: the next call continues after it.
struct RecordReader {
  /// The form of the records; the first lines decide about members that are nil.
  struct Form: Equatable {
    var format: RecordFormat?
    var delimiter: UInt8?
    var encoding: TextEncoding?
    /// Whether fields can be in quotes.
    var hasQuotes = true
    var hasDecimalComma = false
    /// The key of the list of records in a JSON object, with dots between nested keys; nil without one.
    var list: String?
    /// Whether an empty line is a record.
    var countsEmptyLines = false
    /// Whether a record ends with its line, even within quotes, and nothing is read ahead.
    var isLineByLine = false
  }

  private var input: ByteInput
  private var form: Form
  private var csv: CSVReader?
  private var json: JSONRecordReader?
  private let looksLikeUTF8 = UTF8Check()

  init(_ input: ByteInput, _ form: Form) {
    (self.input, self.form) = (input, form)
  }

  private(set) var record = Record()
  var isJSON: Bool { json != nil }

  var unit: String { json?.isArray == true ? "record" : "line" }

  /// The warnings about what was read, behind the name of the file.
  var warnings: [String] {
    var warnings: [String] = []
    if let encoding = form.encoding, looksLikeUTF8.isProbable {
      warnings.append(
        ": all letters outside of ASCII are valid UTF-8; leave out --encoding \(encoding.rawValue) if names look wrong"
      )
    }
    if let line = csv?.suspectLine {
      warnings.append(
        ", line \(line): a text in quotes has tabs and line ends in it; if quotes are text, give --quote none"
      )
    }
    return warnings
  }

  /// The keys of JSON objects in the order of their first appearance; nil for CSV.
  var keys: [String]? { json?.keys }

  /// The key of a list of objects in the record, which may be all records; nil for CSV or without one.
  var list: String? { json?.list }

  /// Reads the next record; false at the end.
  mutating func next() throws(ReadingError) -> Bool {
    if csv == nil, json == nil { try begin() }
    guard try json != nil ? json!.next() : csv!.next() else { return false }
    if let byte = record.firstInvalidByte {
      let digits = String(byte, radix: 16, uppercase: true)
      throw .line(
        "byte 0x\(digits) is not UTF-8; the file looks like Windows-1252: give --encoding windows-1252",
        endsFile: true)
    }
    return true
  }

  private mutating func begin() throws(ReadingError) {
    // Spreadsheets begin a file with a byte order mark.
    if try input.skip([0xFF, 0xFE]) {
      form.encoding = .utf16LittleEndian
    } else if try input.skip([0xFE, 0xFF]) {
      form.encoding = .utf16BigEndian
    } else if try input.skip([0xEF, 0xBB, 0xBF]), let encoding = form.encoding, encoding != .utf8 {
      throw .line(
        "the file begins with the mark of UTF-8; leave out --encoding \(encoding.rawValue)",
        endsFile: true)
    }
    for magic: [UInt8] in [[0x1F, 0x8B], Array("PK\u{3}\u{4}".utf8)] where try input.skip(magic) {
      throw .line("the file is compressed; unpack it, or save a spreadsheet as CSV", endsFile: true)
    }
    if try input.skip(Array("PAR1".utf8)) {
      throw .line("the file is Parquet; write it as CSV, for example with DuckDB", endsFile: true)
    }
    if let encoding = form.encoding { input = encoding.decoded(input, looksLikeUTF8) }
    var line = try input.line()
    if line.prefix(2).contains(0) {
      throw .line(
        "the file is UTF-16 without its mark; give --encoding utf-16\(line[0] == 0 ? "be" : "le")",
        endsFile: true)
    }
    switch form.list != nil ? .json : form.format ?? RecordFormat(firstLine: line) {
    case .csv:
      var firstLine = 1
      // Excel writes the delimiter into the first line if it is told to.
      if line.count == 5, line.starts(with: "sep=".utf8) {
        form.delimiter = form.delimiter ?? line[4]
        for _ in line { _ = try input.next() }
        if try input.peek() == UInt8(ascii: "\r") { _ = try input.next() }
        if try input.peek() == UInt8(ascii: "\n") { _ = try input.next() }
        firstLine = 2
      }
      if form.delimiter == nil {
        line = form.isLineByLine ? line : try input.beginning()
        form.delimiter = Delimiter.found(
          in: line, hasDecimalComma: form.hasDecimalComma, hasQuotes: form.hasQuotes,
          isEnd: form.isLineByLine || line.count < ByteInput.room)
      }
      csv = CSVReader(input, form, firstLine: firstLine)
    case .json: json = JSONRecordReader(input, list: form.list)
    }
    record = json?.record ?? csv!.record
  }
}

/// The format of the records in a file.
enum RecordFormat: String, CaseIterable {
  case csv
  /// An array of objects, or one object on each line.
  case json

  init?(path: String) {
    let path = path.lowercased()
    if [".json", ".jsonl", ".ndjson"].contains(where: path.hasSuffix) {
      self = .json
    } else if [".csv", ".tsv"].contains(where: path.hasSuffix) {
      self = .csv
    } else {
      return nil
    }
  }

  /// The format by the first line: no number and hardly any header row begins with a brace or bracket.
  init(firstLine: some Sequence<UInt8>) {
    let first = firstLine.first { $0 != 0x20 && $0 != 0x09 }
    self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
  }
}

/// Finds the character between columns.
enum Delimiter {
  /// The candidates, from the most to the least likely.
  private static let candidates = ",;\t|".utf8.map { $0 }

  /// The delimiter of the first lines of a file: the candidate that occurs as often outside quotes in most
  /// records as in the first one.
  ///
  /// A comma in numbers such as 3,2 is a decimal mark if there is another candidate.
  ///
  /// - Parameter isEnd: Whether the last line is whole.
  static func found(
    in lines: [UInt8], hasDecimalComma: Bool, hasQuotes: Bool = true, isEnd: Bool = true
  ) -> UInt8 {
    let (records, hasDecimal) = counts(in: lines, hasQuotes: hasQuotes, isEnd: isEnd)
    guard let first = records.first else { return candidates[0] }
    let scores = candidates.indices.map { column in
      first[column] == 0 ? 0 : records.count { $0[column] == first[column] }
    }
    let isDecimal =
      hasDecimalComma ? hasDecimal || first[0] == 0 : hasDecimal && scores[1...].contains { $0 > 0 }
    let best = candidates.indices.dropFirst(isDecimal ? 1 : 0)
      .max { (scores[$0], -$0) < (scores[$1], -$1) }!
    return candidates[scores[best] == 0 && !isDecimal ? 0 : best]
  }

  /// How often each candidate occurs in each of the first records, and whether a comma stands between digits.
  private static func counts(
    in lines: [UInt8], hasQuotes: Bool, isEnd: Bool
  ) -> (records: [[Int]], hasDecimal: Bool) {
    func isDigit(_ index: Int) -> Bool {
      lines.indices.contains(index) && (0x30...0x39).contains(lines[index])
    }
    var (records, count) = ([[Int]](), candidates.map { _ in 0 })
    var (isQuoted, hasDecimal, isEmpty) = (false, false, true)
    for (index, byte) in lines.enumerated() where records.count < 100 {
      if hasQuotes, byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if !isEmpty { records.append(count) }
        (count, isEmpty) = (candidates.map { _ in 0 }, true)
      } else if let column = candidates.firstIndex(of: byte) {
        if column == 0, isDigit(index - 1), isDigit(index + 1) { hasDecimal = true }
        count[column] += 1
      }
      if byte > 0x20 { isEmpty = false }
    }
    if isEnd && !isEmpty || records.isEmpty { records.append(count) }
    return (records, hasDecimal)
  }
}
