import EmojiRate
import EmojiRateHistory

/// A date as a file has it.
///
/// It ignores the time and the time zone.
enum WrittenDate: Equatable {
  /// No date, which is not an error.
  case missing
  /// A period, with its first day: a day, a week, a month, a quarter or a year.
  case since(CalendarDay, HistoryPeriod)
  /// A day whose first or second number is the month, such as 9/3/2025.
  case either(Int, Int, year: Int, text: String)
  /// A label instead of a date, such as a version.
  case label([UInt8])

  enum Order: String, CaseIterable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"

    func day(_ first: Int, _ second: Int, _ year: Int) -> CalendarDay? {
      self == .dayFirst ? CalendarDay(year, second, first) : CalendarDay(year, first, second)
    }
  }

  static func noDate(_ text: String) -> LineProblem {
    LineProblem(
      "\(text.quoted) is not a date; a date is 2025-03-09, 2025-3, 2025, 9.3.2025, 9 Mar 2025, "
        + "seconds since 1970, or with --date-order 9/3/2025")
  }

  /// The problem of a date with a year of two digits, which could be in two centuries.
  ///
  /// - Parameter rest: The text after the year.
  static func shortYear(_ text: String, _ rest: ArraySlice<UInt8>) -> LineProblem {
    let bytes = Array(text.utf8)
    let end = bytes.count - rest.count
    let long = bytes[..<(end - 2)] + "20".utf8 + bytes[(end - 2)...]
    return LineProblem(
      "the year of \(text.quoted) has two digits; write four, such as "
        + String(decoding: long, as: UTF8.self).quoted)
  }

  static func unknown(_ text: String, _ unit: HistoryPeriod = .day) -> LineProblem {
    LineProblem("\(text.quoted) is not a \(unit.rawValue) of the calendar")
  }

  /// Throws for a serial number of a day, which spreadsheets count from the end of 1899.
  fileprivate static func serial(_ text: String, _ number: Int) throws(LineProblem) {
    guard (30_000...60_000).contains(number),
      let day = CalendarDay(secondsSince1970: Double(number - 25_569) * 86_400)
    else { return }
    throw LineProblem("\(text.quoted) is a day of a spreadsheet; write it as \(day)")
  }

  /// The end of the error for a date with two meanings.
  static let ambiguity = "can be two days; give --date-order dmy or mdy"

  /// Throws if a date does not tell the period, such as 2025 if periods are months.
  static func check(
    _ text: @autoclosure () -> String, _ written: HistoryPeriod, by period: HistoryPeriod
  ) throws(LineProblem) {
    if written == .day || written == period { return }
    let isWithin = HistoryPeriod.allCases.prefix { $0 != period }.contains(written)
    // A week can be in two months, quarters or years.
    if isWithin, written != .week { return }
    let text = text().quoted
    throw LineProblem(
      written == .week && isWithin
        ? "\(text) is a week; give --period week"
        : "\(text) has no \((period == .week ? .day : period).rawValue); give --period \(written.rawValue)"
    )
  }
}

/// Reads a date from the bytes of a field.
struct DateScanner {
  private let field: ArraySlice<UInt8>
  private var rest: ArraySlice<UInt8>

  init(_ field: ArraySlice<UInt8>) {
    self.field = field
    rest = field
  }

  private var text: String { String(decoding: field, as: UTF8.self) }

  /// Reads digits: their number, also with 64 bits, and how many they are.
  private mutating func number() -> (value: Int, count: Int, long: Int64) {
    var value: Int64 = 0
    var count = 0
    while count < 14, let byte = rest.first, (0x30...0x39).contains(byte) {
      value = value * 10 + Int64(byte - 0x30)
      count += 1
      rest.removeFirst()
    }
    return (Int(truncatingIfNeeded: value), count, value)
  }

  private mutating func skip(_ letters: String) -> UInt8? {
    guard let byte = rest.first, letters.utf8.contains(byte) else { return nil }
    rest.removeFirst()
    return byte
  }

  /// Whether the date ends here, and only a time or a time zone follows.
  private var isAtEndOfDay: Bool {
    var rest = rest
    // A comma or several spaces can precede a time.
    if rest.starts(with: ", ".utf8) { rest.removeFirst() }
    while rest.starts(with: "  ".utf8) { rest.removeFirst() }
    if rest.starts(with: " at ".utf8) { rest.removeFirst(3) }
    guard let next = rest.first else { return true }
    let behind = rest.dropFirst()
    return switch next {
    case UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " "): Self.isTime(behind)
    // A time zone without a time has minutes, as in XML. Other digits are a second date.
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      behind.count == 5 && behind.dropFirst(2).first == UInt8(ascii: ":")
    default: "Zz".utf8.contains(next) && rest.count == 1
    }
  }

  /// Whether a text begins with a time, and not with a second date.
  private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    func digits(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      text.prefix { (0x30...0x39).contains($0) }
    }
    let first = digits(text)
    var rest = text.dropFirst(first.count)
    guard let mark = rest.first, "-/.".utf8.contains(mark) else { return !first.isEmpty }
    rest.removeFirst()
    let second = digits(rest)
    let behind = rest.dropFirst(second.count)
    guard behind.first == mark else { return !first.isEmpty }
    // `14.30.15` is a time. A date would have a year with four digits.
    return first.count != 4 && digits(behind.dropFirst()).count != 4
  }

  /// Reads the date; nil for other texts.
  mutating func date() throws(LineProblem) -> WrittenDate? {
    skipWeekday()
    if let month = month() { return try day(in: month) }
    if let quarter = try quarter() { return quarter }
    let first = number()
    dropDecimals(of: first.count)
    let behind = rest
    skipOrdinal()
    if skip("-/. ") != nil, let month = month() {
      return try first.count == 4
        ? day(of: month, in: first.value) : day(first, of: month)
    }
    rest = behind
    guard let mark = skip("-/.") else { return try compact(first) }
    if first.count == 4, mark == UInt8(ascii: "-"), let unit = skip("WwQq") {
      return try part(unit, of: first.value)
    }
    let second = number()
    if (1...2).contains(first.count), second.count == 4, rest.isEmpty {
      return try start(.month, CalendarDay(second.value, first.value, 1))
    }
    guard (1...2).contains(second.count) else { return nil }
    if first.count == 4, rest.isEmpty, mark != UInt8(ascii: ".") {
      return try start(.month, CalendarDay(first.value, second.value, 1))
    }
    guard skip("-/.") == mark else { return nil }
    let third = number()
    guard isAtEndOfDay else { return nil }
    if first.count == 4 {
      guard (1...2).contains(third.count) else { return nil }
      return try start(.day, CalendarDay(first.value, second.value, third.value))
    }
    guard (1...2).contains(first.count) else { return nil }
    if third.count == 2 { throw WrittenDate.shortYear(text, rest) }
    guard third.count == 4 else { return nil }
    if mark == UInt8(ascii: ".") {
      return try start(.day, CalendarDay(third.value, second.value, first.value))
    }
    return .either(first.value, second.value, year: third.value, text: text)
  }

  /// A date that begins with digits and no mark: 2025, 20250309, a Unix time, 2025W10 or 2025Q1.
  private mutating func compact(_ digits: (value: Int, count: Int, long: Int64)) throws(LineProblem)
    -> WrittenDate?
  {
    if digits.count == 4, let unit = skip("WwQq") { return try part(unit, of: digits.value) }
    let value = digits.value
    if digits.count == 8 {
      guard isAtEndOfDay else { return nil }
      return try start(.day, CalendarDay(value / 10_000, value / 100 % 100, value % 100))
    }
    guard rest.isEmpty else { return nil }
    if digits.count == 5 { try WrittenDate.serial(text, value) }
    switch digits.count {
    case 4: return try start(.year, CalendarDay(value, 1, 1))
    case 9, 10: return try start(.day, CalendarDay(secondsSince1970: Double(digits.long)))
    case 12, 13: return try start(.day, CalendarDay(secondsSince1970: Double(digits.long) / 1000))
    default: return nil
    }
  }

  /// Skips the decimals of a Unix time, or of a spreadsheet's serial number.
  private mutating func dropDecimals(of digitCount: Int) {
    guard digitCount == 5 || digitCount > 8, rest.first == UInt8(ascii: "."),
      rest.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
    else { return }
    rest = []
  }

  // MARK: English names

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Reads a name or its first three or more letters, and returns its index; nil for other letters.
  private mutating func name(among names: [String]) -> Int? {
    let letters = rest.prefix { (0x61...0x7A).contains($0 | 0x20) }
    guard letters.count > 2,
      let index = names.firstIndex(where: { $0.utf8.starts(with: letters.map { $0 | 0x20 }) })
    else { return nil }
    rest = rest.dropFirst(letters.count)
    return index
  }

  private mutating func skipWeekday() {
    guard name(among: Self.weekdays) != nil else { return }
    while skip(",. ") != nil {}
  }

  /// Reads an English month with the marks after it, and returns its number; nil for other texts.
  private mutating func month() -> Int? {
    guard let index = name(among: Self.months) else { return nil }
    while skip(".,-/ ") != nil {}
    return index + 1
  }

  /// The rest of `Jun 02, 2021`, of `Jun 2021`, or of `Jun 02 10:11:12 2021`.
  private mutating func day(in month: Int) throws(LineProblem) -> WrittenDate? {
    let day = number()
    if day.count == 4, rest.isEmpty { return try start(.month, CalendarDay(day.value, month, 1)) }
    guard (1...2).contains(day.count) else { return nil }
    skipOrdinal()
    while skip(",-/ ") != nil {}
    let year = number()
    if year.count == 4, isAtEndOfDay {
      return try start(.day, CalendarDay(year.value, month, day.value))
    }
    if year.count == 2, rest.isEmpty { throw WrittenDate.shortYear(text, rest) }
    // In `Jun 02 10:11:12 2021`, the time comes before the year.
    let last = rest.suffix(5)
    guard year.count == 2, rest.first == UInt8(ascii: ":"), last.first == UInt8(ascii: " ") else {
      return nil
    }
    rest = last.dropFirst()
    let late = number()
    return late.count == 4 ? try start(.day, CalendarDay(late.value, month, day.value)) : nil
  }

  /// The rest of `2021-Jun-02`, or of `2021 Jun`.
  private mutating func day(of month: Int, in year: Int) throws(LineProblem) -> WrittenDate? {
    if rest.isEmpty { return try start(.month, CalendarDay(year, month, 1)) }
    let day = number()
    guard (1...2).contains(day.count), isAtEndOfDay else { return nil }
    return try start(.day, CalendarDay(year, month, day.value))
  }

  /// The rest of `04 May 2024`.
  private mutating func day(
    _ day: (value: Int, count: Int, long: Int64), of month: Int
  ) throws(LineProblem) -> WrittenDate? {
    let year = number()
    guard (1...2).contains(day.count), isAtEndOfDay else { return nil }
    if year.count == 2 { throw WrittenDate.shortYear(text, rest) }
    guard year.count == 4 else { return nil }
    return try start(.day, CalendarDay(year.value, month, day.value))
  }

  /// Skips the letters of an ordinal such as `2nd`.
  private mutating func skipOrdinal() {
    for letters in ["st", "nd", "rd", "th"] where rest.starts(with: letters.utf8) {
      rest = rest.dropFirst(2)
      return
    }
  }

  // MARK: Parts

  /// Reads the number of a week or a quarter, after its letter.
  private mutating func part(_ unit: UInt8, of year: Int) throws(LineProblem) -> WrittenDate? {
    let part = number()
    guard rest.isEmpty else { return nil }
    if unit | 0x20 == UInt8(ascii: "q") {
      guard part.count == 1 else { return nil }
      return try start(
        .quarter, (1...4).contains(part.value) ? CalendarDay(year, part.value * 3 - 2, 1) : nil)
    }
    guard part.count == 2 else { return nil }
    return try start(.week, HistoryPeriod.firstDay(ofWeek: part.value, in: year))
  }

  /// Reads a quarter before its year, as in `Q4 2024`; nil for other texts.
  private mutating func quarter() throws(LineProblem) -> WrittenDate? {
    let start = rest
    if skip("Qq") != nil {
      let part = number()
      _ = skip(" -/.")
      let year = number()
      if part.count == 1, year.count == 4, rest.isEmpty {
        return try self.start(
          .quarter,
          (1...4).contains(part.value) ? CalendarDay(year.value, part.value * 3 - 2, 1) : nil)
      }
    }
    rest = start
    return nil
  }

  private func start(_ unit: HistoryPeriod, _ day: CalendarDay?) throws(LineProblem) -> WrittenDate
  {
    guard let day else { throw WrittenDate.unknown(text, unit) }
    return .since(day, unit)
  }
}
