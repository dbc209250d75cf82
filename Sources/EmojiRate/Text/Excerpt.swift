extension String {
  /// The user's text in quotes, for a sentence.
  package var quoted: String { "'\(excerpt())'" }

  /// The user's text, short enough for a line and harmless in a terminal.
  package func excerpt(longest: Int = 60) -> String {
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

extension [String] {
  /// The words in a sentence: `one, two or three`.
  package func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
