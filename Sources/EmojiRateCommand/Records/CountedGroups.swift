import EmojiRate
import EmojiRateHistory

/// The ratings of files, counted by group in one pass.
///
/// Memory grows only with the number of groups.
struct CountedGroups {
  struct Group {
    var counts: RatingCounts
    /// The name of the file; empty if it is the label of the group.
    var name: [UInt8] = []
    var missing = 0
    /// The number of lines with a rating.
    fileprivate var lineCount: Int32 = 0
    /// The ratings over time; nil without dates.
    var history: RatingHistory?
    /// The number of groups before it in the file.
    fileprivate let index: Int
    /// The number of its column of ratings and the rest of its label, by which groups are sorted.
    fileprivate var columnIndex = 0
    fileprivate var product: [UInt8] = []
    /// The label of its column; empty if there is one column.
    fileprivate(set) var column: [UInt8] = []
    /// The sum of means, each as often as it has ratings.
    fileprivate var sum = 0.0
    fileprivate var number = 0
  }

  private(set) var groups: [[UInt8]: Group] = [:]
  private(set) var wrong = WrongLines()
  private(set) var warnings: [String] = []
  private(set) var notes: [String] = []
  /// The members of the manifest about lines without a picture.
  private(set) var members = ""
  /// The ratings by period; nil without dates.
  private var dated: DatedCounts?
  private let empty: RatingCounts
  private let scale: Rating
  /// The ratings off the scale by the index of their group.
  private var offScale: [Int: OffScale] = [:]
  /// The numbers of ratings without a date by the index of their group.
  private var undated: [Int: Int] = [:]
  /// Whether ratings without a date count.
  private let countsUndated: Bool
  /// What is to do if a group has several names.
  private let nameHint: String

  /// The most groups; each is a file.
  static let most = 1_000_000

  /// Counts the ratings of `--values`; throws if there are none.
  ///
  /// - Parameter isOverTime: Whether the pictures are over time, so that ratings without a date have no place in them.
  init(
    _ input: InputSettings, empty: RatingCounts, isStrict: Bool, isOverTime: Bool,
    _ opener: InputOpener
  ) throws(ReadingError) {
    self.empty = empty
    countsUndated = !isOverTime && input.dates.since == nil && input.dates.until == nil
    nameHint =
      input.columns.groups.isEmpty
      ? "; give --group-column \(input.columns.name ?? "")" : ""
    scale = Rating(empty.minimum, minimum: empty.minimum, maximum: empty.maximum)
    guard let given = try input.source(on: scale) else {
      throw .usage("there are no ratings; give --values with a list, a file or -")
    }
    if input.columns.date != nil {
      do throws(CommandError) { try input.dates.check(scale) } catch { throw .command(error) }
      dated = DatedCounts(input.dates, empty: empty)
    }
    var source = RatingLines(given, input, scale: scale, isStrict: isStrict, opener)
    var nearest = scale
    nearest.step = empty.step
    var between = (count: 0, first: "")
    wrong = try source.readAll { (line) throws(ReadingError) in
      let isOne = if case .one = line.amount { true } else { false }
      if isOne, line.hasRating {
        nearest.value = line.value
        if nearest.value != line.value {
          if between.count == 0 {
            between.first = "\(PlainDecimal(line.value).text) in line \(line.line)"
          }
          between.count += 1
        }
      }
      try add(line)
    }
    if let problem = dated?.problem {
      let sentence = "\(problem.text.quoted) \(WrittenDate.ambiguity)"
      throw .problem(source.problem(sentence, line: problem.line))
    }
    try checkScale(source)
    try finish()
    guard !groups.isEmpty else {
      throw .command(
        wrong.count > 0
          ? .data(wrong.warning!) : source.isEmpty((dated?.notes ?? []) + undatedNotes))
    }
    warnings = [wrong.warning].compactMap { $0 } + source.warnings
    notes = source.notes + source.counted + (dated?.notes ?? []) + undatedNotes
    if let unseen { warnings.append(unseen) }
    missing = source.missingCount
    members = source.members(skipped: wrong)
    if between.count > 0 {
      warnings.append(
        "\(Messages.count(between.count, "rating")) between two values, first \(between.first); "
          + "each counts for the nearest, and exactly in the mean; give a smaller --step to show them"
      )
    }
    // Free the counts by period, which take as much memory as the histories.
    dated = nil
  }

  private(set) var missing = 0
  /// The note about ratings without a date.
  private var undatedNotes: [String] = []
  /// The warning about groups that have no picture because their ratings have no date; nil without one.
  private var unseen: String?

  var total: Group {
    var total = Group(counts: empty, missing: missing, index: 0)
    for group in groups.values {
      try? total.counts.merge(group.counts)
      total.number += group.number
      total.sum += group.sum
    }
    if total.number > 0 { total.counts = mean(of: total) }
    return total
  }

  /// The ratings of the only group over time; empty without dates.
  var history: RatingHistory { groups.values.first?.history ?? RatingHistory(labels: []) }

  var sorted: [(key: [UInt8], value: Group)] {
    groups.sorted { one, other in
      let (first, second) = (one.value, other.value)
      if first.column.isEmpty { return one.key.lexicographicallyPrecedes(other.key) }
      return first.product == second.product
        ? first.columnIndex < second.columnIndex
        : first.product.lexicographicallyPrecedes(second.product)
    }
  }

  // MARK: Counting

  private mutating func add(_ line: RatingLine) throws(ReadingError) {
    let isDated = dated != nil
    let (empty, count) = (empty, groups.count)
    let isCounted = !isDated || countsUndated && line.date == .missing
    let index = try groups[line.group, default: Group(line, empty, index: count)].add(
      line, isCounted: isCounted, nameHint)
    if line.hasRating {
      if !line.offScale.isNaN {
        offScale[index, default: OffScale()].add(
          line.offScale, scale.minimum...scale.maximum, place: "")
      }
      if isDated, line.date == .missing { undated[index, default: 0] += 1 }
      try dated?.add(line, group: index)
    }
    if groups.count > Self.most {
      throw .data(
        "there are more than \(Messages.count(Self.most)) groups; "
          + "see that --group-column is the column of what was rated")
    }
  }

  /// Refuses a group with too many ratings off the scale, which may be few among those of all groups.
  private func checkScale(_ source: RatingLines) throws(ReadingError) {
    guard groups.count > 1, !offScale.isEmpty else { return }
    for (label, group) in groups.sorted(by: { $0.value.index < $1.value.index }) {
      guard let offScale = offScale[group.index] else { continue }
      let name = String(decoding: label, as: UTF8.self)
      let error = source.scaleError(offScale, of: Int(group.lineCount), group: name)
      if let error { throw .command(error) }
    }
  }

  /// The names of groups, or the first of them.
  private func names(where isWanted: (Group) -> Bool) -> String {
    let names = groups.filter { isWanted($0.value) }
      .sorted { $0.value.index < $1.value.index }
      .map { String(decoding: $0.key, as: UTF8.self).quoted }
    return names.count < 5
      ? Messages.list(names, "and")
      : names.prefix(3).joined(separator: ", ") + " and \(Messages.count(names.count - 3)) others"
  }

  /// Leaves out groups without ratings, and makes counts of means and histories of dated counts.
  private mutating func finish() throws(ReadingError) {
    let labels = groups.map { ($0.value.index, $0.key) }.sorted { $0.0 < $1.0 }.map { $0.1 }
    try dated?.forEachGroup(of: groups.count) { (index, rows) throws(ReadingError) in
      for row in rows { try? groups[labels[index]]!.counts.merge(row.counts) }
      guard !rows.isEmpty else { return }
      let name = groups.count > 1 ? String(decoding: labels[index], as: UTF8.self) : ""
      groups[labels[index]]!.history = try dated?.history(rows, name: name)
    }
    let count = undated.values.reduce(0, +)
    if count > 0 {
      let phrase =
        "\(Messages.count(count, "rating")) \(count == 1 ? "has" : "have") no "
        + (dated?.hasLabels == true ? "label" : "date")
      let owners = groups.count > 1 ? ", of \(names { undated[$0.index] != nil })" : ""
      undatedNotes = [phrase + owners + (countsUndated ? "; the pictures count them" : "")]
      let unseen = names { undated[$0.index] != nil && $0.counts.total == 0 }
      if !unseen.isEmpty, groups.count > 1 {
        self.unseen = "no rating of \(unseen) has a date, so there is no picture"
      }
    }
    groups = groups.filter { $0.value.counts.total + Int64($0.value.number) > 0 }
    for (label, group) in groups where group.number > 0 { groups[label]!.counts = mean(of: group) }
  }

  private func mean(of group: Group) -> RatingCounts {
    RatingCounts(
      mean: group.sum / Double(group.number), number: group.number, minimum: scale.minimum,
      maximum: scale.maximum)
  }
}

extension CountedGroups.Group {
  /// Makes the group of a line, without ratings.
  fileprivate init(_ line: RatingLine, _ empty: RatingCounts, index: Int) {
    self.init(counts: empty, index: index)
    guard let number = line.column else { return }
    columnIndex = number
    product = line.product
    column = Array(line.group.dropFirst(line.product.isEmpty ? 0 : line.product.count + 2))
  }

  /// Takes the name of a line and counts it, unless its period does.
  ///
  /// - Returns: The group's index.
  fileprivate mutating func add(
    _ line: RatingLine, isCounted: Bool, _ nameHint: String
  ) throws(ReadingError) -> Int {
    if !line.name.isEmpty {
      guard name.isEmpty || name == line.name else {
        throw .line(
          "the name \(String(decoding: line.name, as: UTF8.self).quoted) differs from "
            + "\(String(decoding: name, as: UTF8.self).quoted), which the same group has before\(nameHint)"
        )
      }
      name = line.name
    }
    guard line.hasRating else {
      missing += 1
      return index
    }
    lineCount += 1
    if case .mean(let number) = line.amount {
      self.number += number
      sum += line.value * Double(number)
    } else if isCounted {
      try counts.add(line)
    }
    return index
  }
}

extension RatingCounts {
  /// Adds the ratings of a line that is no mean.
  mutating func add(_ line: RatingLine) throws(ReadingError) {
    if case .one = line.amount { return add(line.value) }
    var (sum, expected) = (self, total)
    switch line.amount {
    case .one, .mean: return add(line.value)
    case .many(let number):
      sum.add(line.value, times: number)
      expected += Int64(number)
    case .counts(let numbers):
      try? sum.merge(RatingCounts(counts: numbers, minimum: minimum, step: step))
      for number in numbers { expected += Int64(number) }
    }
    guard sum.total == expected else {
      throw .line("there are more than 999,999,999 ratings of a value")
    }
    self = sum
  }
}
