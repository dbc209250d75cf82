/// The encoding of a file.
enum TextEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case windows1252 = "windows-1252"

  /// - Parameter check: Looks at the bytes of encodings that can be mistaken for UTF-8.
  func decoded(_ input: ByteInput, _ check: UTF8Check) -> ByteInput {
    switch self {
    case .utf8: input
    case .utf16LittleEndian, .utf16BigEndian:
      ByteInput(utf16: input, isBigEndian: self == .utf16BigEndian)
    // Also for Latin-1, as in browsers: its controls that are characters of Windows-1252 are in no file.
    case .windows1252:
      ByteInput { () throws(ReadingError) in
        guard let byte = try input.next() else { return nil }
        check.add(byte)
        return Self.windows[byte] ?? Unicode.Scalar(byte)
      }
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

/// Finds out whether all bytes above 127 of a file are characters of UTF-8, which is hardly ever so by chance.
final class UTF8Check {
  /// The number of bytes that the character still needs; a class, because it counts while a closure reads.
  private var missing = 0
  private var count = 0
  private var isValid = true

  var isProbable: Bool { isValid && missing == 0 && count > 0 }

  func add(_ byte: UInt8) {
    switch byte {
    case 0..<0x80: if missing > 0 { isValid = false }
    case 0x80..<0xC0:
      if missing == 0 { isValid = false } else { missing -= 1 }
    default:
      if missing > 0 || byte > 0xF4 { isValid = false }
      missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
      count += 1
    }
  }
}

extension ByteInput {
  /// The UTF-8 of a text, whose characters `next` returns.
  fileprivate convenience init(_ next: @escaping () throws(ReadingError) -> Unicode.Scalar?) {
    self.init { (buffer: UnsafeMutableRawBufferPointer) throws(ReadingError) in
      var count = 0
      // A character takes at most four bytes.
      while count + 4 <= buffer.count, let scalar = try next() {
        for byte in UTF8.encode(scalar)! {
          buffer[count] = byte
          count += 1
        }
        // Callers who wait for the answer to a line get it before they send another.
        if scalar == "\n" { break }
      }
      return count
    }
  }

  /// Converts UTF-16, as spreadsheets write it; invalid units become U+FFFD.
  convenience init(utf16 source: ByteInput, isBigEndian: Bool) {
    var codec = UTF16()
    var units = UnitsOfUTF16(source: source, isBigEndian: isBigEndian)
    self.init { () throws(ReadingError) in
      switch codec.decode(&units) {
      case .scalarValue(let scalar): return scalar
      case .error: return "\u{FFFD}"
      case .emptyInput:
        if let failure = units.failure { throw failure }
        return nil
      }
    }
  }
}

/// The code units of bytes, up to an error.
private struct UnitsOfUTF16: IteratorProtocol {
  let source: ByteInput
  let isBigEndian: Bool
  var failure: ReadingError?

  mutating func next() -> UInt16? {
    do throws(ReadingError) {
      guard let first = try source.next(), let second = try source.next() else { return nil }
      let (high, low) = isBigEndian ? (first, second) : (second, first)
      return UInt16(high) << 8 | UInt16(low)
    } catch {
      failure = error
      return nil
    }
  }
}

extension [UInt8] {
  /// The first byte that is not part of UTF-8; nil if there is none.
  var firstInvalidByte: UInt8? {
    var (parser, iterator, place) = (Unicode.UTF8.ForwardParser(), makeIterator(), startIndex)
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): place += scalar.count
      case .error: return self[place]
      case .emptyInput: return nil
      }
    }
  }
}

extension String {
  /// The text of UTF-8 bytes; nil if they are not UTF-8.
  ///
  /// The standard library's initializer of this name needs macOS 15.
  init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    self.init(decoding: bytes, as: encoding)
    // Invalid bytes have been replaced by U+FFFD.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
