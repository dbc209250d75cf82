extension NumberFormat {
  /// Writes the number of ratings: "1,284 ratings".
  ///
  /// - Parameter mark: The mark between it and the sentence before it.
  func putRatings(_ number: Int64, after mark: Mark = .comma, into bytes: inout ByteWriter) {
    bytes.append(self.mark(mark))
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

  /// Writes the bytes of a text, without escapes.
  mutating func append(utf8 text: String) {
    var text = text
    text.withUTF8 { append($0) }
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
