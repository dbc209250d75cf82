import Foundation
import Testing

@testable import EmojiRate

@Suite("SummarySentence")
struct SummarySentenceTests {
  private func sentence(_ summary: RatingSummary, _ tag: String = "en") throws -> String? {
    let language = try #require(Language(tag))
    var summary = summary
    summary.language = language
    return summary.accessibleText()?
      .replacing("\u{a0}", with: "~")
  }

  @Test(
    "It is said in every language",
    arguments: [
      ("ar", "4.4 نجمة من أصل 5، 1,284 تقييمًا. 5: 64%، 4: 24%، 3: 8%، 2: 2%، 1: 2%"),
      ("bn", "5টির মধ্যে 4.4টি তারা, 1,284টি রেটিং। 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("cs", "4,4 hvězdičky z 5, 1~284 hodnocení. 5: 64~%, 4: 24~%, 3: 8~%, 2: 2~%, 1: 2~%"),
      ("da", "4,4 stjerner ud af 5, 1.284 bedømmelser. 5: 64~%, 4: 24~%, 3: 8~%, 2: 2~%, 1: 2~%"),
      ("de", "4,4 von 5 Sternen, 1.284 Bewertungen. 5: 64~%, 4: 24~%, 3: 8~%, 2: 2~%, 1: 2~%"),
      ("en", "4.4 out of 5 stars, 1,284 ratings. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("es", "4,4 de 5 estrellas, 1284 valoraciones. 5: 64~%, 4: 24~%, 3: 8~%, 2: 2~%, 1: 2~%"),
      ("fi", "4,4/5 tähteä, 1~284 arviota. 5: 64~%, 4: 24~%, 3: 8~%, 2: 2~%, 1: 2~%"),
      ("fr", "4,4 étoiles sur 5, 1~284 évaluations. 5~: 64~%, 4~: 24~%, 3~: 8~%, 2~: 2~%, 1~: 2~%"),
      ("he", "4.4 כוכבים מתוך 5, 1,284 דירוגים. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("hi", "5 में से 4.4 स्टार, 1,284 रेटिंग। 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("id", "4,4 dari 5 bintang, 1.284 penilaian. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("it", "4,4 stelle su 5, 1284 valutazioni. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("ja", "星5個中4.4個、評価1,284件。5：64%、4：24%、3：8%、2：2%、1：2%"),
      ("ko", "별 5개 중 4.4개, 평가 1,284개. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("nl", "4,4 van 5 sterren, 1.284 beoordelingen. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("pl", "4,4 gwiazdki z 5, 1284 oceny. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("pt", "4,4 de 5 estrelas, 1.284 avaliações. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("ro", "4,4 stele din 5, 1.284 de evaluări. 5: 64~%, 4: 24~%, 3: 8~%, 2: 2~%, 1: 2~%"),
      ("ru", "4,4 звезды из 5, 1~284 оценки. 5: 64~%, 4: 24~%, 3: 8~%, 2: 2~%, 1: 2~%"),
      ("sv", "4,4 av 5 stjärnor, 1~284 betyg. 5: 64~%, 4: 24~%, 3: 8~%, 2: 2~%, 1: 2~%"),
      ("th", "4.4 จาก 5 ดาว ให้คะแนน 1,284 ครั้ง 5: 64% 4: 24% 3: 8% 2: 2% 1: 2%"),
      ("tr", "5 yıldız üzerinden 4,4, 1.284 değerlendirme. 5: %64, 4: %24, 3: %8, 2: %2, 1: %2"),
      ("uk", "4,4 зірки з 5, 1~284 оцінки. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("vi", "4,4 trên 5 sao, 1.284 lượt đánh giá. 5: 64%, 4: 24%, 3: 8%, 2: 2%, 1: 2%"),
      ("zh-Hans", "4.4 星，满分 5 星，1,284个评分。5：64%，4：24%，3：8%，2：2%，1：2%"),
      ("zh-Hant", "4.4 顆星，滿分 5 顆星，1,284個評分。5：64%，4：24%，3：8%，2：2%，1：2%"),
    ])
  func languages(tag: String, text: String) throws {
    #expect(try sentence(RatingSummary(counts: [31, 25, 103, 308, 817]), tag) == text)
  }

  @Test("One rating, few shares, other scales and means of 0 are said as they are")
  func cases() throws {
    #expect(
      try sentence(RatingSummary(counts: [0, 0, 0, 1, 0])) == "4 out of 5 stars, 1 rating. 4: 100%")
    #expect(
      try sentence(RatingSummary(counts: [1, 0, 0, 0, 999_999]))
        == "4.9 out of 5 stars, 1,000,000 ratings. 5: >99%, 1: <1%")
    #expect(
      try sentence(RatingSummary(RatingCounts(counts: [1, 1], minimum: 0, step: 10)))
        == "5 out of 10, 2 ratings. 10: 50%, 0: 50%")
    #expect(
      try sentence(RatingSummary(RatingCounts(counts: [1, 0, 0], minimum: -1)))
        == "-1 out of 1, 1 rating. -1: 100%")
    #expect(
      try sentence(RatingSummary(RatingCounts(counts: [3, 0, 0, 0, 0, 0], minimum: 0)))
        == "0 out of 5, 3 ratings. 0: 100%")
    #expect(
      try sentence(RatingSummary(counts: [1, 0, 0, 0, 1], symbol: .heart), "de")
        == "3 von 5 Herzen, 2 Bewertungen. 5: 50~%, 1: 50~%")
    #expect(
      try sentence(RatingSummary(counts: [1, 2, 3], layout: .badge))
        == "2.3 out of 3 stars, 6 ratings")
    #expect(try sentence(RatingSummary(counts: [0, 0], layout: .full), "de") == "Nicht bewertet")
  }

  @Test("A document says it twice, escaped, with its language; or hides it")
  func document() throws {
    var summary = RatingSummary(counts: [1, 0, 0, 0, 999_999])
    summary.language = .german
    // The document of a picture with a language of its own is in that one, whatever is asked for.
    let german = summary.svg(SVGOptions(language: .thai))
    #expect(german.components(separatedBy: "1: &lt;1\u{a0}%").count == 3)
    #expect(german.contains(" lang=\"de\""))
    summary.language = .english
    let hidden = summary.svg(SVGOptions(label: .decorative))
    #expect(hidden.contains(" aria-hidden=\"true\">") && !hidden.contains("ratings"))
    let titled = summary.svg(SVGOptions(label: .title("{value} & more")))
    #expect(titled.contains("<title>4.9 &amp; more</title>"))
  }
}
