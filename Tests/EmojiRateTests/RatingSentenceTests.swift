import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("RatingSentence")
struct RatingSentenceTests {
  @Test(
    "A rating is read as its value out of its maximum, with two decimals at most and its sign",
    arguments: [
      (3.2, 5, "3.2 out of 5"), (3.200_000_000_2, 5, "3.2 out of 5"), (0, 5, "0 out of 5"),
      (-0.0, 5, "0 out of 5"), (5, 5, "5 out of 5"), (1, 5, "1 out of 5"), (0.5, 5, "0.5 out of 5"),
      (0.05, 5, "0.05 out of 5"), (0.004, 5, "0 out of 5"), (0.006, 5, "0.01 out of 5"),
      (1.25, 5, "1.25 out of 5"), (1.299, 5, "1.3 out of 5"), (4.999, 5, "5 out of 5"),
      (7.5, 10, "7.5 out of 10"), (99.99, 100, "99.99 out of 100"), (0.1 + 0.2, 5, "0.3 out of 5"),
      (0.25, 0.5, "0.25 out of 0.5"), (1000, 1000, "1000 out of 1000"),
      (123_456.78, 1e6, "123456.78 out of 1000000"), (999.99, 1e3, "999.99 out of 1000"),
      (1000.01, 1e9, "1000.01 out of 1000000000"), (-3.2, 5, "-3.2 out of 5"),
      (-0.5, 5, "-0.5 out of 5"), (-0.05, 5, "-0.05 out of 5"), (-0.001, 5, "0 out of 5"),
      (-1000, 5, "-1000 out of 5"), (-999.99, 5, "-999.99 out of 5"),
    ] as [(Double, Double, String)])
  func sentence(value: Double, maximum: Double, text: String) {
    #expect(Rating(value, minimum: -1e6, maximum: maximum).description == text)
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
