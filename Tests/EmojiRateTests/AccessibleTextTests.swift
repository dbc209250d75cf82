import Testing

@testable import EmojiRate

@Suite("Accessible text")
struct AccessibleTextTests {
  private func sentence(
    _ rating: Rating, _ unit: RatingUnit, _ language: Language, room: Int = 64
  ) -> (text: String, count: Int) {
    var bytes = [UInt8](repeating: 0, count: room)
    let count = bytes.withUnsafeMutableBytes {
      rating.writeSentence(unit: unit, language: language, into: $0)
    }
    return (String(decoding: bytes.prefix(count), as: UTF8.self), count)
  }

  @Test("The sentence is the document's")
  func sentences() {
    #expect(sentence(Rating(3.2), .step, .english).text == "3.2 out of 5")
    #expect(sentence(Rating(1), .stars, .english).text == "1 star out of 5")
    #expect(sentence(Rating(0), .stars, .english).text == "Not rated")
    #expect(sentence(Rating(3.5), .hearts, .simplifiedChinese).text == "3.5 颗心，满分 5 颗心")
  }

  @Test("Too little room holds the beginning, and the length is told")
  func room() {
    let (text, count) = sentence(Rating(3.2), .step, .english, room: 5)
    #expect(text == "3.2 o")
    #expect(count == 12)
  }

  @Test("There is a word for no rating in every language")
  func notRated() {
    let words = Language.allCases.map { String(decoding: $0.notRated, as: UTF8.self) }
    #expect(Set(words).count == words.count && !words.contains(""))
    #expect(words[Language.english.rawValue] == "Not rated")
  }
}
