import EmojiRate
import Testing

@testable import EmojiRateHistory

@Suite("HistorySentence")
struct HistorySentenceTests {
  private func sentence(_ history: RatingHistory, _ tag: String = "en") throws -> String? {
    var history = history
    history.language = try #require(Language(tag))
    return history.accessibleText()?.replacing("\u{a0}", with: "~")
  }

  // The dates are those of Babel 2.18, which has CLDR 48.
  @Test(
    "It is said in every language",
    arguments: [
      (
        "ar",
        "4.4 نجمة من أصل 5 (12\u{200f}/2025). البداية: 3.9 (1\u{200f}/2025)، الأدنى: 3.7 (3\u{200f}/2025)، الأعلى: 4.5 (11\u{200f}/2025). 820 تقييمًا"
      ),
      (
        "bn",
        "5টির মধ্যে 4.4টি তারা (12/2025)। শুরুতে: 3.9 (1/2025), সর্বনিম্ন: 3.7 (3/2025), সর্বোচ্চ: 4.5 (11/2025)। 820টি রেটিং"
      ),
      (
        "cs",
        "4,4 hvězdičky z 5 (12/2025). Začátek: 3,9 (1/2025), minimum: 3,7 (3/2025), maximum: 4,5 (11/2025). 820 hodnocení"
      ),
      (
        "da",
        "4,4 stjerner ud af 5 (12.2025). Først: 3,9 (1.2025), lavest: 3,7 (3.2025), højest: 4,5 (11.2025). 820 bedømmelser"
      ),
      (
        "de",
        "4,4 von 5 Sternen (12/2025). Anfang: 3,9 (1/2025), Tiefstwert: 3,7 (3/2025), Höchstwert: 4,5 (11/2025). 820 Bewertungen"
      ),
      (
        "en",
        "4.4 out of 5 stars (12/2025). First: 3.9 (1/2025), lowest: 3.7 (3/2025), highest: 4.5 (11/2025). 820 ratings"
      ),
      (
        "es",
        "4,4 de 5 estrellas (12/2025). Inicio: 3,9 (1/2025), mínimo: 3,7 (3/2025), máximo: 4,5 (11/2025). 820 valoraciones"
      ),
      (
        "fi",
        "4,4/5 tähteä (12.2025). Alussa: 3,9 (1.2025), alin: 3,7 (3.2025), ylin: 4,5 (11.2025). 820 arviota"
      ),
      (
        "fr",
        "4,4 étoiles sur 5 (12/2025). Début~: 3,9 (01/2025), minimum~: 3,7 (03/2025), maximum~: 4,5 (11/2025). 820 évaluations"
      ),
      (
        "he",
        "4.4 כוכבים מתוך 5 (12.2025). התחלה: 3.9 (1.2025), מינימום: 3.7 (3.2025), מקסימום: 4.5 (11.2025). 820 דירוגים"
      ),
      (
        "hi",
        "5 में से 4.4 स्टार (12/2025)। शुरुआत: 3.9 (1/2025), न्यूनतम: 3.7 (3/2025), अधिकतम: 4.5 (11/2025)। 820 रेटिंग"
      ),
      (
        "id",
        "4,4 dari 5 bintang (12/2025). Awal: 3,9 (1/2025), terendah: 3,7 (3/2025), tertinggi: 4,5 (11/2025). 820 penilaian"
      ),
      (
        "it",
        "4,4 stelle su 5 (12/2025). Inizio: 3,9 (01/2025), minimo: 3,7 (03/2025), massimo: 4,5 (11/2025). 820 valutazioni"
      ),
      ("ja", "星5個中4.4個 (2025年12月)。最初：3.9 (2025年1月)、最低：3.7 (2025年3月)、最高：4.5 (2025年11月)。評価820件"),
      (
        "ko",
        "별 5개 중 4.4개 (2025년~12월). 처음: 3.9 (2025년~1월), 최저: 3.7 (2025년~3월), 최고: 4.5 (2025년~11월). 평가 820개"
      ),
      (
        "nl",
        "4,4 van 5 sterren (12-2025). Begin: 3,9 (1-2025), laagste: 3,7 (3-2025), hoogste: 4,5 (11-2025). 820 beoordelingen"
      ),
      (
        "pl",
        "4,4 gwiazdki z 5 (12.2025). Początek: 3,9 (01.2025), minimum: 3,7 (03.2025), maksimum: 4,5 (11.2025). 820 ocen"
      ),
      (
        "pt",
        "4,4 de 5 estrelas (12/2025). Início: 3,9 (01/2025), mínimo: 3,7 (03/2025), máximo: 4,5 (11/2025). 820 avaliações"
      ),
      (
        "ro",
        "4,4 stele din 5 (12.2025). Început: 3,9 (01.2025), minim: 3,7 (03.2025), maxim: 4,5 (11.2025). 820 de evaluări"
      ),
      (
        "ru",
        "4,4 звезды из 5 (12.2025). Начало: 3,9 (01.2025), минимум: 3,7 (03.2025), максимум: 4,5 (11.2025). 820 оценок"
      ),
      (
        "sv",
        "4,4 av 5 stjärnor (2025-12). Först: 3,9 (2025-01), lägst: 3,7 (2025-03), högst: 4,5 (2025-11). 820 betyg"
      ),
      (
        "th",
        "4.4 จาก 5 ดาว (12/2025) เริ่มต้น: 3.9 (1/2025) ต่ำสุด: 3.7 (3/2025) สูงสุด: 4.5 (11/2025) ให้คะแนน 820 ครั้ง"
      ),
      (
        "tr",
        "5 yıldız üzerinden 4,4 (12/2025). Başlangıç: 3,9 (01/2025), en düşük: 3,7 (03/2025), en yüksek: 4,5 (11/2025). 820 değerlendirme"
      ),
      (
        "uk",
        "4,4 зірки з 5 (12.2025). Початок: 3,9 (01.2025), мінімум: 3,7 (03.2025), максимум: 4,5 (11.2025). 820 оцінок"
      ),
      (
        "vi",
        "4,4 trên 5 sao (12/2025). Ban đầu: 3,9 (1/2025), thấp nhất: 3,7 (3/2025), cao nhất: 4,5 (11/2025). 820 lượt đánh giá"
      ),
      (
        "zh-Hans",
        "4.4 星，满分 5 星 (2025年12月)。起初：3.9 (2025年1月)，最低：3.7 (2025年3月)，最高：4.5 (2025年11月)。820个评分"
      ),
      (
        "zh-Hant",
        "4.4 顆星，滿分 5 顆星 (2025年12月)。起初：3.9 (2025年1月)，最低：3.7 (2025年3月)，最高：4.5 (2025年11月)。820個評分"
      ),
    ])
  func languages(tag: String, text: String) throws {
    #expect(try sentence(.year, tag) == text)
  }

  @Test("Each length of a period has its dates")
  func periods() throws {
    let counts = RatingCounts(counts: [0, 0, 0, 1, 0])
    let days = ["2025-01-08", "2025-12-30"].compactMap { CalendarDay($0) }.map { ($0, counts) }
    func said(_ period: HistoryPeriod, _ tag: String = "en") throws -> String? {
      try sentence(RatingHistory(days, by: period), tag)
    }
    #expect(
      try said(.day) == "4 out of 5 stars (2025-12-30). First: 4.0 (2025-01-08). 2 ratings")
    #expect(
      try said(.week) == "4 out of 5 stars (2025-12-29). First: 4.0 (2025-01-06). 2 ratings")
    #expect(
      try said(.quarter)
        == "4 out of 5 stars (10/2025–12/2025). First: 4.0 (1/2025–3/2025). 2 ratings")
    #expect(try said(.year) == "4 out of 5 stars (2025), 2 ratings")
    #expect(
      try said(.day, "cs")
        == "4 hvězdičky z 5 (30.~12.~2025). Začátek: 4,0 (8.~1.~2025). 2 hodnocení")
    #expect(
      try said(.day, "ar")
        == "4 نجوم من أصل 5 (30\u{200f}/12\u{200f}/2025). البداية: 4.0 (8\u{200f}/1\u{200f}/2025). تقييمان"
    )
    #expect(
      try said(.day, "pl") == "4 gwiazdki z 5 (30.12.2025). Początek: 4,0 (8.01.2025). 2 oceny")
    #expect(
      try said(.day, "ko") == "별 5개 중 4개 (2025년~12월~30일). 처음: 4.0 (2025년~1월~8일). 평가 2개")
  }

  @Test("A period that is not over is said from its first day to the last day with ratings")
  func partial() throws {
    let counts = RatingCounts(counts: [0, 0, 0, 1, 0])
    let days = [(CalendarDay(2025, 11, 3)!, counts), (CalendarDay(2026, 1, 2)!, counts)]
    let history = RatingHistory(days, by: .month, until: CalendarDay(2026, 1, 14))
    #expect(
      try sentence(history)
        == "4 out of 5 stars (2026-01-01–2026-01-14). First: 4.0 (11/2025). 2 ratings")
    // With its last day over, the month is complete.
    let complete = RatingHistory(days, by: .month, until: CalendarDay(2026, 1, 31))
    #expect(
      try sentence(complete) == "4 out of 5 stars (1/2026). First: 4.0 (11/2025). 2 ratings")
  }

  @Test("Labels are said as they are, and nothing is said of nothing")
  func others() throws {
    let counts = RatingCounts(counts: [0, 0, 0, 1, 0])
    let labels = RatingHistory(labels: [("v1 <beta>", counts), ("v2", counts)])
    #expect(try sentence(labels) == "4 out of 5 stars (v2). First: 4.0 (v1 <beta>). 2 ratings")
    #expect(labels.svg().contains("(v1 &lt;beta&gt;)"))
    #expect(try sentence(RatingHistory([], by: .day), "de") == "Nicht bewertet")
  }
}
