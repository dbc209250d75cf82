import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("JSON text")
struct JSONTextTests {
  @Test("Stands on one line where it fits, and the outermost object never")
  func layout() {
    let text = JSONText.object([
      ("a", .list([.number("1"), .flag(true)])), ("b", .object([("c", .text("d"))])),
    ])
    #expect(
      text.formatted == """
        {
          "a": [1, true],
          "b": {"c": "d"}
        }

        """)
  }

  @Test("Breaks long lists, but not of words")
  func long() {
    let word = String(repeating: "x", count: 30)
    let words = JSONText.list([JSONText](repeating: .text(word), count: 4))
    #expect(
      words.formatted == "[" + Array(repeating: "\"\(word)\"", count: 4).joined(separator: ", ")
        + "]\n")
    let objects = JSONText.list([JSONText](repeating: .object([(word, .text(word))]), count: 2))
    #expect(
      objects.formatted == """
        [
          {"\(word)": "\(word)"},
          {"\(word)": "\(word)"}
        ]

        """)
  }

  @Test(
    "Is read back as it was", arguments: ["", "\"\\/", "\u{0}\u{8}\u{1F}\n\r\t", "é🙂", "\u{7F}"])
  func escapes(text: String) throws {
    let formatted = JSONText.object([(text, .text(text))]).formatted
    let object = try JSONSerialization.jsonObject(with: Data(formatted.utf8))
    #expect(object as? [String: String] == [text: text])
  }
}
