/// Bytes on their way into a file, some of which are still kept back.
final class ByteOutput {
  private let sink: (UnsafeRawBufferPointer) throws(SystemCalls.Failure) -> Void
  private let buffer: UnsafeMutableRawBufferPointer
  private var used = 0
  /// Why they could not all be written; what is appended after it is dropped.
  private(set) var failure: SystemCalls.Failure?

  /// Hands the bytes over in large pieces.
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

  /// Lets the next `count` bytes be written in place, by `body`, which says how many it wrote or, if
  /// there are more, would have to.
  func append(expecting expectedCount: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int) {
    if buffer.count - used < expectedCount { flushBuffer() }
    let written = body(UnsafeMutableRawBufferPointer(rebasing: buffer[used...]))
    if written <= buffer.count - used {
      used += written
    } else {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: written, alignment: 1)
      defer { larger.deallocate() }
      _ = body(larger)
      append(UnsafeRawBufferPointer(larger))
    }
  }

  func flush() throws(SystemCalls.Failure) {
    flushBuffer()
    if let failure { throw failure }
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
