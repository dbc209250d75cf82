import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("RatingSentence")
struct RatingSentenceTests {
  @Test("A rating is read as its value out of its maximum, with two decimals at most and its sign")
  func sentence() throws {
    let values = [
      3.2, 3.200_000_000_2, 0, -0.0, 5, 1, 0.5, 0.05, 0.004, 0.006, 1.25, 1.299, 4.999, 0.1 + 0.2,
      99.99, 999.99, 1000, 1000.01, 123_456.78, -3.2, -0.5, -0.05, -0.001, -999.99, -1000,
    ]
    let lines = values.map { value in
      let maximum = value <= 5 ? 5 : value < 1000 ? 1e3 : 1e9
      return "\(value): \(Rating(value, minimum: -1e6, maximum: maximum))\n"
    }
    try expectSnapshot(lines: lines.joined(), "rating-sentences")
    #expect(Rating(0.25, maximum: 0.5).description == "0.25 out of 0.5")
  }

  @Test(
    "The largest ratings are read to the last digit",
    arguments: [0.001, 0.01, 0.03, 0.1, 0.25, 0.5, 0.75, 1])
  func large(fraction: Double) {
    let bound = Rating.boundLimits.upperBound
    let value = (bound * fraction).rounded()
    let rating = Rating(value, minimum: -bound, maximum: bound)
    #expect(rating.description == "\(Int64(value)) out of \(Int64(bound))")
    let negative = Rating(-value, minimum: -bound, maximum: bound)
    #expect(negative.description == "-\(Int64(value)) out of \(Int64(bound))")
  }

  @Test(
    "A caller's title has its placeholders filled in and all else left alone",
    arguments: [
      ("Rated {value} of {maximum}", "Rated 3.2 of 5"), ("{value}", "3.2"),
      ("{maximum}{value}{value}", "53.23.2"), ("no numbers", "no numbers"), ("{}", "{}"),
      ("{value", "{value"), ("value}", "value}"), ("{ value }", "{ value }"),
      ("{Value}", "{Value}"), ("{{value}}", "{3.2}"), ("{{{maximum}", "{{5"),
      ("{val{value}ue}", "{val3.2ue}"), ("{minimum}", "{minimum}"), ("{", "{"),
      ("", "3.2 out of 5"),
      ("{maximum", "{maximum"), ("\u{1F600}{value}\u{1F600}", "\u{1F600}3.2\u{1F600}"),
    ])
  func template(title: String, text: String) throws {
    let document = Face(3.2).svg(SVGOptions(label: .title(title)))
    let parsed = try #require(ParsedDocument(document))
    #expect(parsed.first("title")?.text == text)
    #expect(parsed.root.attributes["aria-label"] == text)
  }
}
