import Testing

@testable import EmojiRateCommand

@Suite("JSON number")
struct JSONNumberTests {
  @Test(
    "Is what RFC 8259 has",
    arguments: ["0", "-0", "10", "0.5", "-12.25", "1e9", "1E+9", "1.5e-9", "123456789012345678901"])
  func numbers(text: String) { #expect(JSONNumber.isNumber(Array(text.utf8))) }

  @Test(
    "Is nothing else",
    arguments: [
      "", "-", "+1", "01", "-01", "00", ".5", "5.", "-.5", "1e", "1e+", "1.e5", "1.5.2", "--1",
      "1-",
      "0x1", "1e5.5", " 1",
    ])
  func others(text: String) { #expect(!JSONNumber.isNumber(Array(text.utf8))) }
}
