extension Collection<UInt8> {
  /// UTF-8 text as a JSON string in quotes.
  package var inJSON: [UInt8] {
    var json = [UInt8(ascii: "\"")]
    json.reserveCapacity(count + 2)
    for byte in self {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): json += "\\n".utf8
      case UInt8(ascii: "\r"): json += "\\r".utf8
      case UInt8(ascii: "\t"): json += "\\t".utf8
      case 0..<0x20: json += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
    return json
  }
}

extension String {
  /// The text as a JSON string in quotes.
  package var inJSON: String { String(decoding: utf8.inJSON, as: UTF8.self) }
}
