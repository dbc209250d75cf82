import EmojiRate

/// The settings from the options of a summary.
struct SummarySettings: Equatable {
  /// The number of ratings of each value, lowest first; nil if they are not given.
  var counts: [Double]?
  var mean: Double?
  var number: Double?
  /// The name of what is rated; nil without one.
  var item: String?
  var missing = 0
}

/// The scale of a summary.
struct SummaryScale {
  var minimum: Double?
  var maximum: Double?
  var step: Double?
  /// The number of columns with counts.
  var columnCount = 0
  var remarks = Remarks()

  /// Reads the counts of a line such as `12,5,3,40,80`.
  static func counts(_ text: String) throws(CommandError) -> [Double] {
    var counts: [Double] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let item = String(decoding: Array(item.utf8)[...].trimmed, as: UTF8.self)
      let digits = item.utf8.first == UInt8(ascii: "-") ? item.utf8.dropFirst() : item.utf8[...]
      guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }),
        let count = Double(item)
      else { throw .data("\(item.quoted) \(Messages.isNoCount)") }
      counts.append(count)
    }
    guard RatingCounts.valueLimits.contains(counts.count) else {
      throw .data("\(Messages.count(counts.count, "count")); a summary has 2 to 21")
    }
    return counts
  }

  /// The ratings from the arguments, not from a file.
  mutating func counts(
    _ summary: SummarySettings, layout: RatingsLayout?
  ) throws(CommandError) -> RatingCounts {
    guard let given = summary.counts else { return try givenMean(summary, layout) }
    let limit = Double(RatingCounts.countLimit)
    let counts = given.map { Int(remarks.clamp("the count", $0, to: 0...limit)) }
    let empty = try emptyCounts(valueCount: counts.count)
    let step = (empty.maximum - empty.minimum) / Double(counts.count - 1)
    if let mean = summary.mean {
      let used = remarks.clamp("--mean", mean, to: empty.minimum...empty.maximum)
      // A weighted mean lies between the lowest and the highest rating too.
      let rated = counts.indices.filter { counts[$0] > 0 }.map { empty.minimum + Double($0) * step }
      if let low = rated.first, let high = rated.last, used < low - 1e-9 || used > high + 1e-9 {
        remarks.warnings.append(
          "--mean \(Messages.plain(mean)) contradicts the counts, whose ratings are from "
            + "\(Messages.plain(low)) to \(Messages.plain(high))")
      }
    }
    return RatingCounts(counts: counts, minimum: empty.minimum, step: step, mean: summary.mean)
  }

  private mutating func givenMean(
    _ summary: SummarySettings, _ layout: RatingsLayout?
  ) throws(CommandError) -> RatingCounts {
    guard let mean = summary.mean else {
      throw .usage(
        "there are no counts; give the number of ratings of each value, lowest first, such as "
          + "12,5,3,40,80, or --values with a file of ratings")
    }
    if let layout, layout != .badge {
      throw .usage("layout \(layout.rawValue) needs the counts; a mean makes a badge")
    }
    let limits = try summaryLimits(gaps: nil)
    remarks.clamp("--mean", mean, to: limits)
    return RatingCounts(
      mean: mean, number: summary.number.map { Int($0) }, minimum: limits.lowerBound,
      maximum: limits.upperBound)
  }

  /// The ends of the scale.
  ///
  /// - Parameter gaps: The number of steps between them; nil without counts.
  private mutating func summaryLimits(gaps: Double?) throws(CommandError) -> ClosedRange<Double> {
    let minimum = self.minimum ?? 1
    let maximum = self.maximum ?? minimum + (gaps.map { $0 * (self.step ?? 1) } ?? 4)
    let low = remarks.clamp("--minimum", minimum, to: RatingCounts.boundLimits)
    let high = remarks.clamp("--maximum", maximum, to: RatingCounts.boundLimits)
    guard low < high else { throw .notBelow(minimum, maximum) }
    // Counts name the distance of their values too.
    guard gaps != nil || Self.isWhole(low * 100) && Self.isWhole(high * 100) else {
      throw .data(
        "the scale from \(Messages.plain(low)) to \(Messages.plain(high)) is not in hundredths")
    }
    return low...high
  }

  private static func isWhole(_ number: Double) -> Bool {
    (number - number.rounded()).magnitude < 1e-6
  }

  /// Counts without ratings, whose values must be hundredths.
  ///
  /// - Parameter valueCount: The number of values; nil lets the columns of the counts or `--step` decide.
  mutating func emptyCounts(valueCount: Int? = nil) throws(CommandError) -> RatingCounts {
    let valueCount = valueCount ?? (columnCount > 0 ? columnCount : nil)
    let limits = try summaryLimits(gaps: valueCount.map { Double($0 - 1) })
    let (low, high) = (limits.lowerBound, limits.upperBound)
    let given = self.step.flatMap { $0 > 0 ? $0 : nil }
    let step = valueCount.map { (high - low) / Double($0 - 1) } ?? given ?? 1
    let count = (high - low) / step + 1
    let scale = "\(Messages.plain(low)) to \(Messages.plain(high))"
    if let given, (given - step).magnitude >= 1e-8 {
      throw .data(
        "--step \(Messages.plain(given)) does not lead from \(scale) in so many counts; "
          + "leave --step or --maximum out")
    }
    guard [count, step * 100, low * 100].allSatisfy(Self.isWhole) else {
      let distance = Messages.plain((step * 10_000).rounded() / 10_000)
      throw .data(
        valueCount.map { "\($0) counts from \(scale) are \(distance) apart; values are hundredths" }
          ?? "--step \(distance) does not lead from \(scale) in hundredths")
    }
    guard RatingCounts.valueLimits.contains(Int(count.rounded())) else {
      throw .data(
        "\(Messages.plain(count.rounded())) values from \(scale); a summary has 2 to 21; "
          + "give a larger --step, such as \(Messages.plain((high - low) / 10))")
    }
    return RatingCounts(valueCount: Int(count.rounded()), minimum: low, step: step)
  }
}
