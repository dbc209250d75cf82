extension ByteWriter {
  /// The text that `body`, which is called once, writes.
  @inline(__always)
  package static func string(_ body: (inout ByteWriter) -> Void) -> String {
    collect(body) { String(decoding: $0, as: UTF8.self) }
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
  package func text(_ precision: Int) -> String {
    ByteWriter.string {
      $0.append(self, DecimalFormat(precision: precision))
    }
  }

  /// The number with up to two decimals.
  package var plainText: String {
    ByteWriter.string {
      $0.append(self, DecimalFormat(precision: 2), leadingZero: true)
    }
  }
}
