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

  /// Writes the bytes to a file, a pipe or a terminal.
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

  func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }

  func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBytes { append($0) } }

  func append(string text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  func append(_ number: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = number
      var start = digits.count
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      append(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: digits[start...])))
    }
  }

  /// Appends text in quotes, as JSON has it.
  func appendJSON(_ text: String) {
    var text = text
    text.withUTF8 { appendJSON(UnsafeRawBufferPointer($0)) }
  }

  /// Appends UTF-8 text in quotes, as JSON has it.
  func appendJSON(_ text: UnsafeRawBufferPointer) {
    append("\"")
    var runStart = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      append(UnsafeRawBufferPointer(rebasing: text[runStart..<index]))
      runStart = index + 1
      switch byte {
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20:
        append(string: "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
      default: append([UInt8(ascii: "\\"), byte])
      }
    }
    append(UnsafeRawBufferPointer(rebasing: text[runStart...]))
    append("\"")
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

  /// Writes what is kept back.
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
