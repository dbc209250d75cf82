import EmojiRate
import EmojiRateControl

/// The ratings of files, counted by group in one pass.
///
/// Memory grows only with the number of groups.
struct CountedGroups {
  struct Group {
    var counts: RatingCounts
    /// The name of the file; empty if it is the label of the group.
    var name: [UInt8] = []
    /// The number of lines without a rating.
    var missing = 0
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
  private let empty: RatingCounts
  private let scale: Rating

  /// The most groups; each is a file.
  static let most = 1_000_000

  /// Counts the ratings of `--values`; throws if there are none.
  init(_ settings: inout Settings) throws {
    empty = try settings.emptyCounts()
    scale = Rating(empty.minimum, minimum: empty.minimum, maximum: empty.maximum)
    guard !settings.input.values.isEmpty else {
      throw CommandError.usage("there are no ratings; give --values with a list, a file or -")
    }
    var source = try ValueSource(settings.input, scale: scale, isStrict: settings.remarks.isStrict)
    var nearest = scale
    nearest.step = step
    var between = (count: 0, first: "")
    var counted = self
    wrong = try source.readAll { line in
      let isOne = if case .one = line.amount { true } else { false }
      if isOne, line.value == line.value {
        nearest.value = line.value
        if nearest.value != line.value {
          if between.count == 0 {
            between.first = "\(PlainDecimal(line.value).text) in line \(line.line)"
          }
          between.count += 1
        }
      }
      try counted.add(line)
    }
    groups = counted.groups
    finish()
    guard !groups.isEmpty else {
      throw wrong.count > 0 ? CommandError.data(wrong.warning!) : source.isEmpty
    }
    warnings = [wrong.warning].compactMap { $0 } + source.warnings
    notes = source.notes + source.counted
    missing = source.missingCount
    members = source.members(skipped: wrong.count)
    if between.count > 0 {
      warnings.append(
        "\(Messages.count(between.count, "rating")) between two values, first \(between.first); "
          + "each counts for the nearest, and exactly in the mean; give a smaller --step to show them"
      )
    }
  }

  /// The number of lines without a rating.
  private(set) var missing = 0

  /// The distance between two values.
  private var step: Double { (empty.maximum - empty.minimum) / Double(empty.valueCount - 1) }

  /// The ratings of all groups together.
  var total: Group {
    var total = Group(counts: empty, missing: missing)
    for group in groups.values {
      _ = total.counts.merge(group.counts)
      total.number += group.number
      total.sum += group.sum
    }
    if total.number > 0 { total.counts = mean(of: total) }
    return total
  }

  /// The groups in the order of their labels.
  var sorted: [(key: [UInt8], value: Group)] {
    groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  // MARK: Counting

  private mutating func add(_ line: RatingLine) throws {
    try groups[line.group, default: Group(counts: empty)].add(line, step)
    if groups.count > Self.most {
      throw CommandError.data(
        "there are more than \(Messages.count(Self.most)) groups; "
          + "see that --group-column is the column of what was rated")
    }
  }

  /// Leaves out groups without ratings, and makes counts of means.
  private mutating func finish() {
    groups = groups.filter { $0.value.counts.number + $0.value.number > 0 }
    for (label, group) in groups where group.number > 0 { groups[label]!.counts = mean(of: group) }
  }

  private func mean(of group: Group) -> RatingCounts {
    RatingCounts(
      mean: group.sum / Double(group.number), number: group.number, minimum: scale.minimum,
      maximum: scale.maximum)
  }
}

extension CountedGroups.Group {
  fileprivate mutating func add(_ line: RatingLine, _ step: Double) throws {
    if !line.name.isEmpty {
      guard name.isEmpty || name == line.name else {
        throw LineProblem(
          "the name \(String(decoding: line.name, as: UTF8.self).quoted) differs from "
            + "\(String(decoding: name, as: UTF8.self).quoted), which the same group has before")
      }
      name = line.name
    }
    guard line.value == line.value else {
      missing += 1
      return
    }
    switch line.amount {
    case .one: counts.add(line.value)
    case .many(let number):
      var one = RatingCounts(valueCount: counts.valueCount, minimum: counts.minimum, step: step)
      one.add(line.value)
      try merge(one.counts.map { $0 * number }, step, mean: line.value)
    case .counts(let numbers): try merge(numbers, step)
    case .mean(let number):
      self.number += number
      sum += line.value * Double(number)
    }
  }

  private mutating func merge(_ numbers: [Int], _ step: Double, mean: Double? = nil) throws {
    let isTooMany = numbers.contains { $0 > RatingCounts.countLimit }
    let other = RatingCounts(counts: numbers, minimum: counts.minimum, step: step, mean: mean)
    guard !isTooMany, counts.merge(other) else {
      throw LineProblem("there are more than 999,999,999 ratings of a value")
    }
  }
}
