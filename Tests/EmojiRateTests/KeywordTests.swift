import Testing

@testable import EmojiRate

@Suite("Keyword")
struct KeywordTests {
  private func words<Word: Keyword>(_ type: Word.Type = Word.self) -> [String] {
    for (index, word) in Word.allCases.enumerated() {
      // The words of a table are numbered by them.
      #expect(word.rawValue == index)
      #expect(Word(word.description) == word)
    }
    for wrong in ["", " ", "x", words(of: Word.self)[0].uppercased() + "x"] {
      #expect(Word(wrong) == nil)
    }
    return words(of: Word.self)
  }

  private func words<Word: Keyword>(of type: Word.Type) -> [String] {
    Word.allCases.map(\.description)
  }

  @Test("Every choice has a word of its own, by which it is found")
  func all() {
    #expect(words(HuePath.self) == ["linear", "shorter"])
    #expect(words(FillRule.self) == ["exact", "half", "whole"])
    #expect(words(RowSymbol.self) == ["star", "heart", "face"])
    #expect(
      words(Theme.self).prefix(6) == ["original", "sky", "traffic", "mono", "dusk", "orchid"])
    #expect(words(Language.self).joined(separator: " ") == "\(Language.keywords)")
  }

  @Test("A word is found among bytes, all of it and nothing more")
  func bytes() {
    let text = Array("shorter".utf8)
    for count in 0...text.count {
      let found = text[..<count].withUnsafeBufferPointer { HuePath(keyword: $0) }
      #expect(found == (count == text.count ? .shorter : nil))
    }
  }
}
