import EmojiRate

/// The problems of invalid lines, to report them together.
struct WrongLines {
  static let mostShown = 10

  private(set) var count = 0
  /// The noun for an invalid item: line, record or value.
  private var unit = ""
  private(set) var sentences: [String] = []

  mutating func add(_ problem: LineProblem, _ unit: String) {
    count += 1
    self.unit = unit
    if sentences.count < Self.mostShown { sentences.append(problem.sentence) }
  }

  /// Throws an error with the first problems, if there are any.
  ///
  /// - Parameter way: The advice for leaving the lines out; nil if it is not possible.
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

  /// The warning about lines that are left out; nil without such lines.
  var warning: String? {
    sentences.first.map {
      "\(number) \(count == 1 ? "is" : "are") left out, the first: \($0)"
    }
  }
}

/// The ratings off the scale.
///
/// Up to one in a hundred can be a typo, which counts as the nearest end of the scale. More, or any
/// 0, suggest another scale.
struct OffScale {
  private(set) var above = 0
  private(set) var below = 0
  private var zeros = 0
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// The first rating off the scale, and its place.
  private var first = (value: 0.0, place: "")

  var count: Int { above.adding(below) }

  /// Adds a number of ratings with the same value.
  mutating func add(_ value: Double, _ number: Int, _ limits: ClosedRange<Double>, place: String) {
    if count == 0 { first = (value, place) }
    if value > limits.upperBound {
      above = above.adding(number)
    } else {
      below = below.adding(number)
    }
    if value == 0 { zeros = zeros.adding(number) }
    lowest = min(lowest, value)
    highest = max(highest, value)
  }

  /// The warning; nil if all ratings are on the scale.
  ///
  /// - Parameter advises: Whether it names the scale that fits.
  func warning(_ limits: ClosedRange<Double>, advises: Bool) -> String? {
    guard count > 0 else { return nil }
    let advice =
      advises && above > 0
      ? ", or give --maximum \(Remarks.Clamping.largerMaximum(highest))" : ""
    return "\(Messages.count(count, "value")) \(count == 1 ? "is" : "are") outside of "
      + "\(Messages.range(limits)), first \(Messages.plain(first.value)) in \(first.place); "
      + "using the nearest\(advice)"
  }

  /// The error if there are zeros, or more than one in a hundred of `total`; nil otherwise.
  ///
  /// - Parameters:
  ///   - group: The name of the group; empty for all ratings.
  ///   - column: The label of its column of ratings; empty if there is only one.
  ///   - wordCount: The number of words for values.
  func error(
    _ limits: ClosedRange<Double>, of total: Int, group: String = "", column: String = "",
    wordCount: Int = 0
  ) -> CommandError? {
    guard Double(count) * 100 > Double(total) || zeros > 0 else { return nil }
    var sides: [String] = []
    var bounds: [String] = []
    if below > 0 {
      sides.append(
        "below \(Messages.plain(limits.lowerBound)), the lowest is \(Messages.plain(lowest))")
      bounds.append("--minimum \(Messages.plain(lowest.rounded(.down)))")
    }
    if above > 0 {
      // Spreadsheets turn 4/5 into a date, and write dates as days since the end of 1899.
      if (30_000...60_000).contains(highest), highest == highest.rounded() {
        return .data(
          "\(Messages.plain(highest)) is a day of a spreadsheet, which takes 4/5 for a date; write the "
            + "ratings as text")
      }
      sides.append(
        "above \(Messages.plain(limits.upperBound)), the highest is \(Messages.plain(highest))")
      if let advice = Remarks.Clamping.words(wordCount, on: limits, for: highest) {
        return .data(
          "\(Messages.plain(highest)) is above \(Messages.plain(limits.upperBound)); \(advice)")
      }
      bounds.append("--maximum \(Remarks.Clamping.largerMaximum(highest))")
    }
    let scale = bounds.joined(separator: " ")
    let alone = " if all columns have that scale, or read \(column.quoted) alone with it"
    return .data(
      "\(Messages.count(count)) of \(Messages.count(total, "rating"))"
        + (group.isEmpty ? "" : " of \(group.quoted)") + (count == 1 ? " is " : " are ")
        + "\(sides.joined(separator: ", or ")); give \(scale)" + (column.isEmpty ? "" : alone)
        + (below > 0 && below == zeros ? ", --missing 0, or --clamp" : ", or --clamp"))
  }
}
