import Testing

@testable import EmojiRate

@Suite("UTF-8 text")
struct UTF8TextTests {
  @Test("Parts are what stands between separators, and there are no more of them")
  func parts() {
    func parts(_ text: StaticString) -> [String] {
      var parts: [String] = []
      while let part = UnsafeBufferPointer(text).part(parts.count, separator: UInt8(ascii: ",")) {
        parts.append(String(decoding: part, as: UTF8.self))
      }
      return parts
    }
    #expect(parts("") == [""])
    #expect(parts("a") == ["a"])
    #expect(parts("a,bc") == ["a", "bc"])
    #expect(parts(",ä,") == ["", "ä", ""])
  }
}

@Suite("InlineText")
struct InlineTextTests {
  @Test("A number is written whole, in groups of the size that is asked for")
  func numbers() {
    func text(_ number: Int64, _ groupSize: Int) -> String {
      var text = InlineText()
      text.append(number, separator: UInt8(ascii: ","), groupSize: groupSize)
      return text.string
    }
    #expect(text(0, 3) == "0" && text(100, 3) == "100" && text(1000, 3) == "1,000")
    #expect(text(1_234_567, 3) == "1,234,567" && text(1_234_567, 2) == "12,34,567")
    #expect(text(.max, 3) == "9,223,372,036,854,775,807")
  }

  @Test("What does not fit is left out")
  func overflow() {
    var text = InlineText()
    text.append("0123456789012345678901234567890123456789")
    #expect(text.count == 32 && text.string.hasSuffix("901"))
  }
}
