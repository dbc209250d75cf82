/// Reads records of comma-separated values, RFC 4180, one after the other and in constant memory.
///
/// Lines end in LF, CRLF, CR or at the end of the file; a field in quotes may hold commas, line ends and
/// doubled quotes. Lines without anything on them are passed over; or, where every line counts, each is a
/// record, and quotes end where it does.
struct CSVReader {
  /// More in one record is a quote that was forgotten, not data.
  static let longestRecord = 1 << 16

  /// The fields of the record that was read last, one behind the other.
  private var bytes: [UInt8] = []
  /// Where each of them ends.
  private var ends: [Int] = []
  /// The line that the record begins on, from 1.
  private(set) var line = 0
  /// Whether a field of it is in quotes.
  private(set) var isQuoted = false

  private let input: ByteInput
  private let isLineByLine: Bool
  private var nextLine = 1

  /// - Parameter isLineByLine: Whether every line is a record, be it an empty or a wrong one.
  init(_ input: ByteInput, isLineByLine: Bool = false) {
    self.input = input
    self.isLineByLine = isLineByLine
  }

  var count: Int { ends.count }

  /// A field without spaces around it.
  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]].trimmed
  }

  func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  /// Reads the next record; false at the end.
  ///
  /// Behind a wrong one it goes on with the next line.
  mutating func next() throws -> Bool {
    do {
      return try readRecord()
    } catch let problem as LineProblem {
      while try input.peek() != nil, try !readLineEnd() { _ = try input.next() }
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
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    isQuoted = false
    let isFirst = line == 0
    line = nextLine
    if isFirst { try skipMark() }
    while !isLineByLine, try readLineEnd() { line = nextLine }
    guard try input.peek() != nil else { return false }
    while try !readLineEnd(), let byte = try input.next() {
      switch byte {
      case UInt8(ascii: ","): ends.append(bytes.count)
      case UInt8(ascii: "\"") where bytes.count == (ends.last ?? 0): try readQuoted()
      default: bytes.append(byte)
      }
      if bytes.count + ends.count > Self.longestRecord {
        throw LineProblem("longer than \(Messages.count(Self.longestRecord)) bytes")
      }
    }
    ends.append(bytes.count)
    return true
  }

  /// Reads up to the closing quote, which a comma or the line's end follows.
  private mutating func readQuoted() throws {
    isQuoted = true
    while let byte = try input.peek() {
      if byte == UInt8(ascii: "\n") {
        if isLineByLine { break }
        nextLine += 1
      }
      _ = try input.next()
      if byte == UInt8(ascii: "\"") {
        switch try input.peek() {
        case byte: _ = try input.next()
        case nil, UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
        default:
          throw LineProblem("there is text behind a closed quote; write a quote in quotes twice")
        }
      }
      bytes.append(byte)
      if bytes.count > Self.longestRecord { break }
    }
    throw LineProblem("a quote is opened and not closed")
  }

  /// Passes over the mark of UTF-8 that some programs write first.
  private func skipMark() throws {
    if try input.skip([0xEF, 0xBB, 0xBF]) { return }
    let isUTF16 = try input.skip([0xFF, 0xFE]) || input.skip([0xFE, 0xFF])
    if isUTF16 { throw LineProblem("UTF-16; save the file as UTF-8") }
  }
}

extension ArraySlice<UInt8> {
  var trimmed: Self {
    var rest = self
    while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
    while let byte = rest.last, byte == 0x20 || byte == 0x09 { rest.removeLast() }
    return rest
  }
}
