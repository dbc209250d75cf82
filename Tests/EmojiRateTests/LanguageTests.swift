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

  @Test("Numbers, ratings and summaries are said as they were", arguments: Language.allCases)
  func sentences(language: Language) throws {
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
    try expectSnapshot(
      lines: lines.replacing("\u{a0}", with: "~"), "Languages/\(language.rawValue)")
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
