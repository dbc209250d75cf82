/// Something a finished document can be written to: an array, a file, a socket.
public protocol ByteSink {
  /// Takes the next bytes; they are valid for the call only.
  mutating func write(_ bytes: UnsafeRawBufferPointer)
}

#if !hasFeature(Embedded)
  extension [UInt8]: ByteSink {
    /// Appends the bytes.
    public mutating func write(_ bytes: UnsafeRawBufferPointer) { append(contentsOf: bytes) }
  }

  extension String {
    /// Makes a string of what `body` writes.
    ///
    /// - Parameter expectedCount: Bytes to allocate at first; if there turn out to be more, `body` is
    ///   called a second time with as many as it takes.
    @inline(__always)
    init(writing expectedCount: Int, _ body: (inout ByteWriter) -> Void) {
      var count = 0
      self.init(unsafeUninitializedCapacity: expectedCount) {
        count = ByteWriter.write(into: UnsafeMutableRawBufferPointer($0), body)
        return count <= expectedCount ? count : 0
      }
      if count > expectedCount {
        self.init(unsafeUninitializedCapacity: count) {
          ByteWriter.write(into: UnsafeMutableRawBufferPointer($0), body)
        }
      }
    }
  }
#endif
