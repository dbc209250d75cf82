/// Something a finished document can be written to: an array, a file, a socket.
public protocol ByteSink {
  /// Takes the next bytes; they are valid for the call only.
  mutating func write(_ bytes: UnsafeRawBufferPointer)
}

#if !hasFeature(Embedded)
  extension ByteSink {
    /// Takes the bytes that `body` writes, in one piece.
    ///
    /// - Parameters:
    ///   - expectedCount: As many bytes need no heap.
    ///   - body: Writes into the buffer and gives back how many bytes there are; if they are more than
    ///     the buffer holds, it is called again with one that does.
    @inline(__always)
    package mutating func write(
      expectedCount: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int
    ) {
      let count = withUnsafeTemporaryAllocation(byteCount: expectedCount, alignment: 1) {
        let count = body($0)
        if count <= expectedCount { write(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        return count
      }
      guard count > expectedCount else { return }
      withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) {
        _ = body($0)
        write(UnsafeRawBufferPointer($0))
      }
    }
  }

  extension [UInt8]: ByteSink {
    /// Appends the bytes.
    public mutating func write(_ bytes: UnsafeRawBufferPointer) { append(contentsOf: bytes) }
  }

  extension String {
    /// Makes a string of what `body` writes with a writer of up to `expectedCount` bytes, or more.
    @inline(__always)
    init(writing expectedCount: Int, _ body: (inout ByteWriter) -> Void) {
      self.init(expecting: expectedCount) { ByteWriter.write(into: $0, body) }
    }

    /// Makes a string of what `body` writes into a buffer.
    ///
    /// - Parameters:
    ///   - expectedCount: Bytes to allocate at first.
    ///   - body: Writes and gives back how many bytes there are; if they are more than the buffer
    ///     holds, it is called a second time with one that does.
    @inline(__always)
    init(expecting expectedCount: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int) {
      var count = 0
      self.init(unsafeUninitializedCapacity: expectedCount) {
        count = body(UnsafeMutableRawBufferPointer($0))
        return count <= expectedCount ? count : 0
      }
      if count > expectedCount {
        self.init(unsafeUninitializedCapacity: count) { body(UnsafeMutableRawBufferPointer($0)) }
      }
    }
  }
#endif
