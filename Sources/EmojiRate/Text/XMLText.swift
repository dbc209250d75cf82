extension ByteWriter {
  /// Writes UTF-8 text so that it stands for itself in an attribute's value and between tags.
  ///
  /// What XML 1.0 forbids even as a reference, and what is not UTF-8, is replaced by U+FFFD. Tabs and
  /// line ends become references, because a parser turns them into spaces in an attribute.
  @inline(never)
  mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    // Most text has nothing to escape: runs of it are copied whole.
    var runStart = 0
    var index = 0
    while index < text.count {
      let character = XMLCharacter(text, at: index)
      if let replacement = character.replacement {
        append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[runStart..<index]))
        append(replacement)
        runStart = index + character.count
      }
      index += character.count
    }
    append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[runStart...]))
  }
}

/// One character of a text on its way into a document.
private struct XMLCharacter {
  /// How many bytes it has.
  let count: Int
  /// What to write in its place; nil where it stands for itself.
  let replacement: StaticString?

  init(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
    let first = text[index]
    if first < 0x80 {
      count = 1
      replacement =
        switch first {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&#34;"
        case UInt8(ascii: "\t"): "&#9;"
        case UInt8(ascii: "\n"): "&#10;"
        case UInt8(ascii: "\r"): "&#13;"
        case 0..<0x20: "\u{FFFD}"
        default: nil
        }
    } else {
      let length = Self.sequenceLength(text, at: index)
      count = max(length, 1)
      replacement =
        length == 0 || Self.isNoncharacter(text, at: index, length) ? "\u{FFFD}" : nil
    }
  }

  /// How many bytes the well-formed UTF-8 sequence at `index` has, 0 where there is none: Table 3-7
  /// of the Unicode Standard.
  private static func sequenceLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let (length, secondByte): (Int, ClosedRange<UInt8>)
    switch text[index] {
    case 0xC2...0xDF: (length, secondByte) = (2, 0x80...0xBF)
    case 0xE0: (length, secondByte) = (3, 0xA0...0xBF)
    case 0xED: (length, secondByte) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, secondByte) = (3, 0x80...0xBF)
    case 0xF0: (length, secondByte) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, secondByte) = (4, 0x80...0xBF)
    case 0xF4: (length, secondByte) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= text.count, secondByte ~= text[index + 1] else { return 0 }
    for offset in 2..<max(length, 2) where text[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Whether the sequence is U+FFFE or U+FFFF, which XML 1.0 forbids.
  private static func isNoncharacter(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, _ length: Int
  ) -> Bool {
    length == 3 && text[index] == 0xEF && text[index + 1] == 0xBF && text[index + 2] >= 0xBE
  }
}
