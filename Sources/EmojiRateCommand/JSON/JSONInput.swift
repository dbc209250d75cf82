/// The bytes of JSON, and the place of the next one.
struct JSONInput {
  /// Where the next byte stands.
  private(set) var place = JSONPlace()

  private let bytes: ByteInput
  private var isBehindReturn = false

  init(_ bytes: ByteInput) { self.bytes = bytes }

  /// The next byte, which stays the next; nil at the end.
  func peek() throws -> UInt8? { try bytes.peek() }

  /// Takes the next byte, which has been seen to be there; a return and a line feed end one line.
  @discardableResult
  mutating func take() throws -> UInt8 {
    let byte = try bytes.next()!
    switch byte {
    case 0x0A where isBehindReturn: break
    case 0x0A, 0x0D:
      place.line += 1
      place.column = 1
    case 0x80..<0xC0: break
    default: place.column += 1
    }
    isBehindReturn = byte == 0x0D
    return byte
  }

  /// Passes over the next byte, if it is this one.
  mutating func skip(_ character: Unicode.Scalar) throws -> Bool {
    guard try peek() == UInt8(ascii: character) else { return false }
    try take()
    return true
  }

  /// Passes over white space, and at the start over a byte order mark, as the RFC lets a reader do.
  mutating func skipSpace() throws {
    if place == JSONPlace() { _ = try bytes.skip([0xEF, 0xBB, 0xBF]) }
    while let byte = try peek(), " \n\r\t".utf8.contains(byte) { try take() }
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
