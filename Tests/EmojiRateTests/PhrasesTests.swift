import Testing

@testable import EmojiRate

@Suite("Phrases")
struct PhrasesTests {
  @Test("Every row is whole, fits the room that is reserved, and needs no escaping")
  func rows() {
    for language in Language.allCases {
      let phrases = Phrases(language)
      #expect(".,".utf8.contains(phrases.decimalMark))
      #expect(phrases.notRated.count <= RatingSentence.capacity)
      for unit in [RatingUnit.number, .stars, .hearts] {
        // No rule of plurals asks for a decimal and for more than one digit before it.
        for hundredths in Array(UInt64(0)...1100) + stride(from: 1200, through: 10_000, by: 100) {
          let phrase = phrases.phrase(of: unit, hundredths: hundredths)
          let (values, maxima) = (
            phrase.count { $0 == UInt8(ascii: "#") }, phrase.count { $0 == UInt8(ascii: "%") }
          )
          guard phrase.count <= Phrases.capacity, maxima == 1,
            // One and two can be words.
            values == 1 || values == 0 && (hundredths == 100 || hundredths == 200),
            phrase.allSatisfy({ !"<>&\"|;".utf8.contains($0) })
          else {
            Issue.record("\(language): \(String(decoding: phrase, as: UTF8.self))")
            break
          }
        }
      }
    }
  }
}
