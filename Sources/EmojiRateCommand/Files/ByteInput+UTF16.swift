extension ByteInput {
  /// Converts UTF-16, as spreadsheets write it, to UTF-8; invalid units become U+FFFD.
  convenience init(utf16 source: ByteInput, isBigEndian: Bool) {
    var failure: SystemCalls.Failure?
    var codec = UTF16()
    var units = AnyIterator<UInt16> {
      do throws(SystemCalls.Failure) {
        guard let first = try source.next(), let second = try source.next() else { return nil }
        let (high, low) = isBigEndian ? (first, second) : (second, first)
        return UInt16(high) << 8 | UInt16(low)
      } catch {
        failure = error
        return nil
      }
    }
    self.init { (buffer) throws(SystemCalls.Failure) in
      var count = 0
      // A character takes at most four bytes.
      while count + 4 <= buffer.count {
        let scalar: Unicode.Scalar
        switch codec.decode(&units) {
        case .scalarValue(let decoded): scalar = decoded
        case .error: scalar = "\u{FFFD}"
        case .emptyInput:
          if let failure { throw failure }
          return count
        }
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
}
