/// UTF-8 text, as callers pass it, and as code without a heap stores it.
extension UnsafeBufferPointer<UInt8> {
  /// The bytes of a text known at compile time.
  package init(_ text: StaticString) {
    self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}

/// A text of at most 32 ASCII characters that needs no heap, such as a number or a share.
package struct InlineText: Sendable {
  // As a vector, it would be copied for each character.
  private var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  package private(set) var count = 0

  package init() {}

  subscript(index: Int) -> UInt8 { withUnsafeBytes(of: bytes) { $0[index] } }

  /// Adds a character; characters after the 32nd are ignored.
  package mutating func append(_ byte: UInt8) {
    let place = count
    guard place < 32 else { return }
    withUnsafeMutableBytes(of: &bytes) { $0[place] = byte }
    count += 1
  }

  package mutating func append(_ text: InlineText) {
    for index in 0..<text.count { append(text[index]) }
  }

  package mutating func append(_ text: StaticString) {
    for byte in UnsafeBufferPointer(text) { append(byte) }
  }

  /// Adds a whole number, with `separator` before the last three digits, and before every `groupSize` digits
  /// to their left; 0 means no separator.
  package mutating func append(_ number: Int64, separator: UInt8 = 0, groupSize: Int = 3) {
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
