/// The bytes of JSON, and the place of the next one.
struct JSONInput {
  /// Where the next byte stands.
  private(set) var place = JSONPlace()

  private let bytes: ByteInput
  private var isBehindReturn = false

  init(_ bytes: ByteInput) { self.bytes = bytes }

  /// The next byte, which stays the next; nil at the end.
  func peek() throws -> UInt8? { try bytes.peek() }

  /// The next byte, which has been seen to be there.
  mutating func take() throws -> UInt8 {
    let byte = try bytes.next()!
    pass(byte)
    return byte
  }

  /// Passes over the next byte, which has been seen to be there.
  mutating func skip() throws { _ = try take() }

  /// Moves the place past a byte; a return and a line feed end one line.
  private mutating func pass(_ byte: UInt8) {
    switch byte {
    case 0x0A where isBehindReturn: break
    case 0x0A, 0x0D:
      place.line += 1
      place.column = 1
    case 0x80..<0xC0: break
    default: place.column += 1
    }
    isBehindReturn = byte == 0x0D
  }

  /// Passes over a byte order mark, as the RFC lets a reader do.
  func skipMark() throws { _ = try bytes.skip([0xEF, 0xBB, 0xBF]) }

  mutating func skipSpace() throws {
    while let byte = try peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      try skip()
    }
  }

  /// Reads the next character; nil at the end.
  mutating func scalar() throws -> Unicode.Scalar? {
    let start = place
    guard try peek() != nil else { return nil }
    var character = [try take()]
    while character.count < 4, let byte = try peek(), (0x80..<0xC0).contains(byte) {
      character.append(try take())
    }
    // A zero is half of a character in UTF-16.
    guard character != [0],
      let scalar = String(validating: character, as: UTF8.self)?.unicodeScalars.first
    else { throw JSONError(problem: .notUTF8, place: start) }
    return scalar
  }
}
