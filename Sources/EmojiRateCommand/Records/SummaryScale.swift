import EmojiRate

/// The settings from the options of a summary.
struct SummarySettings: Equatable {
  /// The number of ratings of each value, lowest first; nil if they are not given.
  var counts: [Double]?
  var mean: Double?
  var number: Double?
  /// The name of what is rated; nil without one.
  var item: String?
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
    do throws(ScaleError) { return try RatingCounts.numbers(of: text) } catch {
      throw .scale(error)
    }
  }

  /// The ratings from the arguments, not from a file.
  mutating func counts(
    _ summary: SummarySettings, layout: RatingsLayout?
  ) throws(CommandError) -> RatingCounts {
    guard let given = summary.counts else { return try givenMean(summary, layout) }
    let limit = Double(RatingCounts.countLimit)
    let counts = given.map { Int(remarks.clamp("the count", $0, to: 0...limit)) }
    let scale = try scale(valueCount: counts.count)
    if let mean = summary.mean {
      let used = remarks.clamp("--mean", mean, to: scale.minimum...scale.maximum)
      // A weighted mean lies between the lowest and the highest rating too.
      let rated = counts.indices.filter { counts[$0] > 0 }
        .map { scale.minimum + Double($0) * scale.step }
      if let low = rated.first, let high = rated.last, used < low - 1e-9 || used > high + 1e-9 {
        remarks.warnings.append(
          "--mean \(Messages.plain(mean)) contradicts the counts, whose ratings are from "
            + "\(Messages.plain(low)) to \(Messages.plain(high))")
      }
    }
    return RatingCounts(
      counts: counts, minimum: scale.minimum, step: scale.step, mean: summary.mean)
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
    if summary.number == nil, let count = remarks.clampings.first(where: { $0.option == "--count" })
    {
      throw .usage(
        "--count is the number of stars in the picture; did you mean --number \(count.given)?")
    }
    clampEnds()
    let low = minimum ?? 1
    let high: Double
    do throws(ScaleError) {
      if let maximum { high = maximum } else { high = try RatingCounts.Scale.usualMaximum(low) }
      try RatingCounts.Scale.checkEnds(low, high)
    } catch {
      throw .scale(error)
    }
    remarks.clamp("--mean", mean, to: low...high)
    return RatingCounts(
      mean: mean, number: summary.number.map { Int($0) }, minimum: low, maximum: high)
  }

  private mutating func clampEnds() {
    minimum = minimum.map { remarks.clamp("--minimum", $0, to: RatingCounts.boundLimits) }
    maximum = maximum.map { remarks.clamp("--maximum", $0, to: RatingCounts.boundLimits) }
    step = step.map { remarks.clamp("--step", $0, to: RatingSummary.stepParameter.limits) }
  }

  /// - Parameter valueCount: The number of values; nil lets the columns of the counts or `--step` decide.
  private mutating func scale(valueCount: Int? = nil) throws(CommandError) -> RatingCounts.Scale {
    clampEnds()
    do throws(ScaleError) {
      return try RatingCounts.Scale(
        minimum: minimum, maximum: maximum, step: step,
        valueCount: valueCount ?? (columnCount > 0 ? columnCount : nil))
    } catch { throw .scale(error) }
  }

  /// Counts without ratings, whose values must be hundredths.
  mutating func emptyCounts() throws(CommandError) -> RatingCounts { RatingCounts(try scale()) }
}

extension CommandError {
  static func scale(_ error: ScaleError) -> Self {
    .data(error.sentence("--").excerpt(longest: 400))
  }
}
