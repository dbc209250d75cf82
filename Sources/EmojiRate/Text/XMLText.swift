extension ByteWriter {
  /// Writes UTF-8 text, escaped for attribute values and for content.
  ///
  /// U+FFFD replaces characters that XML 1.0 forbids even as a reference, and bytes that are not UTF-8.
  /// Tabs and line ends become references, because a parser turns them into spaces in an attribute.
  @inline(never)
  package mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    if text.allSatisfy({ $0.isPlain }) { return append(UnsafeRawBufferPointer(text)) }
    var rest = text.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let bytes): appendEscaped(bytes)
      case .error(let count): for _ in 0..<count { append("\u{FFFD}") }
      case .emptyInput: return
      }
    }
  }

  private mutating func appendEscaped(_ bytes: Unicode.UTF8.EncodedScalar) {
    switch Unicode.UTF8.decode(bytes) {
    case "&": append("&amp;")
    case "<": append("&lt;")
    case ">": append("&gt;")
    case "\"": append("&#34;")
    case "\t": append("&#9;")
    case "\n": append("&#10;")
    case "\r": append("&#13;")
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
    default:
      reserve(bytes.count)
      for byte in bytes { put(byte) }
    }
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that XML needs no escape for.
  fileprivate var isPlain: Bool {
    switch Unicode.Scalar(self) {
    case "&", "<", ">", "\"": false
    default: 0x20..<0x7F ~= self
    }
  }
}
