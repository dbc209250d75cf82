extension Language {
  /// The row of the language.
  var row: LanguageRow {
    switch self {
    case .arabic:
      LanguageRow(
        grouping: .comma, decimal: .point, marks: .arabic, plurals: .arabic,
        rating: "# من أصل %", notRated: "بلا تقييم",
        stars: """
          one {نجمة واحدة من أصل %} two {نجمتان من أصل %} few {# نجوم من أصل %} \
          many {# نجمة من أصل %} other {# نجمة من أصل %}
          """,
        hearts: """
          one {قلب واحد من أصل %} two {قلبان من أصل %} few {# قلوب من أصل %} \
          many {# قلبًا من أصل %} other {# قلب من أصل %}
          """,
        ratings: "one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}")
    case .bengali:
      LanguageRow(
        grouping: .indian, decimal: .point, marks: .danda,
        rating: "%-এর মধ্যে #", notRated: "রেটিং দেওয়া হয়নি",
        stars: "%টির মধ্যে #টি তারা",
        hearts: "%টির মধ্যে #টি হার্ট",
        ratings: "#টি রেটিং")
    case .czech:
      LanguageRow(
        grouping: .space, decimal: .comma, percent: .spaced, plurals: .czech,
        rating: "# z %", notRated: "Nehodnoceno",
        stars: """
          one {# hvězdička z %} few {# hvězdičky z %} many {# hvězdičky z %} \
          other {# hvězdiček z %}
          """,
        hearts: """
          one {# srdíčko z %} few {# srdíčka z %} many {# srdíčka z %} \
          other {# srdíček z %}
          """,
        ratings: "# hodnocení")
    case .danish:
      LanguageRow(
        grouping: .point, decimal: .comma, percent: .spaced, plurals: .danish,
        rating: "# ud af %", notRated: "Ikke bedømt",
        stars: "one {# stjerne ud af %} other {# stjerner ud af %}",
        hearts: "one {# hjerte ud af %} other {# hjerter ud af %}",
        ratings: "one {# bedømmelse} other {# bedømmelser}")
    case .german:
      LanguageRow(
        grouping: .point, decimal: .comma, percent: .spaced, plurals: .one,
        rating: "# von %", notRated: "Nicht bewertet",
        stars: "one {# Stern von %} other {# von % Sternen}",
        hearts: "one {# Herz von %} other {# von % Herzen}",
        ratings: "one {# Bewertung} other {# Bewertungen}")
    case .english:
      LanguageRow(
        grouping: .comma, decimal: .point, plurals: .one,
        rating: "# out of %", notRated: "Not rated",
        stars: "one {# star out of %} other {# out of % stars}",
        hearts: "one {# heart out of %} other {# out of % hearts}",
        ratings: "one {# rating} other {# ratings}")
    case .spanish:
      LanguageRow(
        grouping: .pointFrom10000, decimal: .comma, percent: .spaced, plurals: .one,
        rating: "# de %", notRated: "Sin valorar",
        stars: "one {# estrella de %} other {# de % estrellas}",
        hearts: "one {# corazón de %} other {# de % corazones}",
        ratings: "one {# valoración} other {# valoraciones}")
    case .finnish:
      LanguageRow(
        grouping: .space, decimal: .comma, percent: .spaced, plurals: .one,
        rating: "#/%", notRated: "Ei arvioitu",
        stars: "#/% tähteä",
        hearts: "#/% sydäntä",
        ratings: "one {# arvio} other {# arviota}")
    case .french:
      LanguageRow(
        grouping: .space, decimal: .comma, percent: .spaced, marks: .french, plurals: .belowTwo,
        rating: "# sur %", notRated: "Non noté",
        stars: "one {# étoile sur %} other {# étoiles sur %}",
        hearts: "one {# cœur sur %} other {# cœurs sur %}",
        ratings: "one {# évaluation} other {# évaluations}")
    case .hebrew:
      LanguageRow(
        grouping: .comma, decimal: .point, plurals: .hebrew,
        rating: "# מתוך %", notRated: "ללא דירוג",
        stars: "one {כוכב # מתוך %} other {# כוכבים מתוך %}",
        hearts: "one {לב # מתוך %} other {# לבבות מתוך %}",
        ratings: "one {דירוג אחד} other {# דירוגים}")
    case .hindi:
      LanguageRow(
        grouping: .indian, decimal: .point, marks: .danda,
        rating: "% में से #", notRated: "रेटिंग नहीं दी गई",
        stars: "% में से # स्टार",
        hearts: "% में से # दिल",
        ratings: "# रेटिंग")
    case .indonesian:
      LanguageRow(
        grouping: .point, decimal: .comma,
        rating: "# dari %", notRated: "Belum dinilai",
        stars: "# dari % bintang",
        hearts: "# dari % hati",
        ratings: "# penilaian")
    case .italian:
      LanguageRow(
        grouping: .pointFrom10000, decimal: .comma, plurals: .one,
        rating: "# su %", notRated: "Nessuna valutazione",
        stars: "one {# stella su %} other {# stelle su %}",
        hearts: "one {# cuore su %} other {# cuori su %}",
        ratings: "one {# valutazione} other {# valutazioni}")
    case .japanese:
      LanguageRow(
        grouping: .comma, decimal: .point, marks: .japanese,
        rating: "%点満点中#点", notRated: "未評価",
        stars: "星%個中#個",
        hearts: "ハート%個中#個",
        ratings: "評価#件")
    case .korean:
      LanguageRow(
        grouping: .comma, decimal: .point,
        rating: "%점 만점에 #점", notRated: "평가되지 않음",
        stars: "별 %개 중 #개",
        hearts: "하트 %개 중 #개",
        ratings: "평가 #개")
    case .dutch:
      LanguageRow(
        grouping: .point, decimal: .comma, plurals: .one,
        rating: "# van %", notRated: "Niet beoordeeld",
        stars: "one {# ster van %} other {# van % sterren}",
        hearts: "one {# hartje van %} other {# van % hartjes}",
        ratings: "one {# beoordeling} other {# beoordelingen}")
    case .polish:
      LanguageRow(
        grouping: .spaceFrom10000, decimal: .comma, plurals: .polish,
        rating: "# z %", notRated: "Bez oceny",
        stars: """
          one {# gwiazdka z %} few {# gwiazdki z %} many {# gwiazdek z %} \
          other {# gwiazdki z %}
          """,
        hearts: "one {# serce z %} few {# serca z %} many {# serc z %} other {# serca z %}",
        ratings: "one {# ocena} few {# oceny} many {# ocen} other {# oceny}")
    case .portuguese:
      LanguageRow(
        grouping: .point, decimal: .comma, plurals: .belowTwo,
        rating: "# de %", notRated: "Sem avaliação",
        stars: "one {# estrela de %} other {# de % estrelas}",
        hearts: "one {# coração de %} other {# de % corações}",
        ratings: "one {# avaliação} other {# avaliações}")
    case .romanian:
      LanguageRow(
        grouping: .point, decimal: .comma, percent: .spaced, plurals: .romanian,
        rating: "# din %", notRated: "Fără evaluare",
        stars: "one {# stea din %} few {# stele din %} other {# de stele din %}",
        hearts: "one {# inimă din %} few {# inimi din %} other {# de inimi din %}",
        ratings: "one {# evaluare} few {# evaluări} other {# de evaluări}")
    case .russian:
      LanguageRow(
        grouping: .space, decimal: .comma, percent: .spaced, plurals: .eastSlavic,
        rating: "# из %", notRated: "Нет оценки",
        stars: "one {# звезда из %} few {# звезды из %} many {# звёзд из %} other {# звезды из %}",
        hearts: """
          one {# сердце из %} few {# сердца из %} many {# сердец из %} \
          other {# сердца из %}
          """,
        ratings: "one {# оценка} few {# оценки} many {# оценок} other {# оценки}")
    case .swedish:
      LanguageRow(
        grouping: .space, decimal: .comma, percent: .spaced, plurals: .one,
        rating: "# av %", notRated: "Inte betygsatt",
        stars: "one {# stjärna av %} other {# av % stjärnor}",
        hearts: "one {# hjärta av %} other {# av % hjärtan}",
        ratings: "# betyg")
    case .thai:
      LanguageRow(
        grouping: .comma, decimal: .point, marks: .thai,
        rating: "# จาก %", notRated: "ยังไม่มีคะแนน",
        stars: "# จาก % ดาว",
        hearts: "# จาก % หัวใจ",
        ratings: "ให้คะแนน # ครั้ง")
    case .turkish:
      LanguageRow(
        grouping: .point, decimal: .comma, percent: .leading,
        rating: "% üzerinden #", notRated: "Değerlendirilmedi",
        stars: "% yıldız üzerinden #",
        hearts: "% kalp üzerinden #",
        ratings: "# değerlendirme")
    case .ukrainian:
      LanguageRow(
        grouping: .space, decimal: .comma, plurals: .eastSlavic,
        rating: "# з %", notRated: "Немає оцінки",
        stars: "one {# зірка з %} few {# зірки з %} many {# зірок з %} other {# зірки з %}",
        hearts: "one {# серце з %} few {# серця з %} many {# сердець з %} other {# серця з %}",
        ratings: "one {# оцінка} few {# оцінки} many {# оцінок} other {# оцінки}")
    case .vietnamese:
      LanguageRow(
        grouping: .point, decimal: .comma,
        rating: "# trên %", notRated: "Chưa đánh giá",
        stars: "# trên % sao",
        hearts: "# trên % trái tim",
        ratings: "# lượt đánh giá")
    case .simplifiedChinese:
      LanguageRow(
        grouping: .comma, decimal: .point, marks: .chinese,
        rating: "# 分，满分 % 分", notRated: "未评分",
        stars: "# 星，满分 % 星",
        hearts: "# 颗心，满分 % 颗心",
        ratings: "#个评分")
    case .traditionalChinese:
      LanguageRow(
        grouping: .comma, decimal: .point, marks: .chinese,
        rating: "# 分，滿分 % 分", notRated: "未評分",
        stars: "# 顆星，滿分 % 顆星",
        hearts: "# 顆心，滿分 % 顆心",
        ratings: "#個評分")
    }
  }
}
