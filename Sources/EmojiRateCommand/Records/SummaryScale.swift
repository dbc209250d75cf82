import EmojiRate

/// The typed ratings of a summary, and the name of the product.
struct SummarySettings: Equatable {
  /// The number of ratings of each value, the lowest value first; nil if they are not typed.
  var counts: [Double]?
  var mean: Double?
  var number: Double?
  /// The name of the rated product; nil without one.
  var item: String?
}

/// The scale of a summary as the options give it, and the counts on it.
struct SummaryScale {
  private let minimum: Double?
  private let maximum: Double?
  private let step: Double?
  private let layout: RatingsLayout?
  /// The number of columns with counts.
  private let columnCount: Int
  /// The number of words for values.
  private let wordCount: Int

  /// Clamps the options to the limits of counts, with a remark.
  init(_ picture: PictureSettings, _ input: InputSettings, _ remarks: inout Remarks) {
    func clamp(
      _ option: String, _ value: Double?, to limits: ClosedRange<Double>
    ) -> Double? {
      value.map { remarks.clamp(option, $0, to: limits) }
    }
    minimum = clamp("--minimum", picture.minimum, to: RatingCounts.boundLimits)
    maximum = clamp("--maximum", picture.maximum, to: RatingCounts.boundLimits)
    step = clamp("--step", picture.step, to: RatingSummary.stepParameter.limits)
    layout = picture.ratingsLayout
    columnCount = input.columns.counts.count
    wordCount = input.grammar.words.count
  }

  /// Reads counts such as `12,5,3,40,80`.
  static func counts(_ text: String) throws(CommandError) -> [Double] {
    if let number = thousands(text) {
      throw .data("the counts \(text.quoted) have a comma in a number; write \(number)")
    }
    do throws(ScaleError) { return try RatingCounts.numbers(of: text) } catch {
      throw .scale(error)
    }
  }

  /// The digits of `1,000` in a list of counts; nil if no item could be the end of a number.
  ///
  /// Nobody writes a count as `000`, but people write `1,000` for a thousand.
  private static func thousands(_ text: String) -> String? {
    let items = text.listItems
    let end = items.indices.dropFirst().first { index in
      let item = items[index].utf8
      return item.count == 3 && item.first == UInt8(ascii: "0")
        && (1...3).contains(items[index - 1].utf8.count)
    }
    return end.map { items[$0 - 1] + items[$0] }
  }

  /// The typed ratings: the counts, or only a mean.
  func counts(
    _ summary: SummarySettings, _ remarks: inout Remarks
  ) throws(CommandError) -> RatingCounts {
    guard let given = summary.counts else { return try givenMean(summary, &remarks) }
    let limit = Double(RatingCounts.countLimit)
    let counts = given.map { Int(remarks.clamp("the count", $0, to: 0...limit)) }
    let scale = try scale(valueCount: counts.count)
    try checkGaps(scale)
    if let mean = summary.mean {
      let used = remarks.clamp("--mean", mean, to: scale.minimum...scale.maximum)
      // Even a weighted mean must be between the lowest and the highest rating.
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

  /// Throws if there are too few counts for the values of a scale, and nothing says why.
  private func checkGaps(_ scale: RatingCounts.Scale) throws(CommandError) {
    let valueCount = scale.maximum - scale.minimum + 1
    let isPossible = valueCount <= Double(RatingCounts.valueLimits.upperBound)
    guard scale.step > 1, isPossible, step ?? 0 == 0, wordCount != scale.valueCount else { return }
    let step = Messages.plain(scale.step)
    throw .data(
      "\(scale.valueCount) counts from \(Messages.range(scale.minimum...scale.maximum)) are \(step) apart; "
        + "give one for each value, or --step \(step) if they are")
  }

  private func givenMean(
    _ summary: SummarySettings, _ remarks: inout Remarks
  ) throws(CommandError) -> RatingCounts {
    guard let mean = summary.mean else {
      throw .usage(
        "there are no counts; give the number of ratings of each value, lowest first, such as "
          + "12,5,3,40,80, or --values with a file of ratings")
    }
    if let layout, layout != .badge {
      throw .usage("layout \(layout.rawValue) needs the counts; a mean makes a badge")
    }
    let low = minimum ?? 1
    let high: Double
    do throws(ScaleError) {
      if let maximum { high = maximum } else { high = try RatingCounts.Scale.usualMaximum(low) }
      try RatingCounts.Scale.checkEnds(low, high)
    } catch {
      throw .scale(error)
    }
    remarks.clamp("--mean", mean, to: low...high)
    // With `--number 0`, the counts are known: they are all 0.
    if summary.number == 0, let scale = try? RatingCounts.Scale(minimum: low, maximum: high) {
      return RatingCounts(scale)
    }
    return RatingCounts(
      mean: mean, number: summary.number.map { Int($0) }, minimum: low, maximum: high)
  }

  /// The complete scale; throws if its values are not multiples of 0.01.
  ///
  /// - Parameter valueCount: The number of values; if nil, `--counts-columns` or `--step` decides.
  func scale(valueCount: Int? = nil) throws(CommandError) -> RatingCounts.Scale {
    let valueCount = valueCount ?? (columnCount > 0 ? columnCount : nil)
    // With a step, there can be values without a word.
    if let valueCount, wordCount > 1, valueCount != wordCount, step ?? 0 == 0 {
      throw .data(
        "there are \(Messages.count(valueCount, "count")) and \(wordCount) words; "
          + "give --words with one for each count, lowest first")
    }
    do throws(ScaleError) {
      return try RatingCounts.Scale(
        minimum: minimum, maximum: maximum, step: step, valueCount: valueCount)
    } catch { throw .scale(error) }
  }
}

extension CommandError {
  static func scale(_ error: ScaleError) -> Self {
    .data(error.sentence("--").excerpt(longest: 400))
  }
}
