/// Reads records of delimited values, RFC 4180, one after another and in constant memory.
///
/// Lines end in LF, CRLF, CR or at the end of the file. A field in quotes may contain delimiters, line ends and
/// doubled quotes. Empty lines are skipped, unless every line counts.
struct CSVReader {
  /// A longer record has a forgotten quote.
  static let longestRecord = 1 << 16

  let record = Record()

  private let input: ByteInput
  private let delimiter: UInt8
  private let form: RecordReader.Form
  private var nextLine: Int
  /// Whether the rest of a wrong line is still to be skipped; it may have no end.
  private var skipsLine = false
  /// The line of the first field in quotes that has tabs and line ends, in tab-separated text; nil without one.
  private(set) var suspectLine: Int?

  /// - Parameter firstLine: The number of the first line.
  init(_ input: ByteInput, _ form: RecordReader.Form = .init(), firstLine: Int = 1) {
    (self.input, self.form, nextLine) = (input, form, firstLine)
    delimiter = form.delimiter ?? UInt8(ascii: ",")
  }

  /// Reads the next record, which ends with its line if it is wrong; false at the end.
  mutating func next() throws(ReadingError) -> Bool {
    while skipsLine, try input.peek() != nil, try !readLineEnd() { _ = try input.next() }
    skipsLine = false
    do throws(ReadingError) {
      return try readRecord()
    } catch {
      if case .problem = error { skipsLine = true }
      throw error
    }
  }

  private mutating func readLineEnd() throws(ReadingError) -> Bool {
    let byte = try input.peek()
    guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { return false }
    _ = try input.next()
    if byte == UInt8(ascii: "\r"), try input.peek() == UInt8(ascii: "\n") { _ = try input.next() }
    nextLine += 1
    return true
  }

  private mutating func readRecord() throws(ReadingError) -> Bool {
    record.clear()
    record.line = nextLine
    while !form.countsEmptyLines, try readLineEnd() { record.line = nextLine }
    guard try input.peek() != nil else { return false }
    let (delimiter, quote) = (delimiter, form.hasQuotes ? UInt8(ascii: "\"") : delimiter)
    while try !readLineEnd(), let byte = try input.next() {
      if byte == delimiter {
        record.endField()
      } else if byte == quote, record.openCount == 0 {
        try readQuoted()
      } else {
        record.append(byte)
        record.append(
          input.take { $0 != delimiter && $0 != 0x0A && $0 != 0x0D && $0 != quote })
      }
      if record.size > Self.longestRecord {
        throw .line("longer than \(Messages.count(Self.longestRecord)) bytes")
      }
    }
    record.endField()
    return true
  }

  /// Reads up to the closing quote, which must precede a delimiter or a line end.
  private mutating func readQuoted() throws(ReadingError) {
    let opened = nextLine
    var hasTab = false
    while let byte = try input.peek() {
      if byte == UInt8(ascii: "\n") {
        if form.isLineByLine { break }
        nextLine += 1
      }
      _ = try input.next()
      if byte == UInt8(ascii: "\"") {
        switch try input.peek() {
        case byte: _ = try input.next()
        case nil, delimiter, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          if hasTab, nextLine > opened { suspectLine = suspectLine ?? opened }
          return
        default:
          record.line = opened
          throw .line(
            "there is text behind a closed quote; write a quote in quotes twice, "
              + "or give --quote none if quotes are text", endsFile: true)
        }
      }
      if byte == delimiter, byte == UInt8(ascii: "\t") { hasTab = true }
      record.append(byte)
      if record.size > Self.longestRecord { break }
    }
    record.line = opened
    throw .line(
      "a quote is opened and not closed"
        + (form.isLineByLine ? " on its line; --values with a file reads longer ones" : "")
        + "; if quotes are text, give --quote none", endsFile: true)
  }
}
