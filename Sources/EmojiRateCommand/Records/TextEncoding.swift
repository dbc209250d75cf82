enum TextEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case windows1252 = "windows-1252"

  /// Converts bytes to UTF-8.
  ///
  /// - Parameter check: Checks whether bytes read as Windows-1252 are really UTF-8.
  func decoded(_ input: ByteInput, _ check: UTF8Check) -> ByteInput {
    switch self {
    case .utf8: input
    case .utf16LittleEndian, .utf16BigEndian:
      ByteInput(utf16: input, isBigEndian: self == .utf16BigEndian)
    // This also reads Latin-1, as in browsers.
    case .windows1252:
      ByteInput { () throws(ReadingError) in
        guard let byte = try input.next() else { return nil }
        check.add(byte)
        if let scalar = Self.windows[byte] { return scalar }
        guard !(0x80..<0xA0).contains(byte) else {
          throw .data(
            "byte 0x\(String(byte, radix: 16, uppercase: true)) is no character of windows-1252; "
              + "save the file as UTF-8")
        }
        return Unicode.Scalar(byte)
      }
    }
  }

  /// The characters of Windows-1252 that Latin-1 does not have.
  private static let windows: [UInt8: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      [
        0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8E, 0x91, 0x92,
        0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9E, 0x9F,
      ], "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars))
}

/// Detects UTF-8: checks whether all bytes above 127 form valid characters.
///
/// In a file with another encoding, this is hardly ever true by chance. It is a class, because a
/// closure that reads the bytes adds them.
final class UTF8Check {
  /// The number of bytes that the current character still needs.
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
  /// The UTF-8 bytes of the characters that `next` returns.
  fileprivate convenience init(_ next: @escaping () throws(ReadingError) -> Unicode.Scalar?) {
    self.init { (buffer: UnsafeMutableRawBufferPointer) throws(ReadingError) in
      var count = 0
      // A character takes at most four bytes.
      while count + 4 <= buffer.count, let scalar = try next() {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          buffer[count] = byte
          count += 1
        }
        // A program may wait for the answer to a line before it sends the next one.
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

/// Makes UTF-16 code units from pairs of bytes, up to the end or an error.
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
  /// The first byte that is not valid UTF-8; nil if all bytes are valid.
  var firstInvalidByte: UInt8? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var place = startIndex
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
  /// Decodes UTF-8 bytes; nil if they are not valid.
  ///
  /// The standard library's initializer with this name needs macOS 15.
  init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    self.init(decoding: bytes, as: encoding)
    // Decoding has replaced invalid bytes by U+FFFD.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
