/// A text of at most 32 ASCII characters that needs no heap: a number, a share.
struct InlineText: Hashable, Sendable {
  private var bytes = SIMD32<UInt8>()
  /// How many characters there are.
  private(set) var count = 0

  subscript(index: Int) -> UInt8 { bytes[index] }

  /// Adds a character; behind the 32nd, nothing.
  mutating func append(_ byte: UInt8) {
    guard count < bytes.scalarCount else { return }
    bytes[count] = byte
    count += 1
  }

  mutating func append(_ text: InlineText) {
    for index in 0..<text.count { append(text[index]) }
  }

  mutating func append(_ text: StaticString) {
    for byte in UnsafeBufferPointer(text) { append(byte) }
  }

  /// Adds a whole number with `separator` before every group of digits: the last three, and before them
  /// `groupSize` each; 0 is no separator.
  mutating func append(_ number: Int64, separator: UInt8 = 0, groupSize: Int = 3) {
    var (unit, digits): (Int64, Int) = (1, 1)
    while number / unit >= 10 { (unit, digits) = (unit &* 10, digits + 1) }
    while digits > 0 {
      append(UInt8(truncatingIfNeeded: number / unit % 10) + UInt8(ascii: "0"))
      (unit, digits) = (unit / 10, digits - 1)
      let endsGroup = digits == 3 || digits > 3 && (digits - 3) % groupSize == 0
      if separator != 0, endsGroup { append(separator) }
    }
  }
}
