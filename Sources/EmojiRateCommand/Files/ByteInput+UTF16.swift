extension ByteInput {
  /// The UTF-8 of a text in UTF-16, as spreadsheets write it; what is no character is U+FFFD.
  convenience init(utf16 source: ByteInput, isBigEndian: Bool) {
    var units = CodeUnits(source: source, isBigEndian: isBigEndian)
    var codec = UTF16()
    self.init { (buffer, _) throws(SystemCalls.Failure) in
      var count = 0
      // No character takes more than four bytes.
      while count + 4 <= buffer.count {
        let scalar: Unicode.Scalar
        switch codec.decode(&units) {
        case .scalarValue(let decoded): scalar = decoded
        case .error: scalar = "\u{FFFD}"
        case .emptyInput:
          if let failure = units.failure { throw failure }
          return count
        }
        for byte in UTF8.encode(scalar)! {
          buffer[count] = byte
          count += 1
        }
        // Who waits for an answer to a line gets it before there is another one.
        if scalar == "\n" { break }
      }
      return count
    }
  }

  /// The 16 bits that come next, and again.
  private struct CodeUnits: IteratorProtocol {
    let source: ByteInput
    let isBigEndian: Bool
    private(set) var failure: SystemCalls.Failure?

    init(source: ByteInput, isBigEndian: Bool) {
      (self.source, self.isBigEndian) = (source, isBigEndian)
    }

    mutating func next() -> UInt16? {
      do throws(SystemCalls.Failure) {
        guard let first = try source.next(), let second = try source.next() else { return nil }
        let (high, low) = isBigEndian ? (first, second) : (second, first)
        return UInt16(high) << 8 | UInt16(low)
      } catch {
        failure = error
        return nil
      }
    }
  }
}
