/// Bytes that are filled bit by bit, the lowest bit first: RFC 1951, 3.1.1.
struct BitWriter {
  private var bytes: [UInt8]
  /// The bits that do not fill a byte yet.
  private var bits = 0
  private var count = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func append(_ value: Int, bits number: Int) {
    bits |= value << count
    count += number
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// All bytes, the last one filled with zeros.
  var finished: [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: bits)] : bytes }
}
