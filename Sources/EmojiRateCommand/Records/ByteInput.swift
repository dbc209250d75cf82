/// A buffered stream of bytes from a file or from memory.
final class ByteInput {
  /// Reads the next bytes into a buffer and returns their number.
  private let read: (UnsafeMutableRawBufferPointer) throws(ReadingError) -> Int
  private let buffer: UnsafeMutableRawBufferPointer
  /// The size of the buffer for a file, and so the most bytes that can be read ahead.
  static let room = 1 << 16
  /// Whether bytes after the current line may be read; false for a pipe, whose sender may wait for an answer.
  var canReadAhead = true
  /// Closes the file; called when the input is released.
  var close: () -> Void = {}
  private var position = 0
  private var end = 0

  init(_ read: @escaping (UnsafeMutableRawBufferPointer) throws(ReadingError) -> Int) {
    self.read = read
    buffer = .allocate(byteCount: Self.room, alignment: 16)
  }

  init(bytes: [UInt8]) {
    read = { (_) throws(ReadingError) in 0 }
    buffer = .allocate(byteCount: bytes.count, alignment: 1)
    buffer.copyBytes(from: bytes)
    end = bytes.count
  }

  deinit {
    buffer.deallocate()
    close()
  }

  /// The next byte, without consuming it; nil at the end.
  @inline(__always)
  func peek() throws(ReadingError) -> UInt8? {
    if position == end { try fill() }
    return position < end ? buffer[position] : nil
  }

  @inline(__always)
  func next() throws(ReadingError) -> UInt8? {
    guard let byte = try peek() else { return nil }
    position += 1
    return byte
  }

  /// Consumes the next bytes of the buffer for which `isWanted` is true.
  ///
  /// It may stop early, at the end of the buffer. The bytes are valid until the next read.
  @inline(__always)
  func take(while isWanted: (UInt8) -> Bool) -> UnsafeRawBufferPointer {
    let start = position
    while position < end, isWanted(buffer[position]) { position += 1 }
    return UnsafeRawBufferPointer(rebasing: buffer[start..<position])
  }

  /// Consumes all bytes in the buffer, which are valid until the next read; nil at the end.
  func nextPiece() throws(ReadingError) -> UnsafeRawBufferPointer? {
    if position == end { try fill() }
    defer { position = end }
    return position < end ? UnsafeRawBufferPointer(rebasing: buffer[position..<end]) : nil
  }

  /// The bytes up to the next line end, or to the buffer's end, without consuming them.
  func line() throws(ReadingError) -> [UInt8] {
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    var seen = 0
    while !buffer[position + seen..<end].contains(where: isEnd) {
      seen = end - position
      if try fill() == 0 { break }
    }
    return buffer[position..<end].prefix { !isEnd($0) }.map { $0 }
  }

  /// The next bytes, as many as the buffer can hold, without consuming them.
  func beginning() throws(ReadingError) -> [UInt8] {
    while try fill() > 0 {}
    return Array(buffer[position..<end])
  }

  /// Skips `bytes` if they come next, and returns whether they did.
  ///
  /// There must be fewer of them than the buffer can hold.
  func skip(_ bytes: [UInt8]) throws(ReadingError) -> Bool {
    while end - position < bytes.count, bytes.starts(with: buffer[position..<end]) {
      if try fill() == 0 { return false }
    }
    guard buffer[position..<end].starts(with: bytes) else { return false }
    position += bytes.count
    return true
  }

  /// Moves the remaining bytes to the start, reads more behind them, and returns how many it read.
  @discardableResult
  private func fill() throws(ReadingError) -> Int {
    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[position..<end])
    buffer.copyMemory(from: UnsafeRawBufferPointer(rest))
    position = 0
    end = rest.count
    let count = try read(UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
    end += count
    return count
  }
}
