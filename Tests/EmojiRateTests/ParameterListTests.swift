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

  @Test("A list comes back from its text")
  func roundTrips() {
    var random = SplitMix64(seed: 5)
    for count in 2...7 {
      var ramp = ColorRamp(from: random.hsbColor().sRGB, to: random.hsbColor().sRGB)
      for _ in 2..<count { ramp.append(random.hsbColor().sRGB) }
      #expect(ColorRamp(list: ramp.items.joined(separator: ",")) == ramp)
      let extras = FaceExtras(rawValue: UInt32(truncatingIfNeeded: random.next()) & 0x1FF_FFFF)
      #expect(FaceExtras(list: extras.items.joined(separator: ",")) == extras)
    }
  }
}
