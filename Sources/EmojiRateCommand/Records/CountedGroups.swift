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
    /// The ratings over time; nil without dates.
    var history: RatingHistory?
    /// The number of groups before it in the file.
    fileprivate let index: Int
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

  /// The most groups; each is a file.
  static let most = 1_000_000

  /// Counts the ratings of `--values`; throws if there are none.
  init(
    _ input: InputSettings, empty: RatingCounts, isStrict: Bool, _ opener: InputOpener
  ) throws(ReadingError) {
    self.empty = empty
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
    try finish()
    guard !groups.isEmpty else {
      throw .command(wrong.count > 0 ? .data(wrong.warning!) : source.isEmpty(dated?.notes ?? []))
    }
    warnings = [wrong.warning].compactMap { $0 } + source.warnings
    notes = source.notes + source.counted + (dated?.notes ?? [])
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
    groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  // MARK: Counting

  private mutating func add(_ line: RatingLine) throws(ReadingError) {
    let isDated = dated != nil
    let new = Group(counts: empty, index: groups.count)
    let index = try groups[line.group, default: new].add(line, isDated: isDated)
    if line.hasRating { try dated?.add(line, group: index) }
    if groups.count > Self.most {
      throw .data(
        "there are more than \(Messages.count(Self.most)) groups; "
          + "see that --group-column is the column of what was rated")
    }
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
  /// Takes the name of a line and counts it, unless its period does.
  ///
  /// - Returns: The group's index.
  fileprivate mutating func add(_ line: RatingLine, isDated: Bool) throws(ReadingError) -> Int {
    if !line.name.isEmpty {
      guard name.isEmpty || name == line.name else {
        throw .line(
          "the name \(String(decoding: line.name, as: UTF8.self).quoted) differs from "
            + "\(String(decoding: name, as: UTF8.self).quoted), which the same group has before")
      }
      name = line.name
    }
    guard line.hasRating else {
      missing += 1
      return index
    }
    if case .mean(let number) = line.amount {
      self.number += number
      sum += line.value * Double(number)
    } else if !isDated {
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
