import EmojiRate
import EmojiRateHistory

/// The ratings of groups by period, counted in one pass.
///
/// A date such as 9/3/2025 is counted in both orders, until a date such as 13/3/2025 decides.
struct DatedCounts {
  private typealias Order = WrittenDate.Order
  /// The number of a period or of a label, and its counts.
  typealias Row = (number: Int, counts: RatingCounts)
  /// The counts by a key of 64 bits: the group's index and the period's number.
  ///
  /// The counts are in an array. In a dictionary, the free slots would take as much memory again.
  private struct Tally {
    private(set) var places: [Int64: Int] = [:]
    private(set) var counts: [RatingCounts] = []
    /// The number of ratings off the scale and the first of them, by the same key.
    private(set) var offScale: [Int64: (number: Int, value: Double)] = [:]

    mutating func add(_ line: RatingLine, to key: Int64, _ empty: RatingCounts) throws(ReadingError)
    {
      let place = places[key] ?? counts.count
      if place == counts.count {
        places[key] = place
        counts.append(empty)
      }
      try counts[place].add(line)
      if !line.offScale.isNaN {
        let (number, value) = offScale[key] ?? (0, line.offScale)
        offScale[key] = (number.adding(line.number), value)
      }
    }
  }

  private let dates: DateSettings
  private let empty: RatingCounts
  private var certain = Tally()
  private var either: [Order: Tally] = [:]
  /// The first date that is valid in only one order.
  private var decided: (order: Order, text: String, line: Int)?
  /// The first date that is in different periods in the two orders.
  private var ambiguous: (text: String, line: Int)?
  private var labels: [[UInt8]: Int] = [:]
  /// The number of ratings before `--since` or after `--until`.
  private var leftOut = 0
  /// The same number for dates with two meanings, in each order of day and month.
  private var leftOutIn: [Order: Int] = [:]

  var hasLabels: Bool { dates.hasLabels }

  private var period: HistoryPeriod { dates.period ?? .month }

  init(_ dates: DateSettings, empty: RatingCounts) {
    self.dates = dates
    self.empty = empty
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

  /// The number of a day's period; nil before `--since` and after `--until`.
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

  /// The first date that can be two days; nil if another date has decided the order.
  var problem: (text: String, line: Int)? { decided == nil ? ambiguous : nil }

  /// The first period with no rating on the scale: its name, and its first rating; nil if none.
  var periodOffScale: (name: String, value: Double)? {
    for tally in [certain, either[decided?.order ?? .dayFirst] ?? Tally()] {
      let keys = tally.offScale.filter { key, found in
        tally.places[key].map { tally.counts[$0].total == Int64(found.number) } == true
      }
      guard let first = keys.min(by: { $0.key < $1.key }) else { continue }
      let number = Int(Int32(truncatingIfNeeded: first.key))
      let label = labels.first { $0.value == number }?.key
      let name =
        label.map { String(decoding: $0, as: UTF8.self) }
        ?? period.text(of: period.firstDay(of: number))
      return (name, first.value.value)
    }
    return nil
  }

  // MARK: Results

  var notes: [String] {
    func note(_ count: Int, _ phrase: String) -> String? {
      count == 0
        ? nil : "\(Messages.count(count, "rating")) \(count == 1 ? "has" : "have") \(phrase)"
    }
    return [
      note(
        leftOut + (leftOutIn[decided?.order ?? .dayFirst] ?? 0),
        "a date outside of --since and --until"),
      firstDayLabel.map { label in
        "labels such as \(String(decoding: label, as: UTF8.self).quoted) are sorted as texts; "
          + "--period day sorts dates"
      },
    ].compactMap { $0 }
  }

  /// The first label that is a day; nil without one.
  private var firstDayLabel: [UInt8]? {
    labels.filter { Self.isDay($0.key) }.min { $0.value < $1.value }?.key
  }

  /// Whether a label is a day with its year last, such as `9/3/2025`, so that it cannot be sorted.
  private static func isDay(_ label: [UInt8]) -> Bool {
    guard label.prefix(3).contains(UInt8(ascii: "/")) else { return false }
    do throws(LineProblem) {
      var scanner = DateScanner(label[...])
      switch try scanner.date() {
      case .either, .since(_, .day): return true
      default: return false
      }
    } catch { return false }
  }

  /// Calls `body` with the rows of each group.
  ///
  /// Rows are in any order. A period can have two rows, one for dates with two meanings.
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

  /// Makes the history of a group from its rows.
  ///
  /// - Parameter name: The group's name in messages; empty if there is one group.
  func history(_ rows: [Row], name: String) throws(ReadingError) -> RatingHistory {
    var history = try dates.hasLabels ? labelled(rows, name) : dated(rows, name)
    history.axis = dates.axis
    history.least = dates.least
    return history
  }

  private func labelled(_ rows: [Row], _ name: String) throws(ReadingError) -> RatingHistory {
    guard rows.count <= RatingHistory.periodLimit else {
      throw .data("\(tooMany(rows.count, "label", name)); use another --date-column")
    }
    let texts = Dictionary(uniqueKeysWithValues: labels.map { ($0.value, $0.key) })
    return RatingHistory(
      // In the order of their first appearance in the file.
      labels: rows.sorted { $0.number < $1.number }.map {
        (String(decoding: texts[$0.number] ?? [], as: UTF8.self), $0.counts)
      })
  }

  private func dated(_ rows: [Row], _ name: String) throws(ReadingError) -> RatingHistory {
    let days = rows.map { (period.firstDay(of: $0.number), $0.counts) }
    let first = dates.since ?? days.map { $0.0 }.min()
    let last = dates.until ?? days.map { $0.0 }.max()
    if let first, let last {
      func count(_ period: HistoryPeriod) -> Int {
        period.number(of: last) - period.number(of: first) + 1
      }
      if count(period) > RatingHistory.periodLimit {
        let longer = HistoryPeriod.allCases.first { count($0) <= RatingHistory.periodLimit }
        let part = period.firstDay(
          of: period.number(of: last) - RatingHistory.periodLimit + 1)
        let way =
          dates.isCalendar ? nil : longer.map { "use --period \($0.rawValue) (\(count($0)))" }
        throw .data(
          tooMany(count(period), period.rawValue, name) + "; "
            + (way ?? "give --since \(part) for the last \(RatingHistory.periodLimit)"))
      }
    }
    return RatingHistory(
      days.map { (max($0.0, dates.since ?? $0.0), $0.1) }, by: period, since: dates.since,
      until: dates.until)
  }

  private func tooMany(_ count: Int, _ unit: String, _ name: String) -> String {
    (name.isEmpty ? "" : "\(name.quoted) has ") + Messages.count(count, unit)
      + "; a history has at most \(RatingHistory.periodLimit) periods"
  }
}
