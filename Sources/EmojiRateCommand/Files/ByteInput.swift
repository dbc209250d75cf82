/// The bytes of a file or of memory, one after another.
final class ByteInput {
  /// Reads bytes at an offset into a buffer and returns their number.
  ///
  /// The offset is explicit, because other processes may share the position of an open file.
  private let read: (UnsafeMutableRawBufferPointer, Int64) throws(SystemCalls.Failure) -> Int
  private let buffer: UnsafeMutableRawBufferPointer
  /// The most bytes that can be looked at without taking them.
  static let room = 1 << 16
  private var offset: Int64 = 0
  private var position = 0
  private var end = 0

  /// Reads a file from its beginning, or from its position if it can be read only once.
  ///
  /// - Parameter willRead: The action before each read that may have to wait.
  convenience init(_ file: Int32, isSequential: Bool = false, willRead: @escaping () -> Void = {}) {
    self.init { (buffer, offset) throws(SystemCalls.Failure) in
      willRead()
      return isSequential
        ? try SystemCalls.read(file, into: buffer)
        : try SystemCalls.read(file, into: buffer, at: offset)
    }
  }

  init(
    _ read: @escaping (UnsafeMutableRawBufferPointer, Int64) throws(SystemCalls.Failure) -> Int
  ) {
    self.read = read
    buffer = .allocate(byteCount: Self.room, alignment: 16)
  }

  init(bytes: [UInt8]) {
    read = { _, _ in 0 }
    buffer = .allocate(byteCount: bytes.count, alignment: 1)
    buffer.copyBytes(from: bytes)
    end = bytes.count
  }

  deinit { buffer.deallocate() }

  /// The next byte, without taking it; nil at the end.
  @inline(__always)
  func peek() throws(SystemCalls.Failure) -> UInt8? {
    if position == end { try fill() }
    return position < end ? buffer[position] : nil
  }

  @inline(__always)
  func next() throws(SystemCalls.Failure) -> UInt8? {
    guard let byte = try peek() else { return nil }
    position += 1
    return byte
  }

  /// All bytes that are in the buffer, valid until the next read; nil at the end.
  func nextPiece() throws(SystemCalls.Failure) -> UnsafeRawBufferPointer? {
    if position == end { try fill() }
    defer { position = end }
    return position < end ? UnsafeRawBufferPointer(rebasing: buffer[position..<end]) : nil
  }

  /// The bytes up to the next line end, or as many as there is room for, without taking them.
  func line() throws(SystemCalls.Failure) -> [UInt8] {
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    var seen = 0
    while !buffer[position + seen..<end].contains(where: isEnd) {
      seen = end - position
      if try fill() == 0 { break }
    }
    return buffer[position..<end].prefix { !isEnd($0) }.map { $0 }
  }

  /// The next bytes, as many as there is room for, without taking them.
  func beginning() throws(SystemCalls.Failure) -> [UInt8] {
    while try fill() > 0 {}
    return Array(buffer[position..<end])
  }

  /// Skips `bytes`, which must be few, if they come next.
  ///
  /// Returns whether they did.
  func skip(_ bytes: [UInt8]) throws(SystemCalls.Failure) -> Bool {
    while end - position < bytes.count, bytes.starts(with: buffer[position..<end]) {
      if try fill() == 0 { return false }
    }
    guard buffer[position..<end].starts(with: bytes) else { return false }
    position += bytes.count
    return true
  }

  /// Reads more bytes after the remaining ones and returns their number.
  @discardableResult
  private func fill() throws(SystemCalls.Failure) -> Int {
    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[position..<end])
    buffer.copyMemory(from: UnsafeRawBufferPointer(rest))
    (position, end) = (0, rest.count)
    let count = try read(UnsafeMutableRawBufferPointer(rebasing: buffer[end...]), offset)
    end += count
    offset += Int64(count)
    return count
  }
}
