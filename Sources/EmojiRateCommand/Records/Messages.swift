import EmojiRate

/// Formats numbers, words and the user's text for sentences.
enum Messages {
  static let isNoCount = "is not a count; it is a whole number from 0 to 999,999,999"

  static func range(_ limits: ClosedRange<Double>) -> String {
    "\(plain(limits.lowerBound)) to \(plain(limits.upperBound))"
  }

  /// A number without a trailing ".0", and without an exponent if it is small.
  static func plain(_ number: Double) -> String {
    let isSmall = (1e-9..<1e-4).contains(number.magnitude)
    return isSmall ? PlainDecimal(number).text : NumberParameter.text(number)
  }

  static func list(_ words: [String], _ conjunction: String) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " \(conjunction) " + words.last!
  }

  /// `1 picture`, `2 pictures`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(count(number)) \(noun)s"
  }

  /// A number with thousands separators: `100,000`.
  static func count(_ number: Int) -> String {
    number < 1000
      ? "\(number)" : "\(count(number / 1000)),\(String(1000 + number % 1000).dropFirst())"
  }
}

extension String {
  var quoted: String { "'\(excerpt())'" }

  /// The user's text, short enough for a line and harmless in a terminal.
  func excerpt(longest: Int = 60) -> String {
    var result = ""
    for scalar in unicodeScalars.prefix(longest) {
      switch scalar.value {
      // Controls, line ends and changes of direction.
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > longest ? result + "…" : result
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+00E9`.
  var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Collection<UInt8> {
  /// UTF-8 text as a JSON string in quotes.
  var inJSON: [UInt8] {
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
  var inJSON: String { String(decoding: utf8.inJSON, as: UTF8.self) }
}
