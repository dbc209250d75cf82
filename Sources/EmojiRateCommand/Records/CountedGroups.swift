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
    /// The number of ratings without a date.
    fileprivate var undatedCount = 0
    /// The ratings over time; nil without dates.
    var history: RatingHistory?
    /// The index of the group's column of ratings, and its label without it; both sort the groups.
    fileprivate var columnIndex = 0
    fileprivate var product: [UInt8] = []
    /// The label of the group's column of ratings; empty if there is only one column.
    fileprivate(set) var column: [UInt8] = []
    /// The sum of means, each multiplied by its number of ratings.
    fileprivate var sum = 0.0
    fileprivate var number = 0
  }

  /// The groups, sorted by label, or by product and column; in the order of their first lines while
  /// lines are counted.
  private(set) var groups: [Group] = []
  /// The index of each group by its ``LineGroup/key``.
  private var indexes: [[UInt8]: Int] = [:]
  /// The index of each group whose key is not ASCII: `ü` can be one character or two.
  private var spellings: [[String]: Int] = [:]
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
    _ opener: @escaping InputOpener
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
    let group = source.group
    let wrong = try source.readAll { (line) throws(ReadingError) in
      between.add(line)
      try add(line, to: group)
    }
    try checkDates(source)
    try checkScale(source)
    if !input.clamps { try checkPeriods() }
    tellApart()
    indexes = [:]
    spellings = [:]
    try makeHistories()
    let notesOfDates = (dated?.notes ?? []) + undatedNotes
    // Free the counts by period, which take as much memory as the histories made from them.
    dated = nil
    guard groups.contains(where: { $0.isRated }) else {
      throw .command(wrong.warning.map { .data($0) } ?? source.isEmpty(notesOfDates))
    }
    let undrawn = undrawnWarning
    let unanswered = leaveOutUnrated(isOverTime: isOverTime)
    let inaccurate = between.warning(areCounted: input.columns.count != nil)
    warnings = [wrong.warning].compactMap { $0 } + source.warnings
    warnings += [unanswered, undrawn, inaccurate].compactMap { $0 }
    notes = source.notes + source.counted + notesOfDates
    members = source.members(skipped: wrong)
    for index in groups.indices where groups[index].number > 0 {
      groups[index].counts = mean(of: groups[index])
    }
    // Sorted in place, because a second list of many groups takes much memory.
    groups.sort { $0.precedes($1) }
  }

  /// The number of ratings in all groups.
  var total: Int { groups.reduce(0) { $0 + ($1.counts.number ?? 0) } }

  // MARK: Counting

  private mutating func add(_ line: RatingLine, to group: LineGroup) throws(ReadingError) {
    let index = try index(of: group)
    let isUndated = dated != nil && line.date == .missing
    let isCounted = dated == nil || isUndated && countsUndated
    try groups[index].add(line, isCounted: isCounted, nameHint)
    guard line.hasRating else { return }
    if !line.offScale.isNaN {
      offScale[index, default: OffScale()].add(
        line.offScale, line.number, scale.minimum...scale.maximum, place: "")
    }
    if isUndated { groups[index].undatedCount += line.number }
    try dated?.add(line, group: index)
  }

  /// The index of a line's group, which the group's first line adds.
  private mutating func index(of group: LineGroup) throws(ReadingError) -> Int {
    if let index = indexes[group.key] { return index }
    if group.key.contains(where: { $0 > 0x7F && $0 != LineGroup.separator }) {
      let spelling = LineGroup.parts(of: group.key[...]).map { String(decoding: $0, as: UTF8.self) }
      if let index = spellings[spelling] { return index }
      spellings[spelling] = groups.count
    }
    guard groups.count < Self.most else { throw Self.tooManyGroups }
    indexes[group.key] = groups.count
    groups.append(Group(group, empty))
    return groups.count - 1
  }

  fileprivate static let tooManyRatings = "there are more than 999,999,999 ratings of a value"

  private static var tooManyGroups: ReadingError {
    .data(
      "there are more than \(Messages.count(most)) groups; "
        + "see that --group-column is the column of what was rated")
  }

  // MARK: Checks

  /// Throws if the order of day and month is not known.
  private func checkDates(_ source: RatingLines) throws(ReadingError) {
    guard let problem = dated?.problem else { return }
    let sentence = "\(problem.text.quoted) \(WrittenDate.ambiguity)"
    throw .problem(source.problem(sentence, line: problem.line))
  }

  /// Throws if one group has too many ratings off the scale, even if few of all ratings are.
  private func checkScale(_ source: RatingLines) throws(ReadingError) {
    guard groups.count > 1 else { return }
    for index in groups.indices {
      guard let offScale = offScale[index] else { continue }
      let group = groups[index]
      let error = source.scaleError(
        offScale, of: group.ratingCount, group: String(decoding: group.label, as: UTF8.self),
        column: String(decoding: group.column, as: UTF8.self))
      if let error { throw .command(error) }
    }
  }

  /// Throws if all ratings of a period are off the scale.
  private func checkPeriods() throws(ReadingError) {
    guard let (name, value) = dated?.periodOffScale else { return }
    throw .data(
      "all ratings of \(name.quoted) are outside of \(Messages.range(scale.minimum...scale.maximum)), "
        + "the first is \(Messages.plain(value)); give another --minimum or --maximum, or --clamp")
  }

  // MARK: Results

  /// Gives a label with the parts in quotes to groups whose label an earlier group has.
  private mutating func tellApart() {
    var known: Set<[UInt8]> = []
    let others = indexes.filter { $0.key != groups[$0.value].label }
      .sorted { LineGroup.isSorted($0.key, $1.key) }
    for (key, index) in others where !known.insert(groups[index].label).inserted {
      groups[index].quoteLabel(key)
    }
  }

  /// Makes histories from the counts by period, and adds these to the counts of their groups.
  private mutating func makeHistories() throws(ReadingError) {
    guard let dated else { return }
    try dated.forEachGroup(of: groups.count) { (index, rows) throws(ReadingError) in
      guard !rows.isEmpty else { return }
      for row in rows {
        do throws(RatingCountsError) { try groups[index].counts.merge(row.counts) } catch {
          throw .data(Self.tooManyRatings)
        }
      }
      let name = groups.count > 1 ? String(decoding: groups[index].label, as: UTF8.self) : ""
      groups[index].history = try dated.history(rows, name: name)
    }
  }

  /// A phrase with the names of all wanted groups, or of the first three.
  private func names(where isWanted: (Group) -> Bool) -> String {
    var names: [String] = []
    for group in groups where isWanted(group) {
      names.append(String(decoding: group.label, as: UTF8.self).quoted)
    }
    return names.count < 5
      ? names.listed("and")
      : names.prefix(3).joined(separator: ", ") + " and \(Messages.count(names.count - 3)) others"
  }

  /// The note about ratings without a date.
  private var undatedNotes: [String] {
    let count = groups.reduce(0) { $0 + $1.undatedCount }
    guard count > 0 else { return [] }
    let missing = dated?.hasLabels == true ? "label" : "date"
    let owners = groups.count > 1 ? ", of \(names { $0.undatedCount > 0 })" : ""
    return [
      "\(Messages.count(count, "rating")) \(count == 1 ? "has" : "have") no \(missing)\(owners)"
        + (countsUndated ? "; the pictures count them" : "")
    ]
  }

  /// The warning about groups without a picture because none of their ratings has a date; or nil.
  private var undrawnWarning: String? {
    let undrawn = names { $0.undatedCount > 0 && $0.counts.total == 0 }
    return undrawn.isEmpty || groups.count < 2
      ? nil : "no rating of \(undrawn) has a date, so there is no picture"
  }

  /// Removes groups without ratings.
  ///
  /// A column of ratings that an option asks for has a picture without ratings too, unless there
  /// are groups of lines.
  ///
  /// - Returns: The warning about removed columns of ratings; nil if there are none.
  private mutating func leaveOutUnrated(isOverTime: Bool) -> String? {
    let keepsUnanswered = !isOverTime && groups.allSatisfy { $0.product.isEmpty }
    let unanswered = keepsUnanswered ? "" : names { $0.isUnanswered }
    groups.removeAll { !$0.isRated && !(keepsUnanswered && $0.isUnanswered) }
    return unanswered.isEmpty
      ? nil : "nobody has answered \(unanswered), so there is no picture"
  }

  private func mean(of group: Group) -> RatingCounts {
    RatingCounts(
      mean: group.sum / Double(group.number), number: group.number, minimum: scale.minimum,
      maximum: scale.maximum)
  }
}

extension CountedGroups.Group {
  /// Makes the group of a line, with no ratings yet.
  fileprivate init(_ line: LineGroup, _ empty: RatingCounts) {
    self.init(counts: empty, label: line.label)
    guard let index = line.column else { return }
    columnIndex = index
    column = line.columnLabel
    product = line.product
  }

  /// Whether there are ratings, with a date if the picture is over time.
  fileprivate var isRated: Bool { counts.total + Int64(number) > 0 }

  /// Whether the group is a column of ratings without a single one.
  fileprivate var isUnanswered: Bool { !column.isEmpty && ratingCount == 0 }

  /// Whether another group comes later: by the label, or by the product and the column of ratings.
  fileprivate func precedes(_ other: Self) -> Bool {
    if column.isEmpty { return label.lexicographicallyPrecedes(other.label) }
    return product == other.product
      ? columnIndex < other.columnIndex : product.lexicographicallyPrecedes(other.product)
  }

  /// Makes a label from a key, with each part in quotes.
  fileprivate mutating func quoteLabel(_ key: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    var parts = LineGroup.parts(of: key[...])
    if !column.isEmpty { parts.removeLast() }
    let label = parts.map { [quote] + $0 + [quote] }.joined(separator: " / ".utf8)
    let end = column.isEmpty ? [] : ": \"".utf8 + column + [quote]
    self.label = Array(label) + end
  }

  /// Takes the name of a line, and counts its ratings unless they are counted by period.
  fileprivate mutating func add(
    _ line: RatingLine, isCounted: Bool, _ nameHint: String
  ) throws(ReadingError) {
    if !line.name.isEmpty { try take(line.name, nameHint) }
    guard line.hasRating else {
      missing += 1
      return
    }
    ratingCount = ratingCount.adding(line.number)
    if case .mean(let number) = line.amount {
      self.number += number
      sum += line.value * Double(number)
    } else if isCounted {
      try counts.add(line)
    }
  }

  /// Takes the name of a line; throws if an earlier line of the group has another one.
  private mutating func take(_ name: [UInt8], _ nameHint: String) throws(ReadingError) {
    if self.name.isEmpty { self.name = name }
    guard self.name != name else { return }
    let first = String(decoding: self.name, as: UTF8.self)
    let other = String(decoding: name, as: UTF8.self)
    // Texts can be equal that differ in their bytes: `ü` can be one character or two.
    guard first == other else {
      throw .line(
        "the name \(other.quoted) differs from \(first.quoted), "
          + "which the same group has before\(nameHint)")
    }
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
      throw .line(CountedGroups.tooManyRatings)
    }
    self = sum
  }
}
