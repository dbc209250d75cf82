import Testing

@testable import EmojiRate

@Suite("SVGOptions+Codable")
struct SVGOptionsCodableTests {
  private struct Card: Codable, Equatable {
    var options: SVGOptions
    var frame: Rect
    var sizes: [Size]
  }

  @Test("Options come back as they were, and so does what contains them")
  func roundTrips() throws {
    for label in [SVGOptions.Label.sentence, .notRated, .decorative, .title("{value} <3")] {
      let card = Card(
        options: SVGOptions(
          size: 48, precision: 1, isResponsive: true, background: "gold", label: label,
          language: .german),
        frame: Rect(x: 1, y: 2, width: 3, height: 4), sizes: [Size(width: 5, height: 6)])
      #expect(try roundTrip(card) == card)
    }
  }

  @Test("What is missing is as by default, and what is out of limits is clamped")
  func missing() throws {
    #expect(try decode(SVGOptions.self, "{}") == SVGOptions())
    #expect(
      try decode(SVGOptions.self, #"{"size": 0, "label": {"title": "a"}}"#)
        == SVGOptions(size: 1, label: .title("a")))
  }

  @Test(
    "A label of another kind is refused",
    arguments: [#"{"label": "none"}"#, #"{"label": {"title": 1}}"#, #"{"label": {"text": "a"}}"#])
  func wrong(json: String) {
    #expect(throws: DecodingError.self) { try decode(SVGOptions.self, json) }
  }
}
