import EmojiRate

/// A buffered output of bytes.
final class ByteOutput {
  private let sink: (UnsafeRawBufferPointer) throws(SystemCalls.Failure) -> Void
  private let buffer: UnsafeMutableRawBufferPointer
  private var used = 0
  /// The first failure; bytes after it are not written.
  private(set) var failure: SystemCalls.Failure?

  /// Passes the bytes to `sink` in large pieces.
  init(_ sink: @escaping (UnsafeRawBufferPointer) throws(SystemCalls.Failure) -> Void) {
    self.sink = sink
    buffer = .allocate(byteCount: 1 << 16, alignment: 16)
  }

  convenience init(_ descriptor: Int32) {
    self.init { bytes throws(SystemCalls.Failure) in try SystemCalls.write(bytes, to: descriptor) }
  }

  deinit { buffer.deallocate() }

  func append(_ bytes: UnsafeRawBufferPointer) {
    if used + bytes.count > buffer.count {
      flushBuffer()
      if bytes.count > buffer.count { return write(bytes) }
    }
    UnsafeMutableRawBufferPointer(rebasing: buffer[used...]).copyMemory(from: bytes)
    used += bytes.count
  }

  func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }

  func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Lets `body` write the next bytes in place and return their number.
  ///
  /// `body` returns the number of bytes. If the room is too small, it is called again with more.
  func append(expecting expectedCount: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int) {
    if buffer.count - used < expectedCount { flushBuffer() }
    let written = body(UnsafeMutableRawBufferPointer(rebasing: buffer[used...]))
    if written <= buffer.count - used {
      used += written
    } else {
      append([UInt8](expecting: written, body))
    }
  }

  func flush() throws(SystemCalls.Failure) {
    flushBuffer()
    if let failure { throw failure }
  }

  /// Flushes the standard output; a closed pipe is not an error, as in `emoji-rate … | head`.
  func end() throws(CommandError) {
    do throws(SystemCalls.Failure) {
      try flush()
    } catch {
      if !error.isClosedPipe { throw .cannotWrite("the standard output", error.reason) }
    }
  }

  private func flushBuffer() {
    write(UnsafeRawBufferPointer(rebasing: buffer[..<used]))
    used = 0
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    do throws(SystemCalls.Failure) {
      try sink(bytes)
    } catch {
      failure = error
    }
  }
}

extension [UInt8] {
  /// Makes an array from the bytes that `body` writes into a buffer.
  ///
  /// `body` returns the number of bytes. If the buffer is too small, it is called again with a larger one.
  init(expecting expectedCount: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int) {
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
