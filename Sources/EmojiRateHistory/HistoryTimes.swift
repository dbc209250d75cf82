import EmojiRate

/// The dates or the labels of the periods of a history.
enum HistoryTimes: Hashable, Sendable {
  /// Consecutive periods; the first one has the number `first`.
  case calendar(HistoryPeriod, first: Int)
  /// A label for each period.
  case labels([String])

  /// The same times without the first periods.
  func dropFirst(_ count: Int) -> HistoryTimes {
    switch self {
    case .calendar(let period, let first): .calendar(period, first: first + count)
    case .labels(let labels): .labels(Array(labels.dropFirst(count)))
    }
  }

  /// The first day of the period with an index; nil for labels.
  func firstDay(_ index: Int) -> CalendarDay? {
    guard case .calendar(let period, let first) = self else { return nil }
    return period.firstDay(of: first + index)
  }

  /// Whether the period with an index contains days after `until`.
  func isPartial(_ index: Int, until: CalendarDay?) -> Bool {
    guard case .calendar(let period, let first) = self, let until else { return false }
    return until < period.lastDay(of: first + index)
  }

  /// Whether the period with an index above 0 is the first one of a year.
  func beginsYear(_ index: Int) -> Bool {
    firstDay(index)?.year != firstDay(index - 1)?.year
  }

  /// The text to draw for the year of a period; nil for labels.
  func year(_ index: Int) -> InlineText? {
    firstDay(index).map { InlineText(year: $0.year) }
  }

  /// The text to draw for a period: its date in ISO 8601, or its label.
  ///
  /// It is nil for labels with characters that have no glyph.
  ///
  /// - Parameters:
  ///   - until: The day to show for an incomplete period; nil for a complete period.
  ///   - base: The index of a period whose year is left out; nil to include every year.
  func text(_ index: Int, until: CalendarDay? = nil, after base: Int? = nil) -> InlineText? {
    switch self {
    case .labels(let labels): return InlineText(drawn: labels[index])
    case .calendar(let period, let first):
      let day = until ?? period.firstDay(of: first + index)
      var text = InlineText(year: day.year)
      if period == .year, until == nil { return text }
      if let base, period.firstDay(of: first + base).year == day.year { text = InlineText() }
      func append(_ mark: StaticString, _ number: Int) {
        if text.count > 0 { text.append(mark) }
        text.append(twoDigits: number)
      }
      if period == .quarter, until == nil {
        if text.count > 0 { text.append("-") }
        text.append("Q")
        text.append(Int64((day.month + 2) / 3))
        return text
      }
      append("-", day.month)
      if period != .month || until != nil { append("-", day.day) }
      return text
    }
  }
}

extension InlineText {
  /// A year with four digits.
  init(year: Int) {
    self.init()
    append(twoDigits: year / 100)
    append(twoDigits: year % 100)
  }

  /// A label of 1 to 10 characters that all have a glyph; nil for other labels.
  fileprivate init?(drawn label: String) {
    self.init()
    guard (1...10).contains(label.utf8.count) else { return nil }
    for byte in label.utf8 {
      let isSign = UnsafeBufferPointer(StaticString(".,-+/()<>%")).contains(byte)
      guard isSign || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      append(byte)
    }
  }

  /// Appends a number from 0 to 99 with two digits.
  fileprivate mutating func append(twoDigits number: Int) {
    append(UInt8(truncatingIfNeeded: number / 10) + UInt8(ascii: "0"))
    append(UInt8(truncatingIfNeeded: number % 10) + UInt8(ascii: "0"))
  }
}
