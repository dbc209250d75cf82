import EmojiRate
import EmojiRateHistory

/// The ratings of files, counted by group in one pass.
///
/// The memory grows with the number of groups and periods, but not with the number of lines.
struct CountedGroups {
  struct Group {
    var counts: RatingCounts
    /// The name of the group in messages and on pages, which no other group has.
    fileprivate(set) var label: [UInt8] = []
    /// The label for the file's name, from `--name-column`; empty if it is the label of the group.
    var name: [UInt8] = []
    var missing = 0
    /// The number of ratings, including the ratings behind means.
    fileprivate var ratingCount = 0
    /// The ratings over time; nil without dates.
    var history: RatingHistory?
    /// The position of the group by its first line, from 0.
    fileprivate let index: Int
    /// The index of the group's column of ratings, and its label without it; both sort the groups.
    fileprivate var columnIndex = 0
    fileprivate var product: [UInt8] = []
    /// The label of the group's column of ratings; empty if there is only one column.
    fileprivate(set) var column: [UInt8] = []
    /// The sum of means, each multiplied by its number of ratings.
    fileprivate var sum = 0.0
    fileprivate var number = 0
  }

  /// The groups by ``RatingLine/key``.
  private(set) var groups: [[UInt8]: Group] = [:]
  /// The first spelling of each key outside of ASCII: `ü` can be one character or two.
  private var spellings: Set<String> = []
  private(set) var wrong = WrongLines()
  private(set) var warnings: [String] = []
  private(set) var notes: [String] = []
  /// The members of the manifest about lines without a picture, each followed by a comma.
  private(set) var members = ""
  /// The ratings by period; nil without dates.
  private var dated: DatedCounts?
  private let empty: RatingCounts
  private let scale: Rating
  /// The ratings off the scale, by the index of their group.
  private var offScale: [Int: OffScale] = [:]
  /// The number of ratings without a date, by the index of their group.
  private var undated: [Int: Int] = [:]
  /// Whether ratings without a date count.
  private let countsUndated: Bool
  /// The advice for the error about a group with several names.
  private let nameHint: String

  /// The maximum number of groups, because each makes a file.
  static let most = 1_000_000

  /// Counts the ratings of `--values`; throws if there are no ratings.
  ///
  /// - Parameter isOverTime: Whether the pictures show periods, which exclude undated ratings.
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
    var between = RatingsBetween(scale, step: empty.step)
    wrong = try source.readAll { (line) throws(ReadingError) in
      between.add(line)
      try add(line)
    }
    if let problem = dated?.problem {
      let sentence = "\(problem.text.quoted) \(WrittenDate.ambiguity)"
      throw .problem(source.problem(sentence, line: problem.line))
    }
    try checkScale(source)
    if !input.clamps, let (name, value) = dated?.periodOffScale {
      throw .data(
        "all ratings of \(name.quoted) are outside of \(Messages.range(scale.minimum...scale.maximum)), "
          + "the first is \(Messages.plain(value)); give another --minimum or --maximum, or --clamp"
      )
    }
    try finish(isOverTime: isOverTime)
    guard !groups.isEmpty else {
      throw .command(
        wrong.warning.map { .data($0) } ?? source.isEmpty((dated?.notes ?? []) + undatedNotes))
    }
    warnings = [wrong.warning].compactMap { $0 } + source.warnings + warnings
    notes = source.notes + source.counted + (dated?.notes ?? []) + undatedNotes
    if let unseen { warnings.append(unseen) }
    missing = source.missingCount
    members = source.members(skipped: wrong)
    if let warning = between.warning(areCounted: input.columns.count != nil) {
      warnings.append(warning)
    }
    // Free the counts by period, which take as much memory as the histories made from them.
    dated = nil
  }

  private(set) var missing = 0
  /// The note about ratings without a date.
  private var undatedNotes: [String] = []
  /// The warning about groups without a picture because none of their ratings has a date; or nil.
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
    // Sorted in place, because a second list of many groups takes much memory.
    var sorted = groups.values.map { (key: $0.label, value: $0) }
    sorted.sort { one, other in
      let (first, second) = (one.value, other.value)
      if first.column.isEmpty { return first.label.lexicographicallyPrecedes(second.label) }
      return first.product == second.product
        ? first.columnIndex < second.columnIndex
        : first.product.lexicographicallyPrecedes(second.product)
    }
    return sorted
  }

  // MARK: Counting

  private mutating func add(_ line: RatingLine) throws(ReadingError) {
    let isDated = dated != nil
    let (empty, count) = (empty, groups.count)
    let isCounted = !isDated || countsUndated && line.date == .missing
    let index = try groups[key(of: line), default: Group(line, empty, index: count)].add(
      line, isCounted: isCounted, nameHint)
    if line.hasRating {
      if !line.offScale.isNaN {
        offScale[index, default: OffScale()].add(
          line.offScale, line.number, scale.minimum...scale.maximum, place: "")
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

  /// The key of a line's group, in the spelling of the group's first line.
  private mutating func key(of line: RatingLine) -> [UInt8] {
    guard line.key.contains(where: { $0 > 0x7F }), groups[line.key] == nil else { return line.key }
    let key = String(decoding: line.key, as: UTF8.self)
    return Array(spellings.insert(key).memberAfterInsert.utf8)
  }

  /// Throws if one group has too many ratings off the scale, even if few of all ratings are.
  private func checkScale(_ source: RatingLines) throws(ReadingError) {
    guard groups.count > 1, !offScale.isEmpty else { return }
    for group in groups.values.sorted(by: { $0.index < $1.index }) {
      guard let offScale = offScale[group.index] else { continue }
      let name = String(decoding: group.label, as: UTF8.self)
      let error = source.scaleError(offScale, of: group.ratingCount, group: name)
      if let error { throw .command(error) }
    }
  }

  /// A phrase with the names of all wanted groups, or of the first three.
  private func names(where isWanted: (Group) -> Bool) -> String {
    let names = groups.values.filter(isWanted)
      .sorted { $0.index < $1.index }
      .map { String(decoding: $0.label, as: UTF8.self).quoted }
    return names.count < 5
      ? names.listed("and")
      : names.prefix(3).joined(separator: ", ") + " and \(Messages.count(names.count - 3)) others"
  }

  /// Makes histories from dated counts and counts from means, and removes groups without ratings.
  ///
  /// A column of ratings that an option asks for has a picture without ratings too, unless there
  /// are groups of lines.
  private mutating func finish(isOverTime: Bool) throws(ReadingError) {
    spellings = []
    tellApart()
    let keys = groups.map { ($0.value.index, $0.key) }.sorted { $0.0 < $1.0 }.map { $0.1 }
    try dated?.forEachGroup(of: groups.count) { (index, rows) throws(ReadingError) in
      for row in rows { try? groups[keys[index]]?.counts.merge(row.counts) }
      guard !rows.isEmpty else { return }
      let label = groups[keys[index]]?.label ?? []
      let name = groups.count > 1 ? String(decoding: label, as: UTF8.self) : ""
      groups[keys[index]]?.history = try dated?.history(rows, name: name)
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
    let unanswered = names { $0.isUnanswered }
    guard groups.values.contains(where: { $0.isRated }) else {
      groups = [:]
      return
    }
    let keepsUnanswered = !isOverTime && groups.values.allSatisfy { $0.product.isEmpty }
    groups = groups.filter { $0.value.isRated || keepsUnanswered && $0.value.isUnanswered }
    if !keepsUnanswered, !unanswered.isEmpty {
      warnings.append("nobody has answered \(unanswered), so there is no picture")
    }
    for (key, group) in groups where group.number > 0 {
      let counts = mean(of: group)
      groups[key]?.counts = counts
    }
  }

  /// Gives a label with the parts in quotes to groups whose label an earlier group has.
  private mutating func tellApart() {
    var known: Set<[UInt8]> = []
    let others = groups.filter { $0.key != $0.value.label }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (key, group) in others where !known.insert(group.label).inserted {
      let quote = UInt8(ascii: "\"")
      var parts = key.split(separator: RatingLine.separator, omittingEmptySubsequences: false)
      if !group.column.isEmpty { parts.removeLast() }
      let label = parts.map { [quote] + $0 + [quote] }.joined(separator: " / ".utf8)
      let end = group.column.isEmpty ? [] : ": \"".utf8 + group.column + [quote]
      groups[key]?.label = Array(label) + end
    }
  }

  private func mean(of group: Group) -> RatingCounts {
    RatingCounts(
      mean: group.sum / Double(group.number), number: group.number, minimum: scale.minimum,
      maximum: scale.maximum)
  }
}

extension CountedGroups.Group {
  /// Makes the group of a line, with no ratings yet.
  fileprivate init(_ line: RatingLine, _ empty: RatingCounts, index: Int) {
    self.init(counts: empty, label: line.group, index: index)
    guard let number = line.column else { return }
    columnIndex = number
    product = line.product
    column = line.columnLabel
  }

  /// Whether there are ratings, with a date if the picture is over time.
  fileprivate var isRated: Bool { counts.total + Int64(number) > 0 }

  /// Whether the group is a column of ratings without a single one.
  fileprivate var isUnanswered: Bool { !column.isEmpty && ratingCount == 0 }

  /// Takes the name of a line, and counts its ratings unless they are counted by period.
  ///
  /// - Returns: The group's index.
  fileprivate mutating func add(
    _ line: RatingLine, isCounted: Bool, _ nameHint: String
  ) throws(ReadingError) -> Int {
    if !line.name.isEmpty {
      if name.isEmpty { name = line.name }
      if name != line.name {
        let first = String(decoding: name, as: UTF8.self)
        let other = String(decoding: line.name, as: UTF8.self)
        // Texts can be equal that differ in their bytes: `ü` can be one character or two.
        guard first == other else {
          throw .line(
            "the name \(other.quoted) differs from \(first.quoted), "
              + "which the same group has before\(nameHint)")
        }
      }
    }
    guard line.hasRating else {
      missing += 1
      return index
    }
    ratingCount = ratingCount.adding(line.number)
    if case .mean(let number) = line.amount {
      self.number += number
      sum += line.value * Double(number)
    } else if isCounted {
      try counts.add(line)
    }
    return index
  }
}

/// The ratings between two values of the scale; each counts for the nearest value.
private struct RatingsBetween {
  private var nearest: Rating
  private var count = 0
  private var first = ""

  init(_ scale: Rating, step: Double) {
    nearest = scale
    nearest.step = step
  }

  mutating func add(_ line: RatingLine) {
    let number =
      switch line.amount {
      case .one: 1
      case .many(let number): number
      case .counts, .mean: 0
      }
    guard number > 0, line.hasRating else { return }
    nearest.value = line.value
    guard nearest.value != line.value else { return }
    if count == 0 { first = "\(PlainDecimal(line.value).text) in line \(line.line)" }
    count += number
  }

  /// The warning about such ratings; nil if there are none.
  ///
  /// - Parameter areCounted: Whether `--count-column` is given, so that ratings can be means.
  func warning(areCounted: Bool) -> String? {
    guard count > 0 else { return nil }
    return
      "\(Messages.count(count, "rating")) between two values, first \(first); each counts for the "
      + "nearest, and exactly in the mean; give a smaller --step to show them"
      + (areCounted ? ", or, if they are means, --mean-column and --number-column" : "")
  }
}

extension RatingCounts {
  /// Adds the ratings of a line that does not have a mean.
  mutating func add(_ line: RatingLine) throws(ReadingError) {
    if case .one = line.amount { return add(line.value) }
    var sum = self
    var expected = total
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
