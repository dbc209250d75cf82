/// The encoding of a file.
enum TextEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case windows1252 = "windows-1252"
  case latin1 = "latin1"

  /// The same text as UTF-8.
  func decoded(_ input: ByteInput) -> ByteInput {
    switch self {
    case .utf8: input
    case .utf16LittleEndian: ByteInput(utf16: input, isBigEndian: false)
    case .utf16BigEndian: ByteInput(utf16: input, isBigEndian: true)
    case .windows1252: ByteInput(singleBytes: input) { Self.windows[$0] ?? Unicode.Scalar($0) }
    case .latin1: ByteInput(singleBytes: input) { Unicode.Scalar($0) }
    }
  }

  /// The characters of Windows-1252 that differ from those of Latin-1.
  private static let windows: [UInt8: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      [
        0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8E, 0x91, 0x92,
        0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9E, 0x9F,
      ], "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars))
}

extension ByteInput {
  /// Converts an encoding of one byte a character to UTF-8.
  convenience init(
    singleBytes source: ByteInput, _ scalar: @escaping (UInt8) -> Unicode.Scalar
  ) {
    self.init { (buffer) throws(SystemCalls.Failure) in
      var count = 0
      // A character takes at most three bytes. Callers who wait for the answer to a line get it at once.
      while count + 3 <= buffer.count, let byte = try source.next() {
        for unit in UTF8.encode(byte < 0x80 ? Unicode.Scalar(byte) : scalar(byte))! {
          buffer[count] = unit
          count += 1
        }
        if byte == UInt8(ascii: "\n") { break }
      }
      return count
    }
  }
}

extension Sequence<UInt8> {
  /// The first byte that is not part of UTF-8; nil if there is none.
  var firstInvalidByte: UInt8? {
    var (parser, iterator) = (Unicode.UTF8.ForwardParser(), makeIterator())
    var taken: [UInt8] = []
    var position = 0
    var bytes = AnyIterator {
      iterator.next().map {
        taken.append($0); return $0
      }
    }
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): position += scalar.count
      case .error: return taken[position]
      case .emptyInput: return nil
      }
    }
  }
}
