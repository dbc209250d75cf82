import Testing

@testable import EmojiRateCommand

@Suite("String+Validating")
struct StringValidatingTests {
  @Test(
    "Takes what is UTF-8",
    arguments: ["", "a", "\0", "é", "未评分", "\u{FFFD}", "👍🏽", "\u{FEFF}\u{10FFFF}"])
  func valid(text: String) {
    #expect(String(validating: Array(text.utf8), as: UTF8.self) == text)
  }

  @Test(
    "Refuses what is not",
    arguments: [
      [0x80], [0xC0, 0x80], [0x61, 0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xFF], [0xEF, 0xBF, 0xBD, 0xFE],
    ] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    #expect(String(validating: bytes, as: UTF8.self) == nil)
  }
}
