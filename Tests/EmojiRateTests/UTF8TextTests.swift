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
