import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("RatingCounts")
struct RatingCountsTests {
  /// The shares, found one missing percent at a time among fractions that are compared by cross products.
  private func slowShares(_ counts: [Int]) -> [Int] {
    let number = counts.reduce(0, +)
    guard number > 0 else { return counts.map { _ in 0 } }
    var shares = counts.map { count in (0...100).last { $0 * number <= 100 * count }! }
    let order = counts.indices.sorted { one, other in
      let (first, second) = (
        100 * counts[one] - shares[one] * number, 100 * counts[other] - shares[other] * number
      )
      if first != second { return first > second }
      return counts[one] != counts[other] ? counts[one] > counts[other] : one > other
    }
    for index in order.prefix(100 - shares.reduce(0, +)) { shares[index] += 1 }
    return shares
  }

  /// The mean in tenths by trying tenths until one is near enough, in hundredths of ratings.
  private func slowTenths(_ counts: [Int], _ hundredths: [Int]) -> Int? {
    let number = counts.reduce(0, +)
    guard number > 0 else { return nil }
    let sum = zip(counts, hundredths).reduce(0) { $0 + $1.0 * $1.1 }
    let (low, high) = (hundredths[0], hundredths[hundredths.count - 1])
    // Twenty times the distance, so that halves are whole.
    var best = low / 10 - 2
    for tenths in low / 10 - 2...high / 10 + 2 {
      let (distance, least) = (abs(sum - tenths * 10 * number), abs(sum - best * 10 * number))
      if distance < least || distance == least && abs(tenths) > abs(best) { best = tenths }
    }
    while sum < high * number, best * 10 >= high { best -= 1 }
    while sum > low * number, best * 10 <= low { best += 1 }
    return best
  }

  @Test("Mean and shares of seeded counts are those of a slow computation")
  func seeded() {
    var random = SplitMix64(seed: 25)
    for _ in 0..<3000 {
      let most = [1, 5, 100, 1_000_000, 999_999_999][random.integer(0...4)]
      let counts = (0..<random.integer(2...21)).map { _ in
        random.integer(0...2) == 0 ? 0 : random.integer(0...most)
      }
      let (low, step) = (random.integer(-500...500), random.integer(1...250))
      let ratings = RatingCounts(
        counts: counts, minimum: Double(low) / 100, step: Double(step) / 100)
      let hundredths = counts.indices.map { low + step * $0 }
      #expect(ratings.number == counts.reduce(0, +))
      #expect(ratings.percentages == slowShares(counts), "\(counts)")
      #expect(
        ratings.tenths.map { Int($0) } == slowTenths(counts, hundredths), "\(counts) \(low) \(step)"
      )
      #expect(ratings.percentages.reduce(0, +) == (ratings.number == 0 ? 0 : 100))
      guard let mean = ratings.mean else { continue }
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
      ([-3, 4], [0, 4]), ([Int.max, 0], [999_999_999, 0]), ([], [0, 0]), ([7], [7, 0]),
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
    #expect(counts.mean == 4.35 && counts.shownMean == 4.4 && counts.number == 0)
    counts.add(1)
    #expect(counts == RatingCounts(mean: 4.35))
    let isMerged = counts.merge(RatingCounts(mean: 4.35))
    #expect(!isMerged)
  }

  @Test("Ratings count for the nearest value, a half for the higher one, and the mean is their own")
  func adding() {
    let counts = RatingCounts(of: [1, 1.4, 1.5, 4.49, 9, -3, .nan, .infinity])
    #expect(counts.counts == [3, 1, 0, 1, 2])
    #expect(counts.mean == (1 + 1.4 + 1.5 + 4.49 + 5 + 1 + 5) / 7)
    #expect(RatingCounts(of: [0.24, 0.25, 5], minimum: 0, step: 0.5).counts.count == 11)
    #expect(RatingCounts(of: [], minimum: 1, maximum: 1, step: 0).counts == [0, 0, 0, 0, 0])
  }

  @Test("The ratings of parts add up to those of the whole, in any order")
  func merging() {
    var random = SplitMix64(seed: 7)
    let ratings = (0..<1000).map { _ in Double(random.integer(50...550)) / 100 }
    let whole = RatingCounts(of: ratings)
    var parts = RatingCounts(of: ratings[600...])
    let others = [
      RatingCounts(of: ratings[..<600]), RatingCounts(counts: [1, 2]),
      RatingCounts(mean: 3, number: 5),
      RatingCounts(counts: [1, 1, 1, 1, 1], step: 0.5),
      RatingCounts(counts: [1, 1, 1, 1, 1], minimum: 0),
    ]
    let areMerged = others.map { parts.merge($0) }
    #expect(areMerged == [true, false, false, false, false])
    #expect(parts == whole)
    var full = RatingCounts(counts: [999_999_999, 0])
    let isMerged = full.merge(RatingCounts(counts: [1, 0]))
    #expect(!isMerged)
    full.add(1)
    #expect(full.number == 999_999_999)
    var nearly = RatingCounts(counts: [999_999_998, 0])
    nearly.merge(RatingCounts(counts: [1, 0]))
    #expect(nearly == full)
  }
}
