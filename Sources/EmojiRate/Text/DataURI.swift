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
