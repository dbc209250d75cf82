import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("ParameterList")
struct ParameterListTests {
  @Test("Extras are words with commas, in any order; none is the empty set")
  func extras() {
    #expect(FaceExtras(list: "blush,glasses") == [.blush, .glasses])
    #expect(FaceExtras(list: " glasses , blush ") == [.blush, .glasses])
    #expect(FaceExtras(list: "party-hat,party-hat") == [.partyHat])
    for text in ["none", ""] { #expect(FaceExtras(list: text) == []) }
    for text in ["blush,", ",", "blush glasses", "none,blush", "Blush", "hat"] {
      #expect(FaceExtras(list: text) == nil, "\(text)")
    }
    #expect(([.glasses, .blush] as FaceExtras).items == ["blush", "glasses"])
  }

  @Test("Colours are separated by the commas outside of parentheses, two to seven of them")
  func colors() throws {
    let ramp = try #require(ColorRamp(list: "rgb(255, 0, 0), #0a0 ,hsl(240 100% 50%)"))
    #expect(ramp.count == 3 && ramp.items == ["#ff0000", "#00aa00", "#0000ff"])
    let seven = ["red", "#123", "#1234", "teal", "#abcdef", "black", "transparent"]
    #expect(ColorRamp(list: seven.joined(separator: ","))?.count == 7)
    for text in [
      "", "red", "red,", "red,none", "red,currentColor", "red green", "rgb(1,2,3),rgb(1,2",
      (seven + ["white"]).joined(separator: ","),
    ] {
      #expect(ColorRamp(list: text) == nil, "\(text)")
    }
  }

  @Test("A parenthesis that nothing opened separates as nothing else does")
  func closingParenthesis() {
    #expect("a),(b,c),d".listItems == ["a)", "(b,c)", "d"])
  }
}

@Suite("ExtrasChoice")
struct ExtrasChoiceTests {
  @Test("A list of extras stands for itself; words with a minus sign are removed")
  func reads() {
    #expect(ExtrasChoice(list: "blush, crown") == .only([.blush, .crown]))
    for text in ["none", ""] { #expect(ExtrasChoice(list: text) == .only([])) }
    #expect(ExtrasChoice(list: "-tears") == .without([.tears]))
    #expect(ExtrasChoice(list: " -tears , -party-hat ") == .without([.tears, .partyHat]))
    for text in [
      "-", "-none", "--tears", "-tears,crown", "crown,-tears", "-tears,", "-tear",
    ] {
      #expect(ExtrasChoice(list: text) == nil, "\(text)")
    }
  }

  @Test("A choice comes back from its text", arguments: ["blush,crown", "none", "-tears,-crown"])
  func roundTrips(text: String) throws {
    var settings = PictureSettings()
    try settings.set("extras", to: text)
    #expect(Face.parameters.row(named: "extras")?.text(in: &settings) == text)
    try settings.set("extras", to: nil)
    #expect(settings == PictureSettings())
  }

  @Test("Removed extras are those of the character, whether it is set before or after")
  func characters() throws {
    for names in [["character", "extras"], ["extras", "character"]] {
      var settings = PictureSettings()
      for name in names { try settings.set(name, to: name == "extras" ? "-tears" : "bear") }
      #expect(settings.faceStyle.extras == [.blush, .bearEars, .muzzle, .nose])
    }
  }

  @Test("Removing from chosen extras keeps the rest")
  func chosen() throws {
    var settings = PictureSettings()
    try settings.set("extras", to: "crown,tears")
    try settings.set("extras", to: "-tears")
    #expect(settings.faceStyle.extras == [.crown])
    try settings.set("extras", to: "bow")
    #expect(settings.faceStyle.extras == [.bow])
  }
}

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
    #expect(words(HuePath.self) == ["linear", "shorter", "straight"])
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
