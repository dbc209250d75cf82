extension NumberFormat {
  /// Writes the number of ratings after a sentence: ", 1,284 ratings".
  func putRatings(_ number: Int64, into bytes: inout ByteWriter) {
    bytes.append(mark(.comma))
    for byte in ratings(number) {
      if byte == UInt8(ascii: "#") {
        bytes.append(grouped(number))
      } else {
        bytes.append(byte)
      }
    }
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    append(UnsafeRawBufferPointer(text))
  }

  /// Writes a number as text with no-break spaces.
  mutating func append(_ text: InlineText) {
    for index in 0..<text.count {
      if text[index] == UInt8(ascii: " ") {
        append("\u{a0}" as StaticString)
      } else {
        append(text[index])
      }
    }
  }
}
