@testable import EmojiRate

extension DigitText {
  /// Makes a text of at most 32 characters.
  init(_ text: String, height: Double, weight: Double = 1) {
    var inline = InlineText()
    for byte in text.utf8 { inline.append(byte) }
    self.init(inline, height: height, weight: weight)
  }
}
