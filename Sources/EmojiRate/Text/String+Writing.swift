#if !hasFeature(Embedded) || RECORDER
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

  extension [UInt8] {
    /// Makes an array from the bytes that `body` writes into a buffer.
    ///
    /// `body` returns the number of bytes. If the buffer is too small, it is called again with a larger one.
    package init(expecting expectedCount: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int) {
      var written = 0
      self.init(unsafeUninitializedCapacity: expectedCount) { buffer, count in
        written = body(UnsafeMutableRawBufferPointer(buffer))
        count = Swift.min(written, expectedCount)
      }
      if written > expectedCount {
        self.init(unsafeUninitializedCapacity: written) { buffer, count in
          count = body(UnsafeMutableRawBufferPointer(buffer))
        }
      }
    }
  }

  extension Double {
    /// The number with up to `precision` decimals.
    func text(_ precision: Int) -> String {
      String(writing: DecimalCursor.maximumCount) {
        $0.append(self, DecimalFormat(precision: precision))
      }
    }

    /// The number with up to two decimals.
    var plainText: String {
      String(writing: DecimalCursor.maximumCount) {
        $0.append(self, DecimalFormat(precision: 2), leadingZero: true)
      }
    }
  }
#endif
