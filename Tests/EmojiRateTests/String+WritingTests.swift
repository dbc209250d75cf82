import Testing

@testable import EmojiRate

@Suite("String+Writing")
struct StringWritingTests {
  @Test("A string is made of what is written once, however long it is")
  func strings() {
    for count in [0, 1, 15, 16, 17, 256, 500, 511, 512, 513, 1023, 1024, 1025, 5000, 70_000] {
      let text = String(repeating: "\u{E9}", count: count)
      var calls = 0
      let made = ByteWriter.string { writer in
        calls += 1
        Array(text.utf8).withUnsafeBytes { writer.append($0) }
      }
      #expect(made == text && calls == 1)
    }
  }

  @Test("Small pieces with much room between stay in order")
  func pieces() {
    let made = ByteWriter.string { writer in
      for _ in 0..<3000 {
        writer.reserve(ByteWriter.scratchCapacity)
        writer.append("abc")
      }
    }
    #expect(made == String(repeating: "abc", count: 3000))
  }
}
