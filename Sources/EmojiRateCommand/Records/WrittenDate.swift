import EmojiRate
import EmojiRateHistory

/// A date as it is written in a file, in no time zone: what follows a day is ignored.
enum WrittenDate: Equatable {
  /// No date, which is no mistake.
  case missing
  /// The first day of a period that is written: of a day, a week, a month, a quarter or a year.
  case since(CalendarDay, HistoryPeriod)
  /// Two numbers, of which either can be the month, with their year and their text.
  case either(Int, Int, year: Int, text: String)
  /// A label, which is no date.
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
      "\(text.quoted) is not a date; a date is 2025-03-09, 2025-3, 2025, 9.3.2025, seconds since "
        + "1970, or with --date-order 9/3/2025")
  }

  static func unknown(_ text: String, _ unit: HistoryPeriod = .day) -> LineProblem {
    LineProblem("\(text.quoted) is not a \(unit.rawValue) of the calendar")
  }

  /// The error for a date with two meanings.
  static let ambiguity = "can be two days; give --date-order dmy or mdy"

  /// Refuses a date that does not say in which period it is.
  static func check(
    _ text: @autoclosure () -> String, _ written: HistoryPeriod, by period: HistoryPeriod
  ) throws(LineProblem) {
    let units = HistoryPeriod.allCases
    if written == .day || written == period { return }
    let isWithin = units.firstIndex(of: written)! < units.firstIndex(of: period)!
    // A week can be in two of the longer periods.
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

  init(_ field: ArraySlice<UInt8>) { (self.field, rest) = (field, field) }

  private var text: String { String(decoding: field, as: UTF8.self) }

  /// The number of a run of digits, and the length of the run.
  private mutating func number() -> (value: Int, count: Int, long: Int64) {
    var (value, count): (Int64, Int) = (0, 0)
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

  /// Whether nothing but a time or a time zone follows.
  private var isAtEndOfDay: Bool {
    guard let next = rest.first else { return true }
    let digits = rest.dropFirst().prefix(2).prefix { (0x30...0x39).contains($0) }.count
    return switch next {
    case UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " "): digits > 0
    case UInt8(ascii: "+"), UInt8(ascii: "-"): digits == 2
    default: "Zz".utf8.contains(next) && rest.count == 1
    }
  }

  /// The date; nil for other texts.
  mutating func date() throws(LineProblem) -> WrittenDate? {
    let first = number()
    guard let mark = skip("-/.") else { return try compact(first) }
    if first.count == 4, mark == UInt8(ascii: "-"), let unit = skip("WwQq") {
      return try part(unit, of: first.value)
    }
    let second = number()
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
    guard (1...2).contains(first.count), third.count == 4 else { return nil }
    if mark == UInt8(ascii: ".") {
      return try start(.day, CalendarDay(third.value, second.value, first.value))
    }
    return .either(first.value, second.value, year: third.value, text: text)
  }

  /// A date of digits alone: a year, a day, or a moment; or a week or a quarter without a mark.
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
    switch digits.count {
    case 4: return try start(.year, CalendarDay(value, 1, 1))
    case 9, 10: return try start(.day, CalendarDay(secondsSince1970: Double(digits.long)))
    case 12, 13: return try start(.day, CalendarDay(secondsSince1970: Double(digits.long) / 1000))
    default: return nil
    }
  }

  /// A week or a quarter of a year.
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

  private func start(_ unit: HistoryPeriod, _ day: CalendarDay?) throws(LineProblem) -> WrittenDate
  {
    guard let day else { throw WrittenDate.unknown(text, unit) }
    return .since(day, unit)
  }
}
