/// Reads records with named fields, one after the other and in constant memory: CSV with commas, semicolons or tabs,
/// a JSON array of objects, or one JSON object a line.
///
/// ```swift
/// var reader = RecordReader(ByteInput(file), RecordReader.Form())
/// while try reader.next() { print(reader.record.line, reader.record.text(0)) }
/// ```
///
/// A ``LineProblem`` ends a record and not the reading: the next call goes on behind it. Which field is the value, the
/// name or a column of the caller's is up to ``CSVColumns``; ``ValueSource`` does both and adds the scale.
struct RecordReader {
  /// How the records are to be read; nil is found from the first line.
  struct Form {
    var format: RecordFormat?
    var delimiter: UInt8?
    /// Whether an empty line is a record too.
    var countsEmptyLines = false
    /// Whether a record ends with its line, even within quotes.
    var isLineByLine = false
  }

  private let input: ByteInput
  private var form: Form
  private var csv: CSVReader?
  private var json: JSONRecordReader?

  init(_ input: ByteInput, _ form: Form) {
    (self.input, self.form) = (input, form)
  }

  /// The record that was read last.
  var record: Record { json?.record ?? csv?.record ?? Record() }

  /// The keys of JSON objects in the order in which they came first; nil for CSV, where a record says them.
  var keys: [String]? { json.map { $0.keys.map { String(decoding: $0, as: UTF8.self) } } }

  /// Reads the next record; false at the end.
  mutating func next() throws -> Bool {
    if csv == nil, json == nil { try begin() }
    return try json?.next() ?? csv!.next()
  }

  private mutating func begin() throws {
    // Some programs write the mark of UTF-8 first.
    if try !input.skip([0xEF, 0xBB, 0xBF]),
      try input.skip([0xFF, 0xFE]) || input.skip([0xFE, 0xFF])
    {
      throw LineProblem("UTF-16; save the file as UTF-8")
    }
    let line = try input.line()
    switch form.format ?? RecordFormat(firstLine: line) {
    case .csv:
      form.delimiter = form.delimiter ?? CSVReader.delimiter(in: line)
      csv = CSVReader(input, form)
    case .json: json = JSONRecordReader(input)
    }
  }
}
