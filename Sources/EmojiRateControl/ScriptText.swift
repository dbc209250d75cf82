import EmojiRate

/// Whole numbers as text: 0…44 takes one character, up to 2,024 takes two.
///
/// A character is a digit 0…89; 45 or more means that more digits follow. No character ends a string or a
/// script in a page.
struct NumberText {
  private(set) var text = ""

  mutating func append(_ number: Int) {
    var digits = [number % 45]
    var rest = number / 45
    while rest > 0 {
      digits.append(rest % 45 + 45)
      rest /= 45
    }
    for digit in digits.reversed() { text.unicodeScalars.append(Self.character(digit)) }
  }

  mutating func append(signed number: Int) { append(number < 0 ? -2 * number - 1 : 2 * number) }

  /// The characters begin at "#" and leave out "<" and "\".
  private static func character(_ digit: Int) -> Unicode.Scalar {
    let place = 35 + digit
    return Unicode.Scalar(UInt8(place + (place > 59 ? 1 : 0) + (place > 90 ? 1 : 0)))
  }
}

extension String {
  /// The text with some ASCII characters replaced.
  package func escaped(_ replacements: KeyValuePairs<Unicode.Scalar, String>) -> String {
    let bytes = replacements.map { UInt8($0.key.value) }
    return escaped { bytes.firstIndex(of: $0).map { replacements[$0].value } }
  }

  /// The text with every byte replaced for which there is a replacement.
  package func escaped(_ replacement: (UInt8) -> String?) -> String {
    guard utf8.contains(where: { replacement($0) != nil }) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * utf8.count)
    for byte in utf8 {
      if let replacement = replacement(byte) {
        bytes += replacement.utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
