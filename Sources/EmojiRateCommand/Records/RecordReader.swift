import EmojiRate

/// Reads CSV records or JSON objects, one by one and in constant memory.
///
/// After a ``LineProblem``, the next call continues with the next record.
struct RecordReader {
  /// The format of a file; the first lines decide about members that are nil.
  struct Form: Equatable {
    var format: RecordFormat?
    var delimiter: UInt8?
    var encoding: TextEncoding?
    /// Whether fields can be in quotes.
    var hasQuotes = true
    var hasDecimalComma = false
    /// The key of the array of records in a JSON object, with dots between nested keys, or nil.
    var list: String?
    /// Whether an empty line is a record.
    var countsEmptyLines = false
  }

  private var input: ByteInput
  private(set) var form: Form
  private var csv: CSVReader?
  private(set) var json: JSONRecordReader?
  private let looksLikeUTF8 = UTF8Check()
  private var hasBegun = false

  init(_ input: ByteInput, _ form: Form) {
    self.input = input
    self.form = form
  }

  private(set) var record = Record()
  var isJSON: Bool { json != nil }
  var unit: String { json?.isArray == true ? "record" : "line" }

  /// The warnings about the file, each to follow its name.
  var warnings: [String] {
    var warnings: [String] = []
    if let encoding = form.encoding, looksLikeUTF8.isProbable {
      warnings.append(
        ": all letters outside of ASCII are valid UTF-8; leave out --encoding \(encoding.rawValue) if names look wrong"
      )
    }
    if let list = json?.listOfOnlyObject, input.canReadAhead {
      warnings.append(
        ": one object for the whole file, and \(list.quoted) is a list in it; give --records "
          + "\(list.excerpt()) if its items are the ratings")
    }
    if let line = csv?.suspectLine {
      warnings.append(
        ", line \(line): a text in quotes has "
          + (form.delimiter == UInt8(ascii: "\t") ? "tabs and line ends" : "lines like rows")
          + " in it; if quotes are text, give --quote none"
      )
    }
    return warnings
  }

  /// The keys of JSON objects so far, in the order of their first appearance; nil for CSV.
  var keys: [String]? { json?.keys }

  /// Reads the next record; false at the end.
  mutating func next() throws(ReadingError) -> Bool {
    // A file with a wrong beginning has no records.
    if !hasBegun {
      hasBegun = true
      try begin()
    }
    var isRead = try json?.next()
    if isRead == nil { isRead = try csv?.next() }
    guard isRead == true else { return false }
    if let byte = record.firstInvalidByte {
      let digits = String(byte, radix: 16, uppercase: true)
      throw .line(
        "byte 0x\(digits) is not UTF-8; give --encoding windows-1252 if the file is Western, or save it as UTF-8",
        endsFile: true)
    }
    return true
  }

  /// The next records of a CSV file, which are read again later; none for streams.
  func nextRows() throws(ReadingError) -> [[String]] {
    guard csv != nil, input.canReadAhead else { return [] }
    var ahead = CSVReader(ByteInput(bytes: try input.beginning()), form)
    var rows: [[String]] = []
    do throws(ReadingError) {
      while rows.count < 100, try ahead.next() {
        rows.append((0..<ahead.record.count).map(ahead.record.text))
      }
    } catch {
      // The same error comes again when the line is read.
    }
    return rows
  }

  private mutating func begin() throws(ReadingError) {
    // Spreadsheets write a byte order mark at the beginning of a file.
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
    if let encoding = form.encoding {
      let canReadAhead = input.canReadAhead
      input = encoding.decoded(input, looksLikeUTF8)
      input.canReadAhead = canReadAhead
    }
    var line = try input.line()
    if line.prefix(2).contains(0) {
      throw .line(
        "the file is UTF-16 without its mark; give --encoding utf-16\(line[0] == 0 ? "be" : "le")",
        endsFile: true)
    }
    if form.format == .csv, RecordFormat(firstLine: line) == .json,
      RecordFormat.isJSON(input.canReadAhead ? try input.beginning() : line)
    {
      form.format = .json
    }
    switch form.list != nil ? .json : form.format ?? RecordFormat(firstLine: line) {
    case .csv:
      var firstLine = 1
      // The first line can be `sep=;`, which tells Excel the delimiter.
      if line.count == 5, line.starts(with: "sep=".utf8) {
        form.delimiter = form.delimiter ?? line[4]
        for _ in line { _ = try input.next() }
        if try input.peek() == UInt8(ascii: "\r") { _ = try input.next() }
        if try input.peek() == UInt8(ascii: "\n") { _ = try input.next() }
        firstLine = 2
      }
      if form.delimiter == nil {
        line = input.canReadAhead ? try input.beginning() : line
        form.delimiter = Delimiter.found(
          in: line, hasDecimalComma: form.hasDecimalComma, hasQuotes: form.hasQuotes,
          isEnd: !input.canReadAhead || line.count < ByteInput.room)
      }
      let reader = CSVReader(input, form, firstLine: firstLine)
      csv = reader
      record = reader.record
    case .json:
      let reader = JSONRecordReader(input, list: form.list)
      json = reader
      record = reader.record
    }
  }
}

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

  /// Whether a text can only be JSON: titles of CSV can begin with a bracket, but not with `[{`.
  static func isJSON(_ text: [UInt8]) -> Bool {
    let marks = text.lazy.filter { !" \t\r\n".utf8.contains($0) }.prefix(2)
    return marks.elementsEqual("[{".utf8) || marks.elementsEqual("{\"".utf8)
  }

  /// Guesses the format from the first line: CSV hardly ever begins with a brace or a bracket.
  init(firstLine: some Sequence<UInt8>) {
    let first = firstLine.first { $0 != 0x20 && $0 != 0x09 }
    self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
  }
}

/// Detects the character between columns.
enum Delimiter {
  /// The candidates, from the most to the least likely.
  private static let candidates = ",;\t|".utf8.map { $0 }

  /// The delimiter of the first lines of a file.
  ///
  /// It is the candidate whose number in the first record also occurs in the most other records,
  /// not counting quotes. If numbers such as 3,2 have a comma and there is another candidate, the
  /// comma is a decimal mark.
  ///
  /// - Parameter isEnd: Whether the last line is complete.
  static func found(
    in lines: [UInt8], hasDecimalComma: Bool, hasQuotes: Bool = true, isEnd: Bool = true
  ) -> UInt8 {
    let (records, hasDecimal) = counts(in: lines, hasQuotes: hasQuotes, isEnd: isEnd)
    guard let first = records.first else { return candidates[0] }
    // A comma between the letters of titles is no decimal mark.
    if hasDecimalComma, first[1...].allSatisfy({ $0 == 0 }), separatesTitles(lines) {
      return candidates[0]
    }
    let scores = candidates.indices.map { column in
      first[column] == 0 ? 0 : records.count { $0[column] == first[column] }
    }
    let isDecimal =
      hasDecimalComma ? hasDecimal || first[0] == 0 : hasDecimal && scores[1...].contains { $0 > 0 }
    let best =
      candidates.indices.dropFirst(isDecimal ? 1 : 0)
      .max { (scores[$0], -$0) < (scores[$1], -$1) } ?? 0
    return candidates[scores[best] == 0 && !isDecimal ? 0 : best]
  }

  /// Whether all commas of the first line are between letters or quotes.
  private static func separatesTitles(_ lines: [UInt8]) -> Bool {
    let line = lines.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let titles = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    func isPlain(_ byte: UInt8?) -> Bool {
      byte.map { $0 > 0x20 && !(0x30...0x39).contains($0) } ?? false
    }
    return titles.count > 1
      && titles.dropLast().allSatisfy { isPlain($0.last) }
      && titles.dropFirst().allSatisfy { isPlain($0.first) }
  }

  /// Counts each candidate in each of the first records, and looks for a comma between digits.
  private static func counts(
    in lines: [UInt8], hasQuotes: Bool, isEnd: Bool
  ) -> (records: [[Int]], hasDecimal: Bool) {
    func isDigit(_ index: Int) -> Bool {
      lines.indices.contains(index) && (0x30...0x39).contains(lines[index])
    }
    var records: [[Int]] = []
    var count = candidates.map { _ in 0 }
    var isQuoted = false
    var hasDecimal = false
    var isEmpty = true
    for (index, byte) in lines.enumerated() where records.count < 100 {
      if hasQuotes, byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if !isEmpty { records.append(count) }
        count = candidates.map { _ in 0 }
        isEmpty = true
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
