/// The name of a file in memory of its own, as calls to the system want it.
final class FileName {
  private static let capacity = 4 * PortableName.longest
  private let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
  private var count = 0

  init() { buffer[0] = 0 }

  deinit { buffer.deallocate() }

  /// Makes it the name with this stem, tag and ending; the stem is a name that is allowed.
  func set(_ stem: [UInt8], _ tag: [UInt8], _ ending: String) {
    count = 0
    append(stem)
    append(tag)
    append(ending.utf8)
    buffer[count] = 0
  }

  private func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes where count < Self.capacity - 1 {
      buffer[count] = CChar(bitPattern: byte)
      count += 1
    }
  }

  /// The name with a zero behind it, there until it is changed.
  var pointer: UnsafePointer<CChar> { UnsafePointer(buffer) }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: buffer, count: count) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
