/// The phrases of a language; this file has all languages.
struct Phrases {
  /// The maximum number of bytes in a phrase without its numbers.
  static let capacity = 72

  fileprivate let row: UnsafeBufferPointer<UInt8>

  init(_ language: Language) { row = UnsafeBufferPointer(Self.row(of: language)) }

  /// A row: the decimal mark, the number of the ``PluralRule``, and the phrases of steps, no rating, stars
  /// and hearts.
  ///
  /// "#" is the value, and "%" the maximum. A counted noun has a phrase for each category of its language:
  /// other, one, few, many, two. An omitted phrase equals that of "other". Digits are 0 to 9 in all
  /// languages.
  private static func row(of language: Language) -> StaticString {
    switch language {
    case .arabic:
      """
      .9# من أصل %;بلا تقييم;# نجمة من أصل %|نجمة واحدة من أصل %|# نجوم من أصل %|\
      # نجمة من أصل %|نجمتان من أصل %;\
      # قلب من أصل %|قلب واحد من أصل %|# قلوب من أصل %|# قلبًا من أصل %|قلبان من أصل %
      """
    case .bengali: ".0%-এর মধ্যে #;রেটিং দেওয়া হয়নি;%টির মধ্যে #টি তারা;%টির মধ্যে #টি হার্ট"
    case .czech:
      """
      ,5# z %;Nehodnoceno;# hvězdiček z %|# hvězdička z %|# hvězdičky z %|# hvězdičky z %;\
      # srdíček z %|# srdíčko z %|# srdíčka z %|# srdíčka z %
      """
    case .danish:
      """
      ,2# ud af %;Ikke bedømt;# stjerner ud af %|# stjerne ud af %;\
      # hjerter ud af %|# hjerte ud af %
      """
    case .german:
      """
      ,1# von %;Nicht bewertet;# von % Sternen|# Stern von %;\
      # von % Herzen|# Herz von %
      """
    case .english:
      """
      .1# out of %;Not rated;# out of % stars|# star out of %;\
      # out of % hearts|# heart out of %
      """
    case .spanish:
      """
      ,1# de %;Sin valorar;# de % estrellas|# estrella de %;\
      # de % corazones|# corazón de %
      """
    case .finnish: ",1#/%;Ei arvioitu;#/% tähteä;#/% sydäntä"
    case .french: ",3# sur %;Non noté;# étoiles sur %|# étoile sur %;# cœurs sur %|# cœur sur %"
    case .hebrew: ".4# מתוך %;ללא דירוג;# כוכבים מתוך %|כוכב # מתוך %;# לבבות מתוך %|לב # מתוך %"
    case .hindi: ".0% में से #;रेटिंग नहीं दी गई;% में से # स्टार;% में से # दिल"
    case .indonesian: ",0# dari %;Belum dinilai;# dari % bintang;# dari % hati"
    case .italian:
      """
      ,1# su %;Nessuna valutazione;# stelle su %|# stella su %;\
      # cuori su %|# cuore su %
      """
    case .japanese: ".0%点満点中#点;未評価;星%個中#個;ハート%個中#個"
    case .korean: ".0%점 만점에 #점;평가되지 않음;별 %개 중 #개;하트 %개 중 #개"
    case .dutch:
      """
      ,1# van %;Niet beoordeeld;# van % sterren|# ster van %;\
      # van % hartjes|# hartje van %
      """
    case .polish:
      """
      ,6# z %;Bez oceny;# gwiazdki z %|# gwiazdka z %|# gwiazdki z %|# gwiazdek z %;\
      # serca z %|# serce z %|# serca z %|# serc z %
      """
    case .portuguese:
      """
      ,3# de %;Sem avaliação;# de % estrelas|# estrela de %;\
      # de % corações|# coração de %
      """
    case .romanian:
      """
      ,8# din %;Fără evaluare;# de stele din %|# stea din %|# stele din %;\
      # de inimi din %|# inimă din %|# inimi din %
      """
    case .russian:
      """
      ,7# из %;Нет оценки;# звезды из %|# звезда из %|# звезды из %|# звёзд из %;\
      # сердца из %|# сердце из %|# сердца из %|# сердец из %
      """
    case .swedish:
      """
      ,1# av %;Inte betygsatt;# av % stjärnor|# stjärna av %;\
      # av % hjärtan|# hjärta av %
      """
    case .thai: ".0# จาก %;ยังไม่มีคะแนน;# จาก % ดาว;# จาก % หัวใจ"
    case .turkish: ",0% üzerinden #;Değerlendirilmedi;% yıldız üzerinden #;% kalp üzerinden #"
    case .ukrainian:
      """
      ,7# з %;Немає оцінки;# зірки з %|# зірка з %|# зірки з %|# зірок з %;\
      # серця з %|# серце з %|# серця з %|# сердець з %
      """
    case .vietnamese: ",0# trên %;Chưa đánh giá;# trên % sao;# trên % trái tim"
    case .simplifiedChinese: ".0# 分，满分 % 分;未评分;# 星，满分 % 星;# 颗心，满分 % 颗心"
    case .traditionalChinese: ".0# 分，滿分 % 分;未評分;# 顆星，滿分 % 顆星;# 顆心，滿分 % 顆心"
    }
  }

  var decimalMark: UInt8 { row[0] }

  var rule: PluralRule { PluralRule(rawValue: row[1]) ?? .none }

  var notRated: UnsafeBufferPointer<UInt8> { field(1) }

  /// The phrase for a number in a unit.
  func phrase(of unit: RatingUnit, hundredths: UInt64) -> UnsafeBufferPointer<UInt8> {
    guard unit != .number else { return field(0) }
    let forms = field(unit.ordinal + 1)
    let category = rule.category(hundredths: hundredths)
    return forms.part(category.rawValue, separator: UInt8(ascii: "|"))
      ?? forms.part(0, separator: UInt8(ascii: "|"))!
  }

  private func field(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: row[2...]).part(index, separator: UInt8(ascii: ";"))!
  }
}

extension Language {
  /// All phrases of the language as one text.
  package var phrases: String { String(decoding: Phrases(self).row, as: UTF8.self) }
}
