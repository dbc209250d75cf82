/// Reads the records of delimited text, RFC 4180, one by one and in constant memory.
///
/// Lines end in LF, CRLF, CR or at the end of the file. A field in quotes may contain delimiters,
/// line ends and doubled quotes. Empty lines are skipped, unless
/// ``RecordReader/Form/countsEmptyLines`` is set.
struct CSVReader {
  /// The maximum number of bytes in a record; a longer one probably lacks a closing quote.
  static let longestRecord = 1 << 16

  let record = Record()

  private let input: ByteInput
  private let delimiter: UInt8
  private let form: RecordReader.Form
  private var nextLine: Int
  /// Whether the next call must skip the rest of an invalid line.
  ///
  /// It is skipped late, because the end of a stream's line may not have arrived yet.
  private var skipsLine = false
  /// The line of the first quoted field that seems to contain whole rows; nil if there is none.
  ///
  /// If tabs are the delimiters, a quoted field with a tab and a line end is also suspect.
  private(set) var suspectLine: Int?
  /// The number of delimiters in the first record; nil until it is read.
  private var delimiterCount: Int?

  init(_ input: ByteInput, _ form: RecordReader.Form = .init(), firstLine: Int = 1) {
    self.input = input
    self.form = form
    nextLine = firstLine
    delimiter = form.delimiter ?? UInt8(ascii: ",")
  }

  /// Reads the next record; false at the end.
  ///
  /// After an error, the next call continues with the next line.
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
    // DOS programs end a file with Control-Z.
    if try input.peek() == 0x1A {
      _ = try input.next()
      if try input.peek() == nil { return false }
      record.append(0x1A)
    }
    let (delimiter, quote) = (delimiter, form.hasQuotes ? UInt8(ascii: "\"") : delimiter)
    while try !readLineEnd(), let byte = try input.next() {
      if byte == delimiter {
        record.endField()
      } else if byte == quote, record.open.isEmpty {
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
    delimiterCount = delimiterCount ?? record.count - 1
    return true
  }

  /// Reads up to the closing quote; a delimiter or a line end must follow it.
  private mutating func readQuoted() throws(ReadingError) {
    let opened = nextLine
    while let byte = try input.peek() {
      if byte == UInt8(ascii: "\n") {
        if !input.canReadAhead { break }
        nextLine += 1
      }
      _ = try input.next()
      if byte == UInt8(ascii: "\"") {
        switch try input.peek() {
        case byte: _ = try input.next()
        case let next where next.map { $0 == delimiter || $0 == 0x0A || $0 == 0x0D } ?? true:
          if nextLine > opened, hasRows(record.open, isEndOfRow: next != delimiter) {
            suspectLine = suspectLine ?? opened
          }
          return
        default:
          record.line = opened
          throw .line(
            "there is text behind a closed quote; write a quote in quotes twice, "
              + "or give --quote none if quotes are text", endsFile: true)
        }
      }
      record.append(byte)
      if record.size > Self.longestRecord { break }
    }
    record.line = opened
    throw .line(
      "a quote is opened and not closed"
        + (input.canReadAhead ? "" : " on its line; --values with a file reads longer ones")
        + "; if quotes are text, give --quote none", endsFile: true)
  }

  /// Whether a quoted field with line ends seems to contain whole rows, because a quote was not
  /// closed.
  ///
  /// If tabs are the delimiters, a tab suffices. Otherwise, all of its lines but the first must have
  /// as many delimiters as a row.
  ///
  /// - Parameter isEndOfRow: Whether a line end follows the field, not a delimiter.
  private func hasRows(_ field: ArraySlice<UInt8>, isEndOfRow: Bool) -> Bool {
    if delimiter == UInt8(ascii: "\t"), field.contains(delimiter) { return true }
    guard isEndOfRow, let delimiterCount, delimiterCount > 0 else { return false }
    let lines = field.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.dropFirst().allSatisfy { line in
      // A space after a comma suggests a sentence.
      let fields = line.split(separator: delimiter, omittingEmptySubsequences: false)
      return fields.count == delimiterCount + 1
        && fields.dropFirst().allSatisfy { $0.first != UInt8(ascii: " ") }
    }
  }
}
