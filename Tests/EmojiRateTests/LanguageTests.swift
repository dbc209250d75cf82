import Testing

@testable import EmojiRate

@Suite("Language")
struct LanguageTests {
  private func sentence(_ symbol: some Picture, _ language: Language = .english) throws -> String {
    let parsed = try #require(ParsedDocument(symbol.svg(SVGOptions(language: language))))
    let title = try #require(parsed.first("title")).text
    #expect(parsed.root.attributes["aria-label"] == title)
    return title
  }

  @Test("Languages have their BCP 47 tags")
  func tags() {
    #expect(Language.allCases.map { $0.description } == ["en", "zh-Hans"])
    #expect(SVGOptions().language == .english)
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

  @Test("Faces are read as points out of the maximum")
  func faces() throws {
    #expect(try sentence(Face(3.2)) == "3.2 out of 5")
    #expect(try sentence(Face(3.2), .simplifiedChinese) == "3.2 分，满分 5 分")
    let row = StarRow(Rating(4), symbol: .face)
    #expect(try sentence(row) == "4 out of 5")
    #expect(try sentence(row, .simplifiedChinese) == "4 分，满分 5 分")
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
