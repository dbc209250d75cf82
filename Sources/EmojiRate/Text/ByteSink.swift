/// A target for finished documents, such as an array, a file or a socket.
public protocol ByteSink {
  /// Receives the next bytes, which are only valid during the call.
  mutating func write(_ bytes: UnsafeRawBufferPointer)
}

#if !hasFeature(Embedded) || RECORDER
  extension ByteSink {
    /// Receives the bytes that `body` writes, as a whole; up to `expectedCount` of them need no heap.
    ///
    /// `body` returns the number of bytes. If the buffer is too small, it is called again with a larger one.
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
    /// Makes a string with a writer, which has room for `expectedCount` bytes at first.
    @inline(__always)
    init(writing expectedCount: Int, _ body: (inout ByteWriter) -> Void) {
      self.init(expecting: expectedCount) { ByteWriter.write(into: $0, body) }
    }

    /// Makes a string from the bytes that `body` writes into a buffer of `expectedCount` bytes.
    ///
    /// `body` returns the number of bytes. If the buffer is too small, it is called again with a larger one.
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

  extension Double {
    /// The number with up to two decimals.
    var plainText: String {
      String(writing: DecimalCursor.maximumCount) {
        $0.append(self, DecimalFormat(precision: 2), leadingZero: true)
      }
    }
  }
#endif
