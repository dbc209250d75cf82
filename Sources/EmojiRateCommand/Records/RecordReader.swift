/// Reads records of CSV or of JSON objects, one after another and in constant memory.
///
/// A ``LineProblem`` ends only its record: the next call continues after it.
struct RecordReader {
  /// The form of the records; the first line decides about members that are nil.
  struct Form {
    var format: RecordFormat?
    var delimiter: UInt8?
    var hasDecimalComma = false
    /// Whether an empty line is a record.
    var countsEmptyLines = false
    /// Whether a record ends with its line, even within quotes.
    var isLineByLine = false
  }

  private var input: ByteInput
  private var form: Form
  private var csv: CSVReader?
  private var json: JSONRecordReader?

  init(_ input: ByteInput, _ form: Form) {
    (self.input, self.form) = (input, form)
  }

  var record: Record { json?.record ?? csv?.record ?? Record() }

  /// The noun for a record's number in messages.
  var unit: String { json?.isArray == true ? "record" : "line" }

  /// The keys of JSON objects in the order of their first appearance; nil for CSV.
  var keys: [String]? { json.map { $0.keys.map { String(decoding: $0, as: UTF8.self) } } }

  /// The field of the record that is a list of objects, which may be all records; nil for CSV or without one.
  var list: Int? { json?.list }

  /// Reads the next record; false at the end.
  mutating func next() throws -> Bool {
    if csv == nil, json == nil { try begin() }
    return try json?.next() ?? csv!.next()
  }

  private mutating func begin() throws {
    // Spreadsheets begin a file with a byte order mark.
    if try input.skip([0xFF, 0xFE]) {
      input = ByteInput(utf16: input, isBigEndian: false)
    } else if try input.skip([0xFE, 0xFF]) {
      input = ByteInput(utf16: input, isBigEndian: true)
    } else {
      _ = try input.skip([0xEF, 0xBB, 0xBF])
    }
    for magic: [UInt8] in [[0x1F, 0x8B], Array("PK\u{3}\u{4}".utf8)] where try input.skip(magic) {
      throw CommandError.data("the file is compressed; unpack it, or save a spreadsheet as CSV")
    }
    let line = try input.line()
    switch form.format ?? RecordFormat(firstLine: line) {
    case .csv:
      form.delimiter =
        form.delimiter
        ?? CSVReader.delimiter(in: line, hasDecimalComma: form.hasDecimalComma)
      csv = CSVReader(input, form)
    case .json: json = JSONRecordReader(input)
    }
  }
}
