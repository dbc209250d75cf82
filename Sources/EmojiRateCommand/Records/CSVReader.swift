/// Reads records of comma-separated values, RFC 4180, one after another and in constant memory.
///
/// Lines end in LF, CRLF, CR or at the end of the file. A field in quotes may contain commas, line ends and
/// doubled quotes. Empty lines are skipped, unless every line counts.
struct CSVReader {
  /// A longer record has a forgotten quote.
  static let longestRecord = 1 << 16

  private(set) var record = Record()

  private let input: ByteInput
  private let delimiter: UInt8
  private let form: RecordReader.Form
  private var nextLine = 1
  /// Whether the rest of a wrong line is still to be skipped; it may have no end.
  private var skipsLine = false

  init(_ input: ByteInput, _ form: RecordReader.Form = .init()) {
    (self.input, self.form) = (input, form)
    delimiter = form.delimiter ?? UInt8(ascii: ",")
  }

  /// The delimiter of a line: the most frequent of commas, semicolons and tabs outside quotes.
  ///
  /// It is not a comma if numbers have decimal commas and another delimiter is present.
  ///
  /// - Parameter hasDecimalComma: Whether numbers have decimal commas by request; then a comma is a delimiter only
  ///   where it is not part of a number.
  static func delimiter(in line: [UInt8], hasDecimalComma: Bool = false) -> UInt8 {
    let delimiters = ",;\t".utf8.map { $0 }
    var counts = delimiters.map { _ in 0 }
    var (isQuoted, hasDecimal) = (false, false)
    func isDigit(_ index: Int) -> Bool {
      line.indices.contains(index) && (0x30...0x39).contains(line[index])
    }
    for (index, byte) in line.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted, let column = delimiters.firstIndex(of: byte) else { continue }
      if column == 0, isDigit(index - 1), isDigit(index + 1) { hasDecimal = true }
      counts[column] += 1
    }
    let isDecimal =
      hasDecimalComma
      ? hasDecimal || counts[0] == 0 : hasDecimal && counts[1] + counts[2] > 0
    if isDecimal { counts[0] = -1 }
    return delimiters[counts.indices.max { counts[$0] < counts[$1] }!]
  }

  /// Reads the next record, which ends with its line if it is wrong; false at the end.
  mutating func next() throws -> Bool {
    while skipsLine, try input.peek() != nil, try !readLineEnd() { _ = try input.next() }
    skipsLine = false
    do {
      return try readRecord()
    } catch let problem as LineProblem {
      skipsLine = true
      throw problem
    }
  }

  private mutating func readLineEnd() throws -> Bool {
    let byte = try input.peek()
    guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { return false }
    _ = try input.next()
    if byte == UInt8(ascii: "\r"), try input.peek() == UInt8(ascii: "\n") { _ = try input.next() }
    nextLine += 1
    return true
  }

  private mutating func readRecord() throws -> Bool {
    record.clear()
    record.line = nextLine
    while !form.countsEmptyLines, try readLineEnd() { record.line = nextLine }
    guard try input.peek() != nil else { return false }
    while try !readLineEnd(), let byte = try input.next() {
      switch byte {
      case delimiter: record.endField()
      case UInt8(ascii: "\"") where record.openCount == 0: try readQuoted()
      default: record.append(byte)
      }
      if record.size > Self.longestRecord {
        throw LineProblem("longer than \(Messages.count(Self.longestRecord)) bytes")
      }
    }
    record.endField()
    return true
  }

  /// Reads up to the closing quote, which must precede a delimiter or a line end.
  private mutating func readQuoted() throws {
    while let byte = try input.peek() {
      if byte == UInt8(ascii: "\n") {
        if form.isLineByLine { break }
        nextLine += 1
      }
      _ = try input.next()
      if byte == UInt8(ascii: "\"") {
        switch try input.peek() {
        case byte: _ = try input.next()
        case nil, delimiter, UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
        default:
          throw LineProblem("there is text behind a closed quote; write a quote in quotes twice")
        }
      }
      record.append(byte)
      guard record.size <= Self.longestRecord else {
        throw LineProblem(
          "longer than \(Messages.count(Self.longestRecord)) bytes; is a quote opened and not closed?"
        )
      }
    }
    throw LineProblem(
      "a quote is opened and not closed"
        + (form.isLineByLine ? " on its line; --values with a file reads longer ones" : ""))
  }
}
