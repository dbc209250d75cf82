import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("RatingCounts")
struct RatingCountsTests {
  @Test("Shares add up to 100 and are off by less than one; a mean is shown to the nearest tenth")
  func seeded() {
    var random = SplitMix64(seed: 25)
    for _ in 0..<3000 {
      let ratings = random.counts()
      let number = ratings.counts.reduce(0, +)
      #expect(ratings.number == number)
      #expect(ratings.percentages.reduce(0, +) == (number == 0 ? 0 : 100))
      for (count, share) in zip(ratings.counts, ratings.percentages) {
        #expect(abs(Double(share) - 100 * Double(count) / Double(max(number, 1))) < 1, "\(ratings)")
      }
      guard let mean = ratings.mean, let shown = ratings.shownMean else { continue }
      let isAtEnd = mean == ratings.minimum || mean == ratings.maximum
      // Next to an end, which only the mean of equal ratings shows, it may be the next but one.
      let isNearEnd = !isAtEnd && min(mean - ratings.minimum, ratings.maximum - mean) < 0.05
      #expect(abs(shown - mean) <= (isNearEnd ? 0.1 : 0.05) + 1e-9, "\(ratings)")
      #expect(mean >= ratings.minimum && mean <= ratings.maximum)
    }
  }

  @Test(
    "An end of the scale is shown only where every rating is there",
    arguments: [
      ([0, 0, 0, 0, 7], 5.0), ([0, 0, 0, 4, 96], 4.9), ([7, 0, 0, 0, 0], 1),
      ([249, 1, 0, 0, 0], 1.1),
      ([1, 0, 0, 0, 999_999], 4.9), ([0, 0, 1, 1, 0], 3.5), ([31, 25, 103, 308, 817], 4.4),
    ] as [([Int], Double)])
  func ends(counts: [Int], mean: Double) {
    #expect(RatingCounts(counts: counts).shownMean == mean)
  }

  @Test("A half is rounded away from zero")
  func halves() {
    #expect(RatingCounts(counts: [1, 1], minimum: -0.25, step: 0.3).shownMean == -0.1)
    #expect(RatingCounts(counts: [1, 0, 1], minimum: 1.25, step: 0.1).shownMean == 1.4)
    #expect(RatingCounts(counts: [1, 0, 1], minimum: -1.45, step: 0.1).shownMean == -1.4)
  }

  @Test("Bad counts are clamped, and the number of ratings stays right")
  func bad() {
    let ones = Array(repeating: 1, count: 20)
    for (given, kept) in [
      ([-3, 4], [0, 4]), ([Int.max, 0], [999_999_999, 0]), ([], [0, 0, 0, 0, 0]),
      ([7], [7, 0, 0, 0, 0]),
      (ones + ones.prefix(5), ones + [5]),
    ] { #expect(RatingCounts(counts: given).counts == kept) }
    #expect(RatingCounts(counts: Array(repeating: 999_999_999, count: 21)).number == 20_999_999_979)
  }

  @Test(
    "Bad scales are clamped",
    arguments: [
      // minimum, step, and both ends that are kept
      (.nan, .nan, 1, 2), (-1e300, 1, -9999, -9998), (1e300, 5, 9998.99, 9999), (1, -1, 1, 1.01),
      (9990, 100, 9990, 9999),
    ] as [(Double, Double, Double, Double)])
  func badScales(minimum: Double, step: Double, low: Double, high: Double) {
    let counts = RatingCounts(counts: [1, 2], minimum: minimum, step: step)
    #expect([counts.minimum, counts.maximum] == [low, high])
  }

  @Test("A given mean is kept within the scale, and NaN is that of the counts")
  func givenMean() {
    #expect(RatingCounts(counts: [0, 0, 0, 0, 3], mean: 3.2).shownMean == 3.2)
    #expect(RatingCounts(counts: [0, 0, 0, 0, 3], mean: 7).shownMean == 5)
    #expect(RatingCounts(counts: [0, 0, 0, 0, 3], mean: .nan).shownMean == 5)
    #expect(RatingCounts(counts: [0, 0, 0, 0, 3], mean: 4.96).shownMean == 4.9)
  }

  @Test("A mean and a number are counts that are not spread")
  func meanAlone() {
    let counts = RatingCounts(mean: 4.35, number: 1284)
    #expect(counts.shownMean == 4.4 && counts.number == 1284 && !counts.hasCounts)
    #expect(counts.percentages == [0, 0])
    #expect(RatingCounts(mean: 4, number: -1).mean == nil)
    #expect(RatingCounts(mean: 4, number: .max).number == 20_999_999_979)
    #expect(RatingCounts(mean: .nan, number: 1).shownMean == 1)
    #expect(RatingCounts(mean: 3, number: 1, minimum: 5, maximum: 1).maximum == 5.01)
  }

  @Test("A mean can be known without a number of ratings, and nothing is added to it")
  func meanWithoutNumber() {
    var counts = RatingCounts(mean: 4.35)
    #expect(counts.mean == 4.35 && counts.shownMean == 4.4 && counts.number == nil)
    counts.add(1)
    #expect(counts == RatingCounts(mean: 4.35))
    #expect(throws: RatingCountsError.meanAlone) { try counts.merge(RatingCounts(mean: 4.35)) }
  }

  @Test("Ratings count for the nearest value, a half for the higher one, and the mean is their own")
  func adding() {
    let counts = RatingCounts(of: [1, 1.4, 1.5, 4.49, 9, -3, .nan, .infinity])
    #expect(counts.counts == [3, 1, 0, 1, 2])
    #expect(counts.mean == (1 + 1.4 + 1.5 + 4.49 + 5 + 1 + 5) / 7)
    #expect(RatingCounts(of: [0.24, 0.25, 5], minimum: 0, step: 0.5).counts.count == 11)
    #expect(RatingCounts(of: [Int](), minimum: 1, maximum: 1, step: 0).counts == [0, 0, 0, 0, 0])
  }

  @Test("The ratings of parts add up to those of the whole, in any order")
  func merging() throws {
    var random = SplitMix64(seed: 7)
    let ratings = (0..<1000).map { _ in Double(random.integer(50...550)) / 100 }
    let whole = RatingCounts(of: ratings)
    var parts = RatingCounts(of: ratings[600...])
    try parts.merge(RatingCounts(of: ratings[..<600]))
    for (other, reason) in [
      (RatingCounts(counts: [1, 2]), .otherScale), (RatingCounts(mean: 3, number: 5), .meanAlone),
      (RatingCounts(counts: [1, 1, 1, 1, 1], step: 0.5), .otherScale),
      (RatingCounts(counts: [1, 1, 1, 1, 1], minimum: 0), .otherScale),
    ] as [(RatingCounts, RatingCountsError)] {
      #expect(throws: reason) { try parts.merge(other) }
    }
    #expect(parts == whole)
    var full = RatingCounts(counts: [999_999_999, 0])
    #expect(throws: RatingCountsError.tooMany) { try full.merge(RatingCounts(counts: [1, 0])) }
    full.add(1)
    #expect(full.number == 999_999_999)
    var nearly = RatingCounts(counts: [999_999_998, 0])
    try nearly.merge(RatingCounts(counts: [1, 0]))
    #expect(nearly == full)
  }
}

/// The scale of counts, for the command, the studio and the example server.
@Suite("Scale of counts")
struct ScaleTests {
  private static let scales: [(Double?, Double?, Double?, Int?, String)] = [
    (nil, nil, nil, nil, "1 to 5, 5 values"),
    (nil, nil, nil, 3, "1 to 3, 3 values"),
    (0, nil, nil, 5, "0 to 4, 5 values"),
    (0, nil, 0.5, 5, "0 to 2, 5 values"),
    (0, 10, nil, 3, "0 to 10, 3 values"),
    (0, 1, 0.25, nil, "0 to 1, 5 values"),
    (-3, 3, 0, nil, "-3 to 3, 7 values"),
    (
      5, 1, nil, nil,
      "--minimum 5 is not below --maximum 1; give a lower minimum or a higher maximum"
    ),
    (
      9998, nil, nil, 5,
      "the scale from 9998 to 10002 is outside of -9999 to 9999; give another minimum or maximum"
    ),
    (1, 1.333, nil, nil, "the scale from 1 to 1.333 is not in hundredths"),
    (
      1, 5, 2, 5,
      "--step 2 does not lead from 1 to 5 in so many counts; leave --step or --maximum out"
    ),
    (1, 2, nil, 4, "4 counts from 1 to 2 are 0.3333 apart; values are hundredths"),
    (
      0, 5, nil, 5,
      "5 counts from 0 to 5 are 1.25 apart; give one for each value, or --step 1.25 if they are"
    ),
    (0, 5, 1.25, 5, "0 to 5, 5 values"), (0, 100, nil, 5, "0 to 100, 5 values"),
    (1, 5, 0.3, nil, "--step 0.3 does not lead from 1 to 5 in hundredths"),
    (
      0, 100, nil, nil,
      "101 values from 0 to 100; a summary has 2 to 21; give a larger --step, such as 10"
    ),
  ]

  @Test("Makes a scale of what is given of it, or says why there is none", arguments: scales)
  func scale(
    minimum: Double?, maximum: Double?, step: Double?, valueCount: Int?, expected: String
  ) {
    do throws(ScaleError) {
      let scale = try RatingCounts.Scale(
        minimum: minimum, maximum: maximum, step: step, valueCount: valueCount)
      let ends = [scale.minimum, scale.maximum].map(NumberParameter.text)
      #expect("\(ends[0]) to \(ends[1]), \(scale.valueCount) values" == expected)
    } catch {
      #expect(error.sentence("--") == expected)
    }
  }

  @Test("Reads counts of a text, on the scale of settings")
  func counts() throws {
    var settings = PictureSettings()
    settings.maximum = 9
    let counts = try RatingCounts("12, 5,3", settings: settings)
    #expect(counts.counts == [12, 5, 3] && counts.maximum == 9)
    for (text, sentence) in [
      ("1,x", "'x' is not a count; it is a whole number from 0 to 999,999,999"),
      ("1,-2", "'-2' is not a count; it is a whole number from 0 to 999,999,999"),
      ("1", "1 count; a summary has 2 to 21"),
    ] {
      #expect(throws: ScaleError.self) { try RatingCounts(text) }
      do { _ = try RatingCounts(text) } catch { #expect("\(error)" == sentence) }
    }
  }
}
