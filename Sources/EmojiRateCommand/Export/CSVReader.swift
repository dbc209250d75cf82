/// Reads records of comma-separated values, RFC 4180, one after the other and in constant memory.
///
/// Lines end in LF, CRLF or at the end of the file; a field in quotes may hold commas, line ends and
/// doubled quotes. Lines without anything on them are passed over.
struct CSVReader {
  /// More in one record is a quote that was forgotten, not data.
  static let longestRecord = 1 << 16

  /// The fields of the record that was read last, one behind the other.
  private(set) var bytes: [UInt8] = []
  /// Where each of them ends.
  private var ends: [Int] = []
  /// The line that the record begins on, from 1.
  private(set) var line = 0

  private let input: ByteInput
  private var isBegun = false
  private var nextLine = 1

  init(_ input: ByteInput) { self.input = input }

  var count: Int { ends.count }

  /// Where a field is in ``bytes``.
  func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// A field without spaces around it.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[range(index)].trimmed }

  func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  /// Why there is no next record.
  enum Failure: Error {
    case unreadable(SystemCalls.Failure)
    case problem(ExportError.LineProblem)
  }

  /// Reads the next record; false at the end.
  mutating func next() throws(Failure) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    try begin()
    line = nextLine
    // Whether anything but a line's end has been read.
    var hasContent = false
    while true {
      guard let byte = try nextByte() else {
        guard hasContent else { return false }
        break
      }
      switch byte {
      case UInt8(ascii: "\n"):
        nextLine += 1
        if hasContent { return try finished() }
        line = nextLine
      case UInt8(ascii: "\r"):
        if try peek() == UInt8(ascii: "\n") { continue }
        hasContent = true
        bytes.append(byte)
        try checkLength()
      case UInt8(ascii: ","):
        hasContent = true
        ends.append(bytes.count)
        try checkLength()
      case UInt8(ascii: "\"") where bytes.count == (ends.last ?? 0):
        hasContent = true
        try readQuoted()
      default:
        hasContent = true
        bytes.append(byte)
        try checkLength()
      }
    }
    return try finished()
  }

  private mutating func finished() throws(Failure) -> Bool {
    ends.append(bytes.count)
    return true
  }

  private func checkLength() throws(Failure) {
    if bytes.count + ends.count > Self.longestRecord {
      throw .problem(.tooLong(Self.longestRecord))
    }
  }

  /// Reads up to the closing quote, which a comma or the line's end follows.
  private mutating func readQuoted() throws(Failure) {
    while let byte = try nextByte() {
      if byte == UInt8(ascii: "\"") {
        guard try peek() == byte else {
          switch try peek() {
          case nil, UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
          default: throw .problem(.textBehindQuote)
          }
        }
        _ = try nextByte()
      } else if byte == UInt8(ascii: "\n") {
        nextLine += 1
      }
      bytes.append(byte)
      if bytes.count > Self.longestRecord { throw .problem(.unclosedQuote) }
    }
    throw .problem(.unclosedQuote)
  }

  private func nextByte() throws(Failure) -> UInt8? {
    do throws(SystemCalls.Failure) { return try input.next() } catch { throw .unreadable(error) }
  }

  private func peek() throws(Failure) -> UInt8? {
    do throws(SystemCalls.Failure) { return try input.peek() } catch { throw .unreadable(error) }
  }

  /// Passes over the mark of UTF-8 that some programs write first.
  private mutating func begin() throws(Failure) {
    guard !isBegun else { return }
    isBegun = true
    do throws(SystemCalls.Failure) {
      if try input.skip([0xEF, 0xBB, 0xBF]) { return }
      let isLittle = try input.skip([0xFF, 0xFE])
      let isBig = try input.skip([0xFE, 0xFF])
      guard isLittle || isBig else { return }
    } catch {
      throw .unreadable(error)
    }
    throw .problem(.utf16)
  }
}

extension ArraySlice<UInt8> {
  /// What is left without the spaces and tabs at both ends.
  var trimmed: Self {
    var rest = self
    while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
    while let byte = rest.last, byte == 0x20 || byte == 0x09 { rest.removeLast() }
    return rest
  }
}
