import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Language")
struct LanguageTests {
  @Test(
    "A tag is that of its language, and Chinese that of the script or region",
    arguments: [
      ("pt-AO", .portuguese), ("PT", .portuguese), ("en-Latn-GB", .english),
      ("de-AT-1996", .german),
      ("de-x-swg", .german), ("zh", .simplifiedChinese), ("zh-CN", .simplifiedChinese),
      ("zh-SG", .simplifiedChinese), ("zh-hans-HK", .simplifiedChinese),
      ("zh-TW", .traditionalChinese), ("zh-HK", .traditionalChinese),
      ("zh-mo", .traditionalChinese),
      ("zh-Hant", .traditionalChinese), ("ZH-HANT-CN", .traditionalChinese),
      ("", nil), ("-", nil), ("e", nil), ("eng", nil), ("english", nil), ("en_US", .english),
      ("de_DE.UTF-8@euro", .german),
      ("xx", nil), ("en-", nil), ("de--AT", nil), ("en-!!", nil), ("pt-ninechars", nil),
      ("sr-Latn", nil), ("Hans", nil),
    ] as [(String, Language?)])
  func fallback(tag: String, language: Language?) {
    #expect(Language(tag) == language)
  }

  @Test("Numbers, ratings and summaries are said as they were in each language")
  func sentences() throws {
    let texts = Language.allCases.map { "\($0.rawValue)\n\(Self.sentences(in: $0))\n" }
    try expectSnapshot(lines: texts.joined(), "languages")
  }

  /// The sentences of a language, one kind a line, with a tilde for a no-break space.
  private static func sentences(in language: Language) -> String {
    let options = SVGOptions(language: language)
    var lines = ""
    for symbol in RowSymbol.allCases {
      let said = [0, 0.5, 1, 1.004, 1.01, 2, 3.5, 5].map {
        StarRow($0, symbol: symbol).accessibleText(options) ?? ""
      }
      lines += "\(symbol): \(said.joined(separator: " | "))\n"
    }
    let summary = RatingSummary(counts: [31, 25, 103, 308, 817])
    lines += "summary: \(summary.accessibleText(options) ?? "")\n"
    let badges = [0, 1, 2, 3, 5, 11, 21, 22, 100, 12_345, 1_382_636].map {
      RatingSummary(RatingCounts(mean: 4.3, number: $0)).accessibleText(options) ?? ""
    }
    lines += "numbers: \(badges.joined(separator: " | "))\n"
    lines += "share: \(NumberFormat(language).percent(64).string)\n"
    return lines.replacing("\u{a0}", with: "~")
  }

  @Test("A rating is counted in symbols if its scale has as many, and 0 of them is not rated")
  func scales() throws {
    func summary(_ counts: [Int], _ minimum: Double = 1, _ step: Double = 1) -> RatingSummary {
      RatingSummary(RatingCounts(counts: counts, minimum: minimum, step: step))
    }
    let pictures: [any CanvasPicture] = [
      StarRow(Rating(2.5, minimum: -5)), StarRow(Rating(7, maximum: 10)),
      StarRow(Rating(7, maximum: 10), count: 10), StarRow(Rating(1, maximum: 1), count: 1),
      StarRow(Rating(0, minimum: -5)), StarRow(Rating(1, minimum: 1)), Face(0),
      summary([0, 0, 0, 1, 0]), summary([1, 0, 0, 0, 999_999]), summary([1, 1], 0, 10),
      summary([1, 0, 0], -1), summary([3, 0, 0, 0, 0, 0], 0), summary([0, 0]),
      RatingSummary(counts: [1, 2, 3], layout: .badge),
    ]
    let lines = pictures.map { ($0.accessibleText() ?? "") + "\n" }
    try expectSnapshot(lines: lines.joined(), "scales")
  }

  @Test("A decimal mark is the language's in every number, and a caller's title has the point")
  func decimalMark() {
    let scale = Face(Rating(-0.5, minimum: -1.25, maximum: 1.25))
    #expect(scale.accessibleText(SVGOptions(language: .german)) == "-0,5 von 1,25")
    let options = SVGOptions(label: .title("{value}"), language: .german)
    #expect(Face(3.5).accessibleText(options) == "3.5")
  }

  @Test("A sentence in another language than English names it, and other texts do not")
  func attribute() throws {
    for (label, language, tag) in [
      (.sentence, .simplifiedChinese, "zh-Hans"), (.sentence, .english, nil),
      (.title("{value}"), .simplifiedChinese, nil), (.decorative, .simplifiedChinese, nil),
      (.title(""), .simplifiedChinese, "zh-Hans"), (.notRated, .simplifiedChinese, "zh-Hans"),
      (.notRated, .english, nil),
    ] as [(SVGOptions.Label, Language, String?)] {
      let options = SVGOptions(label: label, language: language)
      let parsed = try #require(ParsedDocument(StarRow(3.5).svg(options)))
      #expect(parsed.root.attributes["lang"] == tag, "\(label) \(language)")
    }
    // The document of a picture with a language of its own is in that one, whatever is asked for.
    var summary = RatingSummary(counts: [1, 0, 0, 0, 999_999])
    summary.language = .german
    let german = summary.svg(SVGOptions(language: .thai))
    #expect(german.contains(" lang=\"de\"") && german.contains("1: &lt;1\u{a0}%"))
  }
}

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
