import EmojiRate
import EmojiRateHistory

/// The ratings of groups by period, in one pass.
///
/// Dates such as 9/3/2025 are counted in both orders, until one of them decides.
struct DatedCounts {
  private typealias Order = WrittenDate.Order
  /// The number of a period or a label, and its counts.
  typealias Row = (number: Int, counts: RatingCounts)
  /// The counts by group and period, in one number.
  ///
  /// They are in a list, because a dictionary of them would have as much memory for places that are free.
  private struct Tally {
    private(set) var places: [Int64: Int] = [:]
    private(set) var counts: [RatingCounts] = []

    mutating func add(_ line: RatingLine, to key: Int64, _ empty: RatingCounts) throws(ReadingError)
    {
      let place = places[key] ?? counts.count
      if place == counts.count {
        places[key] = place
        counts.append(empty)
      }
      try counts[place].add(line)
    }
  }

  private let dates: DateSettings
  private let empty: RatingCounts
  private var certain = Tally()
  private var either: [Order: Tally] = [:]
  /// The first date that has one order only.
  private var decided: (order: Order, text: String, line: Int)?
  /// The first date that is in another period in the other order.
  private var ambiguous: (text: String, line: Int)?
  private var labels: [[UInt8]: Int] = [:]
  /// The number of ratings outside of the first and the last day.
  private var leftOut = 0
  /// The number outside of both days for each order of day and month.
  private var leftOutIn: [Order: Int] = [:]

  var hasLabels: Bool { dates.hasLabels }

  private var period: HistoryPeriod { dates.period ?? .month }

  init(_ dates: DateSettings, empty: RatingCounts) {
    (self.dates, self.empty) = (dates, empty)
  }

  mutating func add(_ line: RatingLine, group: Int) throws(ReadingError) {
    let empty = empty
    func key(_ period: Int) -> Int64 { Int64(group) << 32 | Int64(period) & 0xFFFF_FFFF }
    switch line.date {
    case .missing: break
    case .label(let label):
      let number = labels[label] ?? labels.count
      labels[label] = number
      try certain.add(line, to: key(number), empty)
    case .since(let day, _):
      guard let number = number(of: day) else {
        leftOut += 1
        return
      }
      try certain.add(line, to: key(number), empty)
    case .either(let first, let second, let year, let text):
      guard min(first, second) <= 12 else {
        throw .problem(WrittenDate.unknown(text))
      }
      if max(first, second) > 12 {
        try decide((first > 12 ? .dayFirst : .monthFirst, text, line.line))
      }
      var numbers: Set<Int?> = []
      for order in Order.allCases where order == decided?.order ?? order {
        guard let day = order.day(first, second, year) else {
          throw .problem(WrittenDate.unknown(text))
        }
        let number = number(of: day)
        numbers.insert(number)
        guard let number else {
          leftOutIn[order, default: 0] += 1
          continue
        }
        try either[order, default: Tally()].add(line, to: key(number), empty)
      }
      if numbers.count > 1, ambiguous == nil { ambiguous = (text, line.line) }
    }
  }

  /// The number of a day's period; nil for days that are left out.
  private func number(of day: CalendarDay) -> Int? {
    guard dates.since ?? day <= day, day <= dates.until ?? day else { return nil }
    return period.number(of: day)
  }

  private mutating func decide(_ new: (order: Order, text: String, line: Int)) throws(ReadingError)
  {
    guard let decided else {
      decided = new
      either = either.filter { $0.key == new.order }
      return
    }
    guard decided.order == new.order else {
      throw .data(
        "the dates have their day first in some lines and their month first in others, such as "
          + "\(decided.text.quoted) in line \(decided.line) and \(new.text.quoted) in line \(new.line)"
      )
    }
  }

  /// The first date that can be two days; nil if another one decides.
  var problem: (text: String, line: Int)? { decided == nil ? ambiguous : nil }

  // MARK: Results

  var notes: [String] {
    func note(_ count: Int, _ phrase: String) -> String? {
      count == 0
        ? nil : "\(Messages.count(count, "rating")) \(count == 1 ? "has" : "have") \(phrase)"
    }
    return [
      note(
        leftOut + (leftOutIn[decided?.order ?? .dayFirst] ?? 0),
        "a date outside of --since and --until")
    ].compactMap { $0 }
  }

  /// Calls `body` with the rows of each group, in any order; a period can have two rows.
  func forEachGroup(
    of count: Int, _ body: (_ group: Int, [Row]) throws(ReadingError) -> Void
  ) throws(ReadingError) {
    let tallies = [certain, either[decided?.order ?? .dayFirst] ?? Tally()]
    var rows: [[(number: Int, tally: Int, place: Int)]] = Array(repeating: [], count: count)
    for (index, tally) in tallies.enumerated() {
      for (key, place) in tally.places {
        rows[Int(key >> 32)].append((Int(Int32(truncatingIfNeeded: key)), index, place))
      }
    }
    for (group, rows) in rows.enumerated() {
      try body(group, rows.map { ($0.number, tallies[$0.tally].counts[$0.place]) })
    }
  }

  /// The history of a group's rows.
  ///
  /// - Parameter name: The group's name in messages; empty if there is one group.
  func history(
    _ rows: [Row], name: String
  ) throws(ReadingError) -> RatingHistory {
    if dates.hasLabels {
      guard rows.count <= RatingHistory.periodLimit else {
        throw .data("\(tooMany(rows.count, "label", name)); use another --date-column")
      }
      let texts = Dictionary(uniqueKeysWithValues: labels.map { ($0.value, $0.key) })
      var history = RatingHistory(
        // In the order of their first appearance.
        labels: rows.sorted { $0.number < $1.number }.map {
          (String(decoding: texts[$0.number]!, as: UTF8.self), $0.counts)
        })
      (history.axis, history.least) = (dates.axis, dates.least)
      return history
    }
    let days = rows.map { (period.firstDay(of: $0.number), $0.counts) }
    let first = dates.since ?? days.map { $0.0 }.min()
    let last = dates.until ?? days.map { $0.0 }.max()
    if let first, let last {
      func count(_ period: HistoryPeriod) -> Int {
        period.number(of: last) - period.number(of: first) + 1
      }
      if count(period) > RatingHistory.periodLimit {
        let longer = HistoryPeriod.allCases.first { count($0) <= RatingHistory.periodLimit }
        throw .data(
          tooMany(count(period), period.rawValue, name)
            + (longer.map { "; use --period \($0.rawValue) (\(count($0)))" } ?? ""))
      }
    }
    var history = RatingHistory(
      days.map { (max($0.0, dates.since ?? $0.0), $0.1) }, by: period, since: dates.since,
      until: dates.until)
    (history.axis, history.least) = (dates.axis, dates.least)
    return history
  }

  private func tooMany(_ count: Int, _ unit: String, _ name: String) -> String {
    (name.isEmpty ? "" : "\(name.quoted) has ") + Messages.count(count, unit)
      + "; a history has at most \(RatingHistory.periodLimit) periods"
  }
}
