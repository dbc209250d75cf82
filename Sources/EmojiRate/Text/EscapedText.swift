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

extension String {
  /// The text for an attribute value or for content.
  package var inXML: String {
    var text = self
    return ByteWriter.string { bytes in text.withUTF8 { bytes.appendEscaped($0) } }
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that XML needs no escape for.
  fileprivate var isPlain: Bool {
    let special: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E  // " & < >
    return 0x20..<0x7F ~= self && (self >= 64 || special &>> UInt64(self) & 1 == 0)
  }
}

package enum DataURI {
  /// The URI of an SVG document.
  static func text(of document: String) -> String {
    var document = document
    var uri: [UInt8] = []
    document.withUTF8 { append(UnsafeRawBufferPointer($0), to: &uri) }
    return String(decoding: uri, as: UTF8.self)
  }

  package static func append(_ document: UnsafeRawBufferPointer, to uri: inout [UInt8]) {
    let prefix: StaticString = "data:image/svg+xml,"
    uri.reserveCapacity(uri.count + document.count * 3 / 2)
    uri += UnsafeBufferPointer(prefix)
    let digits: StaticString = "0123456789ABCDEF"
    for byte in document {
      if isPlain(byte) {
        uri.append(byte)
      } else {
        uri.append(UInt8(ascii: "%"))
        uri.append(digits.utf8Start[Int(byte >> 4)])
        uri.append(digits.utf8Start[Int(byte & 15)])
      }
    }
  }

  /// Whether a byte needs no escape: RFC 3986's unreserved characters, and the reserved ones without a
  /// meaning in quotes, in `url()` and after the comma.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "-", ".", "_", "~", "!", "$", "*", "+", "/", ":", ";", "=", "?", "@": true
    default: false
    }
  }
}
