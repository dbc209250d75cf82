/// The bytes of a file or of memory, one after another.
final class ByteInput {
  /// Reads the next bytes into a buffer and returns their number.
  private let read: (UnsafeMutableRawBufferPointer) throws(ReadingError) -> Int
  private let buffer: UnsafeMutableRawBufferPointer
  /// The most bytes that can be looked at without taking them.
  static let room = 1 << 16
  /// Closes the file when nothing reads it any more.
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

  /// The next byte, without taking it; nil at the end.
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

  /// Takes bytes of the buffer as long as they are wanted; they are valid until the next read.
  @inline(__always)
  func take(while isWanted: (UInt8) -> Bool) -> UnsafeRawBufferPointer {
    let start = position
    while position < end, isWanted(buffer[position]) { position += 1 }
    return UnsafeRawBufferPointer(rebasing: buffer[start..<position])
  }

  /// All bytes that are in the buffer, valid until the next read; nil at the end.
  func nextPiece() throws(ReadingError) -> UnsafeRawBufferPointer? {
    if position == end { try fill() }
    defer { position = end }
    return position < end ? UnsafeRawBufferPointer(rebasing: buffer[position..<end]) : nil
  }

  /// The bytes up to the next line end, or as many as there is room for, without taking them.
  func line() throws(ReadingError) -> [UInt8] {
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    var seen = 0
    while !buffer[position + seen..<end].contains(where: isEnd) {
      seen = end - position
      if try fill() == 0 { break }
    }
    return buffer[position..<end].prefix { !isEnd($0) }.map { $0 }
  }

  /// The next bytes, as many as there is room for, without taking them.
  func beginning() throws(ReadingError) -> [UInt8] {
    while try fill() > 0 {}
    return Array(buffer[position..<end])
  }

  /// Skips `bytes`, which must be few, if they come next.
  ///
  /// Returns whether they did.
  func skip(_ bytes: [UInt8]) throws(ReadingError) -> Bool {
    while end - position < bytes.count, bytes.starts(with: buffer[position..<end]) {
      if try fill() == 0 { return false }
    }
    guard buffer[position..<end].starts(with: bytes) else { return false }
    position += bytes.count
    return true
  }

  /// Reads more bytes after the remaining ones and returns their number.
  @discardableResult
  private func fill() throws(ReadingError) -> Int {
    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[position..<end])
    buffer.copyMemory(from: UnsafeRawBufferPointer(rest))
    (position, end) = (0, rest.count)
    let count = try read(UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
    end += count
    return count
  }
}
