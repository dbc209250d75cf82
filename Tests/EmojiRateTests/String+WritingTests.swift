import Testing

@testable import EmojiRate

@Suite("String+Writing")
struct StringWritingTests {
  @Test("A string is made of what is written, whether it was expected to be as long or not")
  func strings() {
    for count in [0, 1, 15, 16, 17, 500] {
      let text = String(repeating: "\u{E9}", count: count)
      for expectedCount in [0, 1, 2 * count, 2 * count + 1, 1000] {
        let made = String(writing: expectedCount) { writer in
          Array(text.utf8).withUnsafeBytes { writer.append($0) }
        }
        #expect(made == text)
      }
    }
  }
}
