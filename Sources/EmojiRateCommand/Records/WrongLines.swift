import EmojiRate

/// The problems of lines without a picture, reported together.
struct WrongLines {
  static let mostShown = 10

  private(set) var count = 0
  /// The noun for what is wrong: a line, a record of a list in JSON, or a value.
  private var unit = ""
  private(set) var sentences: [String] = []

  mutating func add(_ problem: LineProblem, _ unit: String) {
    count += 1
    self.unit = unit
    if sentences.count < Self.mostShown { sentences.append(problem.sentence) }
  }

  /// Prints the first problems, and throws if there are any.
  ///
  /// - Parameter way: What leaves them out; nil if nothing does.
  func refuse(of lineCount: Int, _ way: String?) throws(ReadingError) {
    guard count > 1 else {
      if let sentence = sentences.first { throw .data(sentence) }
      return
    }
    var error = CommandError.data(
      "\(Messages.count(count)) of \(Messages.count(lineCount, unit)) are wrong; correct them"
        + (way.map { count < lineCount ? ", or \($0)" : "" } ?? ""))
    error.lines = sentences
    if count > sentences.count {
      error.lines.append(
        "\(Messages.count(count - sentences.count, "more \(unit)")) like these")
    }
    throw .command(error)
  }

  /// `1 line`, `2 records`.
  var number: String { Messages.count(count, unit) }

  /// The warning about lines that are left out; nil if there are none.
  var warning: String? {
    sentences.first.map {
      "\(number) \(count == 1 ? "is" : "are") left out, the first: \($0)"
    }
  }
}

/// The ratings outside the scale.
///
/// One in a hundred may be a slip, which counts as the nearest end. More are another scale, and a 0 is no slip.
struct OffScale {
  private(set) var above = 0
  private(set) var below = 0
  private var zeros = 0
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// The first of them, and its place.
  private var first = (value: 0.0, place: "")

  var count: Int { above + below }

  mutating func add(_ value: Double, _ limits: ClosedRange<Double>, place: String) {
    if count == 0 { first = (value, place) }
    if value > limits.upperBound { above += 1 } else { below += 1 }
    if value == 0 { zeros += 1 }
    (lowest, highest) = (min(lowest, value), max(highest, value))
  }

  /// The warning; nil if all ratings are on the scale.
  func warning(_ limits: ClosedRange<Double>) -> String? {
    guard count > 0 else { return nil }
    return "\(Messages.count(count, "value")) \(count == 1 ? "is" : "are") outside of "
      + "\(Messages.range(limits)), first \(Messages.plain(first.value)) in \(first.place); using the nearest"
  }

  /// The error if there are more than one in a hundred of `total`, or zeros.
  ///
  /// - Parameter group: The group that the ratings are of; empty for all ratings.
  func error(
    _ limits: ClosedRange<Double>, of total: Int, group: String = ""
  ) -> CommandError? {
    guard count * 100 > total || zeros > 0 else { return nil }
    var (sides, bounds): ([String], [String]) = ([], [])
    if below > 0 {
      sides.append(
        "below \(Messages.plain(limits.lowerBound)), the lowest is \(Messages.plain(lowest))")
      bounds.append("--minimum \(Messages.plain(lowest.rounded(.down)))")
    }
    if above > 0 {
      let maximum = Remarks.Clamping.roundMaximum(highest)
      sides.append(
        "above \(Messages.plain(limits.upperBound)), the highest is \(Messages.plain(highest))")
      bounds.append("--maximum \(Messages.plain(maximum))")
    }
    return .data(
      "\(Messages.count(count)) of \(Messages.count(total, "rating"))"
        + (group.isEmpty ? "" : " of \(group.quoted)") + (count == 1 ? " is " : " are ")
        + "\(sides.joined(separator: ", or ")); give \(bounds.joined(separator: " "))"
        + (below > 0 && below == zeros ? ", --missing 0, or --clamp" : ", or --clamp"))
  }
}
