import EmojiRate

/// The dates of a language, and its words for the first, the lowest and the highest mean.
struct HistoryPhrases {
  private let row: UnsafeBufferPointer<UInt8>

  init(_ language: Language) { row = UnsafeBufferPointer(Self.row(of: language)) }

  /// A row: a month, a day, and the words, in this order.
  ///
  /// In dates, "y" is the year, "M" the month and "d" the day; "MM" and "dd" have two digits. The dates are yM and
  /// yMd of CLDR 48, without its names; days in English are those of ISO 8601, because the order of month and day
  /// differs between countries. Spaces in dates are U+00A0.
  private static func row(of language: Language) -> StaticString {
    switch language {
    case .arabic:
      "M\u{200f}/y;d\u{200f}/M\u{200f}/y;البداية;الأدنى;الأعلى"
    case .bengali: "M/y;d/M/y;শুরুতে;সর্বনিম্ন;সর্বোচ্চ"
    case .czech: "M/y;d.\u{a0}M.\u{a0}y;Začátek;minimum;maximum"
    case .danish: "M.y;d.M.y;Først;lavest;højest"
    case .german: "M/y;d.M.y;Anfang;Tiefstwert;Höchstwert"
    case .english: "M/y;y-MM-dd;First;lowest;highest"
    case .spanish: "M/y;d/M/y;Inicio;mínimo;máximo"
    case .finnish: "M.y;d.M.y;Alussa;alin;ylin"
    case .french: "MM/y;dd/MM/y;Début;minimum;maximum"
    case .hebrew: "M.y;d.M.y;התחלה;מינימום;מקסימום"
    case .hindi: "M/y;d/M/y;शुरुआत;न्यूनतम;अधिकतम"
    case .indonesian: "M/y;d/M/y;Awal;terendah;tertinggi"
    case .italian: "MM/y;dd/MM/y;Inizio;minimo;massimo"
    case .japanese: "y年M月;y年M月d日;最初;最低;最高"
    case .korean: "y년\u{a0}M월;y년\u{a0}M월\u{a0}d일;처음;최저;최고"
    case .dutch: "M-y;d-M-y;Begin;laagste;hoogste"
    case .polish: "MM.y;d.MM.y;Początek;minimum;maksimum"
    case .portuguese: "MM/y;dd/MM/y;Início;mínimo;máximo"
    case .romanian: "MM.y;dd.MM.y;Început;minim;maxim"
    case .russian: "MM.y;dd.MM.y;Начало;минимум;максимум"
    case .swedish: "y-MM;y-MM-dd;Först;lägst;högst"
    case .thai: "M/y;d/M/y;เริ่มต้น;ต่ำสุด;สูงสุด"
    case .turkish: "MM/y;dd.MM.y;Başlangıç;en düşük;en yüksek"
    case .ukrainian: "MM.y;dd.MM.y;Початок;мінімум;максимум"
    case .vietnamese: "M/y;d/M/y;Ban đầu;thấp nhất;cao nhất"
    case .simplifiedChinese, .traditionalChinese: "y年M月;y年M月d日;起初;最低;最高"
    }
  }

  private func field(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    row.part(index, separator: UInt8(ascii: ";"))!
  }

  var first: UnsafeBufferPointer<UInt8> { field(2) }
  var lowest: UnsafeBufferPointer<UInt8> { field(3) }
  var highest: UnsafeBufferPointer<UInt8> { field(4) }

  /// Writes the year, month or day that a period of that length begins with.
  func put(_ day: CalendarDay, _ period: HistoryPeriod, into bytes: inout ByteWriter) {
    guard period != .year else { return put(day.year, 1, into: &bytes) }
    let pattern = field(period == .day ? 1 : 0)
    for (index, letter) in pattern.enumerated() {
      let isDoubled = index > 0 && pattern[index - 1] == letter
      let isLong = index + 1 < pattern.count && pattern[index + 1] == letter
      switch letter {
      case UInt8(ascii: "y"): put(day.year, 1, into: &bytes)
      case UInt8(ascii: "M") where !isDoubled: put(day.month, isLong ? 2 : 1, into: &bytes)
      case UInt8(ascii: "d") where !isDoubled: put(day.day, isLong ? 2 : 1, into: &bytes)
      case UInt8(ascii: "M"), UInt8(ascii: "d"): break
      default: bytes.append(UnsafeBufferPointer(rebasing: pattern[index...index]))
      }
    }
  }

  private func put(_ number: Int, _ digits: Int, into bytes: inout ByteWriter) {
    var text = InlineText()
    if digits > 1, number < 10 { text.append(UInt8(ascii: "0")) }
    text.append(Int64(number))
    bytes.append(text)
  }
}
