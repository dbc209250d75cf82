import EmojiRate
import EmojiRateControl

/// The ratings of a file, counted by group in one pass.
///
/// Memory grows only with the number of groups.
struct CountedGroups {
  private(set) var groups: [[UInt8]: RatingCounts] = [:]
  /// The lines without a rating.
  private(set) var wrong = WrongLines()
  private var warnings: [String] = []
  private let empty: RatingCounts

  /// The most groups; each is a file.
  static let most = 1_000_000

  /// Counts the ratings of `--values`, or adds the counts of `--merge`.
  init(_ settings: inout Settings) throws {
    empty = try settings.emptyCounts()
    if let path = settings.summary.merged {
      try merge(path, settings)
    } else if settings.export.values != nil {
      try count(settings)
    } else {
      throw CommandError.usage(
        "there are no ratings; give --values with a list, a file or -, or --merge with counts")
    }
  }

  /// The warnings about the ratings, such as skipped lines.
  var notices: [String] {
    guard let first = wrong.sentences.first else { return warnings }
    return warnings + ["\(wrong.number) skipped, the first: \(first)"]
  }

  /// The distance between two values.
  private var step: Double { (empty.maximum - empty.minimum) / Double(empty.valueCount - 1) }

  /// The counts of all groups together.
  var total: RatingCounts {
    var total = empty
    for group in groups.values { _ = total.merge(group) }
    return total
  }

  /// The groups in the order of their names.
  var sorted: [(key: [UInt8], value: RatingCounts)] {
    groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// The counts as lines that `--merge` reads.
  var lines: String { sorted.map { Self.line($0.key, $0.value) }.joined() }

  static func line(_ name: [UInt8], _ counts: RatingCounts) -> String {
    let numbers = counts.counts.map(String.init).joined(separator: ",")
    guard !name.isEmpty else { return numbers + "\n" }
    let text = String(decoding: name, as: UTF8.self)
    let isPlain = !text.contains { "\",\n\r".contains($0) }
    return (isPlain ? text : "\"" + text.escaped(["\"": "\"\""]) + "\"") + "," + numbers + "\n"
  }

  private mutating func count(_ settings: Settings) throws {
    var settings = settings
    settings.export.columns.name = settings.summary.group
    let isGrouped = settings.summary.group != nil
    let scale = Rating(empty.minimum, minimum: empty.minimum, maximum: empty.maximum)
    var source = try ValueSource(settings, scale: scale)
    source.allowsNone = true
    var nearest = scale
    nearest.step = step
    var between = (count: 0, first: "")
    try readLines(settings, isUnderstood: { source.hasRecords }) { groups in
      guard let entry = try source.next() else { return false }
      if isGrouped, entry.name.isEmpty {
        throw source.problem("there is no group; give a name", line: entry.line)
      }
      nearest.value = entry.value
      if nearest.value != entry.value {
        if between.count == 0 { between.first = "\(entry.text) in \(source.place(entry.line))" }
        between.count += 1
      }
      try groups.add(isGrouped ? entry.name : []) { $0.add(entry.value) }
      return true
    }
    warnings = source.warnings
    if between.count > 0 {
      warnings.append(
        "\(Messages.count(between.count, "rating")) between two values, first \(between.first); "
          + "each counts for the nearest, and exactly in the mean; give a smaller --step to show them"
      )
    }
  }

  /// Calls `read` for every line until it returns false; throws if a line is wrong and the reaction is to stop.
  private mutating func readLines(
    _ settings: Settings, isUnderstood: () -> Bool, _ read: (inout CountedGroups) throws -> Bool
  ) throws {
    let stops = settings.export.reaction != .skip
    var count = 0
    while true {
      try Interruption.check()
      do {
        guard try read(&self) else { break }
      } catch let problem as LineProblem {
        // Until a line has been understood, the problem affects all lines.
        if stops, !isUnderstood() { throw problem }
        wrong.add(problem)
      }
      count += 1
    }
    if stops { try wrong.tell(of: count, stops: true) }
  }

  private mutating func add(_ name: [UInt8], _ change: (inout RatingCounts) -> Void) throws {
    change(&groups[name, default: empty])
    if groups.count > Self.most {
      throw CommandError.data(
        "there are more than \(Messages.count(Self.most)) groups; "
          + "see that --group-column is the column of what was rated")
    }
  }

  // MARK: Adding counts

  /// Adds the counts of a file.
  private mutating func merge(_ path: String, _ settings: Settings) throws {
    let name = path == "-" ? InputFile.standardInput : path
    do {
      let file = try path == "-" ? SystemCalls.standardInput : SystemCalls.openForReading(path)
      var parts = try CountParts(ByteInput(file, isSequential: true), valueCount: empty.valueCount)
      var isUnderstood = false
      try readLines(settings, isUnderstood: { isUnderstood }) { groups in
        do {
          guard let part = try parts.next() else { return false }
          let counts = try groups.counts(part)
          var isMerged = true
          try groups.add(part.group ?? []) { isMerged = $0.merge(counts) }
          if !isMerged { throw LineProblem("there are more than 999,999,999 ratings of a value") }
        } catch let problem as LineProblem {
          throw LineProblem("\(name.excerpt()), line \(parts.line): \(problem.sentence)")
        }
        isUnderstood = true
        return true
      }
    } catch let failure as SystemCalls.Failure {
      throw InputFile.unreadable(name, failure)
    }
  }

  private func counts(_ part: CountParts.Part) throws -> RatingCounts {
    let counts = try part.counts.map { text in
      guard let count = Int(text), (0...RatingCounts.countLimit).contains(count) else {
        throw LineProblem("\(text.quoted) \(Settings.isNoCount)")
      }
      return count
    }
    return RatingCounts(
      counts: counts, minimum: empty.minimum, step: step, mean: part.mean.flatMap(Double.init))
  }
}
