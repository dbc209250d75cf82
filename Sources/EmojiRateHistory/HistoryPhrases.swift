import EmojiRate

/// The dates of a language, and its words for the first, the lowest and the highest mean.
///
/// Each language is one row, so that a translator can review it. In dates, "y" is the year, "M" the
/// month and "d" the day. "MM" and "dd" have two digits. The dates are the formats yM and yMd of
/// CLDR 48, without its names. English days have the format of ISO 8601, because the order of month
/// and day differs between countries. Spaces in dates are U+00A0.
struct HistoryPhrases {
  /// The format for the date of a month, and the format for the date of a day.
  let month: StaticString
  let day: StaticString
  /// The words before the first, the lowest and the highest mean.
  let first: StaticString
  let lowest: StaticString
  let highest: StaticString

  /// Writes the first day of a period in the format for that length of period.
  func put(_ day: CalendarDay, _ period: HistoryPeriod, into bytes: inout ByteWriter) {
    guard period != .year else { return put(day.year, 1, into: &bytes) }
    let pattern = UnsafeBufferPointer(period == .day ? self.day : month)
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

extension Language {
  /// The row of the language.
  var historyPhrases: HistoryPhrases {
    switch self {
    case .arabic:
      HistoryPhrases(
        month: "M\u{200f}/y", day: "d\u{200f}/M\u{200f}/y",
        first: "البداية", lowest: "الأدنى", highest: "الأعلى")
    case .bengali:
      HistoryPhrases(
        month: "M/y", day: "d/M/y",
        first: "শুরুতে", lowest: "সর্বনিম্ন", highest: "সর্বোচ্চ")
    case .czech:
      HistoryPhrases(
        month: "M/y", day: "d.\u{a0}M.\u{a0}y",
        first: "Začátek", lowest: "minimum", highest: "maximum")
    case .danish:
      HistoryPhrases(
        month: "M.y", day: "d.M.y",
        first: "Først", lowest: "lavest", highest: "højest")
    case .german:
      HistoryPhrases(
        month: "M/y", day: "d.M.y",
        first: "Anfang", lowest: "Tiefstwert", highest: "Höchstwert")
    case .english:
      HistoryPhrases(
        month: "M/y", day: "y-MM-dd",
        first: "First", lowest: "lowest", highest: "highest")
    case .spanish:
      HistoryPhrases(
        month: "M/y", day: "d/M/y",
        first: "Inicio", lowest: "mínimo", highest: "máximo")
    case .finnish:
      HistoryPhrases(
        month: "M.y", day: "d.M.y",
        first: "Alussa", lowest: "alin", highest: "ylin")
    case .french:
      HistoryPhrases(
        month: "MM/y", day: "dd/MM/y",
        first: "Début", lowest: "minimum", highest: "maximum")
    case .hebrew:
      HistoryPhrases(
        month: "M.y", day: "d.M.y",
        first: "התחלה", lowest: "מינימום", highest: "מקסימום")
    case .hindi:
      HistoryPhrases(
        month: "M/y", day: "d/M/y",
        first: "शुरुआत", lowest: "न्यूनतम", highest: "अधिकतम")
    case .indonesian:
      HistoryPhrases(
        month: "M/y", day: "d/M/y",
        first: "Awal", lowest: "terendah", highest: "tertinggi")
    case .italian:
      HistoryPhrases(
        month: "MM/y", day: "dd/MM/y",
        first: "Inizio", lowest: "minimo", highest: "massimo")
    case .japanese:
      HistoryPhrases(
        month: "y年M月", day: "y年M月d日",
        first: "最初", lowest: "最低", highest: "最高")
    case .korean:
      HistoryPhrases(
        month: "y년\u{a0}M월", day: "y년\u{a0}M월\u{a0}d일",
        first: "처음", lowest: "최저", highest: "최고")
    case .dutch:
      HistoryPhrases(
        month: "M-y", day: "d-M-y",
        first: "Begin", lowest: "laagste", highest: "hoogste")
    case .polish:
      HistoryPhrases(
        month: "MM.y", day: "d.MM.y",
        first: "Początek", lowest: "minimum", highest: "maksimum")
    case .portuguese:
      HistoryPhrases(
        month: "MM/y", day: "dd/MM/y",
        first: "Início", lowest: "mínimo", highest: "máximo")
    case .romanian:
      HistoryPhrases(
        month: "MM.y", day: "dd.MM.y",
        first: "Început", lowest: "minim", highest: "maxim")
    case .russian:
      HistoryPhrases(
        month: "MM.y", day: "dd.MM.y",
        first: "Начало", lowest: "минимум", highest: "максимум")
    case .swedish:
      HistoryPhrases(
        month: "y-MM", day: "y-MM-dd",
        first: "Först", lowest: "lägst", highest: "högst")
    case .thai:
      HistoryPhrases(
        month: "M/y", day: "d/M/y",
        first: "เริ่มต้น", lowest: "ต่ำสุด", highest: "สูงสุด")
    case .turkish:
      HistoryPhrases(
        month: "MM/y", day: "dd.MM.y",
        first: "Başlangıç", lowest: "en düşük", highest: "en yüksek")
    case .ukrainian:
      HistoryPhrases(
        month: "MM.y", day: "dd.MM.y",
        first: "Початок", lowest: "мінімум", highest: "максимум")
    case .vietnamese:
      HistoryPhrases(
        month: "M/y", day: "d/M/y",
        first: "Ban đầu", lowest: "thấp nhất", highest: "cao nhất")
    case .simplifiedChinese, .traditionalChinese:
      HistoryPhrases(
        month: "y年M月", day: "y年M月d日",
        first: "起初", lowest: "最低", highest: "最高")
    }
  }
}
