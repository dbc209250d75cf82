import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Language")
struct LanguageTests {
  private func sentence(_ symbol: some CanvasPicture, _ language: Language = .english) throws
    -> String
  {
    let parsed = try #require(ParsedDocument(symbol.svg(SVGOptions(language: language))))
    let title = try #require(parsed.first("title")).text
    #expect(parsed.root.attributes["aria-label"] == title)
    return title
  }

  @Test("Languages have their BCP 47 tags")
  func tags() {
    #expect(Language.allCases.count == 27)
    for language in Language.allCases {
      #expect(Language(language.rawValue) == language)
    }
    #expect(SVGOptions().language == .english)
  }

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

  @Test(
    "Every language says parts, one, and none",
    arguments: [
      (.arabic, "3.5 نجمة من أصل 5", "نجمة واحدة من أصل 5", "3.5 من أصل 5"),
      (.bengali, "5টির মধ্যে 3.5টি তারা", "5টির মধ্যে 1টি তারা", "5-এর মধ্যে 3.5"),
      (.czech, "3,5 hvězdičky z 5", "1 hvězdička z 5", "3,5 z 5"),
      (.danish, "3,5 stjerner ud af 5", "1 stjerne ud af 5", "3,5 ud af 5"),
      (.german, "3,5 von 5 Sternen", "1 Stern von 5", "3,5 von 5"),
      (.english, "3.5 out of 5 stars", "1 star out of 5", "3.5 out of 5"),
      (.spanish, "3,5 de 5 estrellas", "1 estrella de 5", "3,5 de 5"),
      (.finnish, "3,5/5 tähteä", "1/5 tähteä", "3,5/5"),
      (.french, "3,5 étoiles sur 5", "1 étoile sur 5", "3,5 sur 5"),
      (.hebrew, "3.5 כוכבים מתוך 5", "כוכב 1 מתוך 5", "3.5 מתוך 5"),
      (.hindi, "5 में से 3.5 स्टार", "5 में से 1 स्टार", "5 में से 3.5"),
      (.indonesian, "3,5 dari 5 bintang", "1 dari 5 bintang", "3,5 dari 5"),
      (.italian, "3,5 stelle su 5", "1 stella su 5", "3,5 su 5"),
      (.japanese, "星5個中3.5個", "星5個中1個", "5点満点中3.5点"),
      (.korean, "별 5개 중 3.5개", "별 5개 중 1개", "5점 만점에 3.5점"),
      (.dutch, "3,5 van 5 sterren", "1 ster van 5", "3,5 van 5"),
      (.polish, "3,5 gwiazdki z 5", "1 gwiazdka z 5", "3,5 z 5"),
      (.portuguese, "3,5 de 5 estrelas", "1 estrela de 5", "3,5 de 5"),
      (.romanian, "3,5 stele din 5", "1 stea din 5", "3,5 din 5"),
      (.russian, "3,5 звезды из 5", "1 звезда из 5", "3,5 из 5"),
      (.swedish, "3,5 av 5 stjärnor", "1 stjärna av 5", "3,5 av 5"),
      (.thai, "3.5 จาก 5 ดาว", "1 จาก 5 ดาว", "3.5 จาก 5"),
      (.turkish, "5 yıldız üzerinden 3,5", "5 yıldız üzerinden 1", "5 üzerinden 3,5"),
      (.ukrainian, "3,5 зірки з 5", "1 зірка з 5", "3,5 з 5"),
      (.vietnamese, "3,5 trên 5 sao", "1 trên 5 sao", "3,5 trên 5"),
      (.simplifiedChinese, "3.5 星，满分 5 星", "1 星，满分 5 星", "3.5 分，满分 5 分"),
      (.traditionalChinese, "3.5 顆星，滿分 5 顆星", "1 顆星，滿分 5 顆星", "3.5 分，滿分 5 分"),
    ] as [(Language, String, String, String)])
  func sentences(language: Language, parts: String, one: String, steps: String) throws {
    #expect(try sentence(StarRow(3.5), language) == parts)
    #expect(try sentence(StarRow(1), language) == one)
    #expect(try sentence(Face(3.5), language) == steps)
    let none = String(decoding: language.notRated, as: UTF8.self)
    #expect(try sentence(StarRow(0), language) == none)
    #expect(StarRow(3.5).accessibleText(SVGOptions(label: .notRated, language: language)) == none)
  }

  @Test("A decimal mark is the language's in every number, and a caller's title has the point")
  func decimalMark() throws {
    #expect(
      try sentence(Face(Rating(-0.5, minimum: -1.25, maximum: 1.25)), .german) == "-0,5 von 1,25")
    let options = SVGOptions(label: .title("{value}"), language: .german)
    #expect(Face(3.5).accessibleText(options) == "3.5")
  }

  @Test(
    "A row of five says how many of its symbols are given",
    arguments: [
      // value, stars, hearts, in Chinese both
      (3.5, "3.5 out of 5 stars", "3.5 out of 5 hearts", "3.5 星，满分 5 星", "3.5 颗心，满分 5 颗心"),
      (1, "1 star out of 5", "1 heart out of 5", "1 星，满分 5 星", "1 颗心，满分 5 颗心"),
      (1.004, "1 star out of 5", "1 heart out of 5", "1 星，满分 5 星", "1 颗心，满分 5 颗心"),
      (1.01, "1.01 out of 5 stars", "1.01 out of 5 hearts", "1.01 星，满分 5 星", "1.01 颗心，满分 5 颗心"),
      (0.5, "0.5 out of 5 stars", "0.5 out of 5 hearts", "0.5 星，满分 5 星", "0.5 颗心，满分 5 颗心"),
      (5, "5 out of 5 stars", "5 out of 5 hearts", "5 星，满分 5 星", "5 颗心，满分 5 颗心"),
      (0, "Not rated", "Not rated", "未评分", "未评分"),
    ] as [(Double, String, String, String, String)])
  func rows(
    value: Double, stars: String, hearts: String, chineseStars: String, chineseHearts: String
  ) throws {
    let row = StarRow(Rating(value))
    #expect(try sentence(row) == stars)
    #expect(try sentence(row, .simplifiedChinese) == chineseStars)
    let heartRow = StarRow(Rating(value), symbol: .heart)
    #expect(try sentence(heartRow) == hearts)
    #expect(try sentence(heartRow, .simplifiedChinese) == chineseHearts)
  }

  @Test("A scale that is not the count is not counted in stars")
  func otherScale() throws {
    // 3.75 stars are filled here.
    #expect(try sentence(StarRow(Rating(2.5, minimum: -5))) == "2.5 out of 5")
    let row = StarRow(Rating(7, maximum: 10))
    #expect(try sentence(row) == "7 out of 10")
    #expect(try sentence(row, .simplifiedChinese) == "7 分，满分 10 分")
    #expect(try sentence(StarRow(Rating(7, maximum: 10), count: 10)) == "7 out of 10 stars")
    #expect(try sentence(StarRow(Rating(1, maximum: 1), count: 1)) == "1 out of 1")
  }

  @Test("Only 0 at the lowest is not rated")
  func zero() throws {
    #expect(try sentence(StarRow(Rating(0, minimum: -5))) == "0 out of 5")
    #expect(try sentence(StarRow(Rating(1, minimum: 1))) == "1 star out of 5")
    #expect(try sentence(Face(0)) == "0 out of 5")
  }

  @Test("A sentence in another language than English names it, and other texts do not")
  func attribute() throws {
    func root(_ options: SVGOptions) throws -> ParsedDocument.Element {
      try #require(ParsedDocument(StarRow(3.5).svg(options))).root
    }
    let chinese = Language.simplifiedChinese
    #expect(try root(SVGOptions(language: chinese)).attributes["lang"] == "zh-Hans")
    #expect(try root(SVGOptions()).attributes["lang"] == nil)
    let title = SVGOptions.Label.title("{value}")
    #expect(try root(SVGOptions(label: title, language: chinese)).attributes["lang"] == nil)
    #expect(try root(SVGOptions(label: .decorative, language: chinese)).attributes["lang"] == nil)
    let empty = SVGOptions(label: .title(""), language: chinese)
    #expect(try root(empty).attributes["lang"] == "zh-Hans")
  }
}
