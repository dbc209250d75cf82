import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Values+Codable")
struct ValuesCodableTests {
  @Test("Decoded ratings are equal; missing keys have their default, and numbers are clamped")
  func ratings() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<200 {
      let rating = random.face().rating
      #expect(try roundTrip(rating) == rating)
    }
    #expect(try decode(Rating.self, "{}") == Rating())
    #expect(try decode(Rating.self, #"{"value": 7, "maximum": 10}"#) == Rating(7, maximum: 10))
    #expect(try decode([Rating].self, "[4.5, 9]") == [Rating(4.5), Rating(5)])
    #expect(try decode(Rating.self, #"{"value": 9}"#).value == 5)
    #expect(try decode(Rating.self, #"{"value": 3.3, "step": 0.5}"#).value == 3.5)
    #expect(
      try decode(Rating.self, #"{"minimum": 9, "maximum": 1}"#)
        == Rating(9, minimum: 9, maximum: 10))
  }

  @Test(
    "A rating of another kind is refused", arguments: [#"{"value": "3"}"#, #"{"worth": 3}"#, "[]"])
  func wrongRatings(json: String) {
    #expect(throws: DecodingError.self) { try decode(Rating.self, json) }
  }

  @Test("Colours are stored in CSS notation, and come back as they were")
  func colors() throws {
    var random = SplitMix64(seed: 22)
    for _ in 0..<300 {
      let color = random.hsbColor()
      #expect(try roundTrip(color) == color)
      #expect(try roundTrip(CSSColor.hsb(color)) == .hsb(color))
    }
    #expect(
      try encode([CSSColor(css: "crimson")!, .currentColor]) == ##"["#dc143c","currentColor"]"##)
    #expect(try decode([CSSColor].self, #"["currentColor"]"#) == [.currentColor])
    #expect(try decode([HSBColor].self, #"["hsb(360 80% 90%)"]"#) == [ColorRange().low])
  }

  @Test(
    "A text that is no colour is refused", arguments: [#"["redd"]"#, #"["currentColor"]"#, "[3]"])
  func wrongColors(json: String) {
    #expect(throws: DecodingError.self) { try decode([HSBColor].self, json) }
    #expect(throws: DecodingError.self) { try decode([HuePath].self, json) }
  }
}
