import Testing

@testable import EmojiRate

@Suite("Keyword")
struct KeywordTests {
  private func words<Word: Keyword>(_ type: Word.Type = Word.self) -> [String] {
    for (index, word) in Word.allCases.enumerated() {
      // Sets of choices have a bit for each place.
      #expect(word.ordinal == index)
      #expect(Word(ordinal: index) == word)
      #expect(Word(rawValue: word.rawValue) == word)
    }
    for wrong in ["", " ", "x", Word.words[0].uppercased() + "x"] {
      #expect(Word(word: wrong) == nil)
    }
    return Word.words
  }

  @Test("Every choice has a word of its own, by which it is found")
  func all() {
    #expect(words(HuePath.self) == ["linear", "shorter"])
    #expect(words(StarFill.self) == ["exact", "half", "nearest-half", "whole"])
    #expect(words(RowSymbol.self) == ["star", "heart", "face"])
    #expect(
      words(Theme.self).prefix(6) == ["original", "sky", "traffic", "mono", "dusk", "orchid"])
    #expect(words(FaceExtra.self).contains("party-hat"))
    #expect(words(Language.self).suffix(2) == ["zh-Hans", "zh-Hant"])
    for count in [
      words(FaceBrows.self), words(FaceCharacter.self), words(FaceExpression.self),
      words(FaceEyes.self), words(FaceHead.self), words(FaceMouth.self), words(FacePaint.self),
      words(SummaryLayout.self), words(SummaryNumbers.self), words(RatingUnit.self),
    ].map({ Set($0).count }) { #expect(count > 1) }
  }
}
