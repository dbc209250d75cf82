import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Texts in JSON")
struct StringJSONTests {
  @Test(
    "Are read back as they were",
    arguments: ["", "\"\\/", "\u{0}\u{8}\u{1F}\n\r\t", "é🙂", "\u{7F}"])
  func escapes(text: String) throws {
    let object = try JSONSerialization.jsonObject(
      with: Data("{\(text.inJSON): \(text.inJSON)}".utf8))
    #expect(object as? [String: String] == [text: text])
  }
}
