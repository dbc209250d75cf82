/// Text as it is put into HTML, URLs and CSS.
enum Markup {
  /// Appends text so that it stands for itself between the tags of HTML, and in quotes where it has
  /// none.
  static func escapeHTML(_ text: some Collection<UInt8>, into bytes: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Appends text as the value of an attribute in quotes; a tab or a line's end is not to become a space.
  static func escapeAttribute(_ text: some Collection<UInt8>, into bytes: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), 9, 10, 13: bytes += "&#\(byte);".utf8
      default: escapeHTML(CollectionOfOne(byte), into: &bytes)
      }
    }
  }

  /// Appends an id as the fragment of a URL in markup.
  ///
  /// Only a percent sign is encoded: WebKit looks for the id as it stands there.
  static func escapeFragment(_ id: some Collection<UInt8>, into bytes: inout [UInt8]) {
    for part in id.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false) {
      if part.startIndex != id.startIndex { bytes += "%25".utf8 }
      escapeHTML(part, into: &bytes)
    }
  }

  /// Appends a file's name as a URL beside the page's.
  static func escapeURL(_ name: some Collection<UInt8>, into bytes: inout [UInt8]) {
    let digits: StaticString = "0123456789ABCDEF"
    for byte in name {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits.utf8Start[Int(byte >> 4)])
        bytes.append(digits.utf8Start[Int(byte & 15)])
      }
    }
  }

  /// RFC 3986's unreserved characters, and @, which a path may have.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// Appends a name as an identifier of CSS.
  static func escapeCSS(_ name: some Collection<UInt8>, into bytes: inout [UInt8]) {
    for (index, byte) in name.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if index == 0 { bytes += [UInt8(ascii: "\\"), UInt8(ascii: "3")] }
        bytes.append(byte)
        if index == 0 { bytes.append(UInt8(ascii: " ")) }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "\\"), byte]
      }
    }
  }
}
