/// Writes bytes into a buffer of fixed size, and counts the bytes that do not fit; or into memory that grows.
///
/// Callers reserve room once for several small writes, which then need no checks. If the buffer has too
/// little room, they write to a scratch area, and the part that fits is copied. So a document that fits
/// exactly is complete, and the length of a longer one is counted, as `snprintf` does.
package struct ByteWriter {
  /// The maximum number of bytes to reserve at once.
  static let scratchCapacity = 512

  /// The place of the next byte, followed by the reserved room.
  var next: UnsafeMutableRawPointer

  private var end: UnsafeMutableRawPointer
  // Rarely used state is separate, so that the two pointers can stay in registers.
  private let overflow: UnsafeMutablePointer<Overflow>

  /// Calls `body` with a writer into `buffer`.
  ///
  /// - Returns: The number of bytes written. If `buffer` is too small, it holds the first of them.
  @inline(__always)
  static func write(
    into buffer: UnsafeMutableRawBufferPointer, _ body: (inout ByteWriter) -> Void
  ) -> Int {
    withUnsafeTemporaryAllocation(byteCount: scratchCapacity, alignment: 8) { scratch in
      var overflow = Overflow(buffer: buffer, scratch: scratch.baseAddress!)
      return withUnsafeMutablePointer(to: &overflow) { overflow in
        let start = overflow.pointee.start
        var writer = ByteWriter(next: start, end: start + buffer.count, overflow: overflow)
        body(&writer)
        return overflow.pointee.count(upTo: writer.next)
      }
    }
  }

  /// Calls `body` once with a writer that has room for everything, and `use` with the written bytes.
  ///
  /// Up to ``stackCapacity`` bytes stay on the stack.
  @inline(__always)
  static func collect<Result>(
    _ body: (inout ByteWriter) -> Void, _ use: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: stackCapacity, alignment: 8) { stack in
      var overflow = Overflow(growingFrom: stack)
      defer { overflow.deallocate() }
      return withUnsafeMutablePointer(to: &overflow) { overflow in
        let start = overflow.pointee.start
        var writer = ByteWriter(next: start, end: start + stack.count, overflow: overflow)
        body(&writer)
        let written = overflow.pointee.start
        return use(UnsafeRawBufferPointer(start: written, count: writer.next - written))
      }
    }
  }

  /// The number of bytes that need no heap: a face and the room that its last command reserves.
  private static var stackCapacity: Int { 1024 }

  /// Makes room for `count` bytes, at most ``scratchCapacity``, from ``next`` on.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    assert(count <= Self.scratchCapacity)
    if end - next < count { renew() }
  }

  @inline(__always)
  private mutating func renew() {
    next = overflow.pointee.renewedScratch(upTo: next)
    end = next + Self.scratchCapacity
  }

  /// Writes one byte into reserved room.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    next.storeBytes(of: byte, as: UInt8.self)
    next += 1
  }

  /// Writes a text known at compile time into reserved room.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    next.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    next += text.utf8CodeUnitCount
  }

  /// Writes a text known at compile time, at most ``scratchCapacity`` bytes.
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    put(text)
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var (place, rest) = (bytes.baseAddress, bytes.count)
    while let source = place, rest > 0 {
      if next == end { renew() }
      let count = min(rest, end - next)
      next.copyMemory(from: source, byteCount: count)
      next += count
      (place, rest) = (source + count, rest - count)
    }
  }
}

/// The state for bytes that may not fit.
private struct Overflow {
  private let buffer: UnsafeMutableRawBufferPointer
  /// The scratch area; nil moves all bytes to larger memory instead.
  private let scratch: UnsafeMutableRawPointer?
  /// The larger memory, on the heap.
  private var memory: UnsafeMutableRawBufferPointer?
  /// The start of the bytes that are not counted yet: in the buffer, later in the scratch area.
  private(set) var start: UnsafeMutableRawPointer
  private var finishedCount = 0

  @inline(__always)
  init(buffer: UnsafeMutableRawBufferPointer, scratch: UnsafeMutableRawPointer) {
    self.buffer = buffer
    self.scratch = scratch
    // An empty buffer may have no address. Use the scratch area, without room.
    start = buffer.baseAddress ?? scratch
  }

  /// Makes a state for bytes that outgrow a buffer.
  @inline(__always)
  init(growingFrom buffer: UnsafeMutableRawBufferPointer) {
    self.buffer = buffer
    scratch = nil
    start = buffer.baseAddress!
  }

  /// The number of all bytes up to `next`.
  @inline(__always)
  mutating func count(upTo next: UnsafeMutableRawPointer) -> Int {
    if start == scratch { _ = renewedScratch(upTo: next) } else { finishedCount = next - start }
    return finishedCount
  }

  /// Takes the bytes up to `next` and returns the place of the next ones, with room for a scratch area.
  @inline(never)
  mutating func renewedScratch(upTo next: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let count = next - start
    guard let scratch else { return grown(count) }
    if start == scratch, finishedCount < buffer.count {
      let room = buffer.count - finishedCount
      (buffer.baseAddress! + finishedCount).copyMemory(from: start, byteCount: min(count, room))
    }
    finishedCount += count
    start = scratch
    return scratch
  }
  /// Moves the first `count` bytes to larger memory, unless the last one has room for a scratch area.
  private mutating func grown(_ count: Int) -> UnsafeMutableRawPointer {
    let needed = count + ByteWriter.scratchCapacity
    if let memory, memory.count >= needed { return start + count }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 * needed, alignment: 8)
    larger.copyMemory(from: UnsafeRawBufferPointer(start: start, count: count))
    deallocate()
    (memory, start) = (larger, larger.baseAddress!)
    return start + count
  }

  /// Returns the larger memory.
  func deallocate() { memory?.deallocate() }
}

extension ByteWriter {
  /// The text that `body`, which is called once, writes.
  @inline(__always)
  package static func string(_ body: (inout ByteWriter) -> Void) -> String {
    collect(body) { String(decoding: $0, as: UTF8.self) }
  }
}

extension Double {
  /// The number with up to `precision` decimals.
  package func text(_ precision: Int, leadingZero: Bool = false) -> String {
    ByteWriter.string {
      $0.append(self, DecimalFormat(precision: precision), leadingZero: leadingZero)
    }
  }

  /// The number with up to two decimals.
  package var plainText: String { text(2, leadingZero: true) }
}
