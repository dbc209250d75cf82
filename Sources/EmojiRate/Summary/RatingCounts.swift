/// How many ratings there are of each value of a scale, and what they come to, in whole numbers.
///
/// ```swift
/// var counts = RatingCounts([12, 5, 3, 40, 80])  // of 1…5, lowest first
/// counts.add(4)
/// counts.mean         // 4.217…
/// counts.percentages  // [9, 4, 2, 29, 56]
/// ```
///
/// Counts of parts add up to those of the whole, ``merge(_:)``.
public struct RatingCounts: Hashable, Sendable {
  /// How many values a scale can have.
  public static var valueLimits: ClosedRange<Int> { 2...21 }
  /// The most ratings of one value.
  public static var countLimit: Int { 999_999_999 }
  /// What the ends of the scale can be, ±9999.
  public static var boundLimits: ClosedRange<Double> { -9999...9999 }

  private var bins = SIMD32<UInt32>()
  /// How many values the scale has, 2…21.
  public let valueCount: Int
  /// The lowest value and the distance between two, in hundredths.
  let low: Int64
  let step: Int64
  /// How many ratings there are.
  ///
  /// Everything is in 64 bits and wraps, for there is no more than
  /// 21 · 10⁹ · 10⁸ of anything; `Int` has 32 on some platforms.
  private(set) var total: Int64 = 0
  /// The sum of all ratings, in ten-thousandths.
  private var sum: Int64 = 0
  /// Whether it is known how the ratings are spread over the values.
  public private(set) var areSpread = true

  /// No ratings of a scale.
  ///
  /// - Parameters:
  ///   - valueCount: How many values there are, clamped to ``valueLimits``.
  ///   - minimum: The lowest value, to the hundredth, clamped to ``boundLimits``; NaN is 1.
  ///   - step: The distance between two values, to the hundredth, at least 0.01; NaN is 1. It is
  ///     as much smaller as the highest value needs to be within ``boundLimits``.
  public init(valueCount: Int, minimum: Double = 1, step: Double = 1) {
    let limits = Self.boundLimits
    self.valueCount = valueCount.clamped(to: Self.valueLimits, ifNaN: 5)
    let gaps = Int64(self.valueCount) - 1
    let high = nearestInteger(limits.upperBound * 100)
    low = min(nearestInteger(minimum.clamped(to: limits, ifNaN: 1) * 100), high - gaps)
    let distance = nearestInteger(step.clamped(to: 0.01...20_000, ifNaN: 1) * 100)
    self.step = min(max(distance, 1), (high - low) / gaps)
  }

  /// Ratings by the number of each value.
  ///
  /// - Parameters:
  ///   - counts: From the lowest value up, each clamped to 0…``countLimit``. Fewer than two are filled up
  ///     with 0, and those beyond the 21st count for it.
  ///   - minimum: The lowest value, as in ``init(valueCount:minimum:step:)``.
  ///   - step: The distance between two values, as there.
  ///   - mean: The mean where it is not that of the counts, as a weighted one, clamped to the scale; nil,
  ///     the default, or NaN works it out.
  public init(
    _ counts: some Sequence<Int>, minimum: Double = 1, step: Double = 1, mean: Double? = nil
  ) {
    var (bins, length) = (SIMD32<UInt32>(), 0)
    for count in counts {
      let index = min(length, Self.valueLimits.upperBound - 1)
      let total = bins[index] + UInt32(min(max(count, 0), Self.countLimit))
      bins[index] = min(total, UInt32(Self.countLimit))
      length += 1
    }
    self.init(valueCount: length, minimum: minimum, step: step)
    self.bins = bins
    for index in 0..<valueCount {
      total &+= self[index]
      sum &+= self[index] &* hundredths(index) &* 100
    }
    if let mean, mean == mean { sum = total &* tenThousandths(mean) }
  }

  /// A mean and a number of ratings, of which it is not known how they are spread.
  ///
  /// - Parameters:
  ///   - mean: Clamped to the scale; NaN is its lower end.
  ///   - number: Clamped to 0…20,999,999,979, which is 21 times ``countLimit``.
  ///   - minimum: The lower end of the scale, clamped to ``boundLimits``; NaN is 1.
  ///   - maximum: The upper end, which is at least 0.01 above; NaN is 5.
  public init(mean: Double, number: Int, minimum: Double = 1, maximum: Double = 5) {
    let low = minimum.clamped(to: Self.boundLimits, ifNaN: 1)
    let high = maximum.clamped(to: Self.boundLimits, ifNaN: 5)
    self.init(valueCount: 2, minimum: low, step: high - low)
    total = min(max(Int64(number), 0), 21 * 999_999_999)
    sum = total &* tenThousandths(mean)
    areSpread = total == 0
  }

  /// How many ratings there are of a value, from 0, the lowest.
  subscript(index: Int) -> Int64 { Int64(bins[index]) }

  /// How many ratings there are.
  public var number: Int { Int(truncatingIfNeeded: total) }

  /// A value of the scale, in hundredths.
  func hundredths(_ index: Int) -> Int64 { low &+ step &* Int64(index) }

  /// The highest value, in hundredths.
  var high: Int64 { hundredths(valueCount - 1) }

  /// The lowest value.
  public var minimum: Double { Double(low) / 100 }
  /// The highest value.
  public var maximum: Double { Double(high) / 100 }

  private func tenThousandths(_ value: Double) -> Int64 {
    nearestInteger(value.clamped(to: minimum...maximum, ifNaN: minimum) * 10_000)
  }

  // MARK: Adding

  /// Counts a rating for the nearest value, a half for the higher one.
  ///
  /// The mean is that of the ratings themselves, to the ten-thousandth. One off the scale counts at its
  /// end; NaN does not count, nor does more than ``countLimit`` of one value.
  public mutating func add(_ rating: Double) {
    guard rating == rating else { return }
    let units = tenThousandths(rating)
    let width = step &* 100
    let index = Int((2 &* (units &- low &* 100) &+ width) / (2 &* width))
    guard bins[index] < Self.countLimit else { return }
    bins[index] += 1
    total &+= 1
    sum &+= units
  }

  /// Adds the ratings of another part.
  ///
  /// - Returns: False, and nothing is added, where its scale is another one, where either does not know
  ///   how its ratings are spread, or where there would be more than ``countLimit`` of a value.
  public mutating func merge(_ other: RatingCounts) -> Bool {
    guard other.valueCount == valueCount, other.low == low, other.step == step, areSpread,
      other.areSpread
    else { return false }
    let bins = bins &+ other.bins
    for index in 0..<valueCount where bins[index] > Self.countLimit { return false }
    self.bins = bins
    total &+= other.total
    sum &+= other.sum
    return true
  }

  // MARK: What they come to

  /// The mean; nil where there are no ratings.
  public var mean: Double? {
    total == 0 ? nil : Double(sum) / Double(total) / 10_000
  }

  /// The mean as it is shown: to the tenth, a half away from zero; nil where there are no ratings.
  ///
  /// An end of the scale is shown only where every rating is there: 4.96 of 5 is 4.9.
  public var shownMean: Double? { tenths.map { Double($0) / 10 } }

  /// The mean as it is shown, in tenths.
  var tenths: Int64? {
    guard total > 0 else { return nil }
    let unit = total &* 1000
    let nearest = (2 &* abs(sum) &+ unit) / (2 &* unit)
    var tenths = sum < 0 ? -nearest : nearest
    if sum < total &* high &* 100, 10 &* tenths >= high { tenths = -Self.tenths(below: -high) - 1 }
    if sum > total &* low &* 100, 10 &* tenths <= low { tenths = Self.tenths(below: low) + 1 }
    return tenths
  }

  /// As many tenths as there are at most in hundredths.
  private static func tenths(below hundredths: Int64) -> Int64 {
    let quotient = hundredths / 10
    return quotient &* 10 > hundredths ? quotient - 1 : quotient
  }

  /// The shares in whole percent; all of them are 100 together.
  ///
  /// What is missing to 100 goes to the largest remainders, one each; of equal ones to the larger count,
  /// then to the higher value.
  var shares: SIMD32<UInt8> {
    var (shares, remainders) = (SIMD32<UInt8>(), SIMD32<Int64>())
    guard total > 0, areSpread else { return shares }
    var missing = 100
    for index in 0..<valueCount {
      let share = self[index] &* 100 / total
      remainders[index] = self[index] &* 100 &- share &* total
      shares[index] = UInt8(truncatingIfNeeded: share)
      missing -= Int(share)
    }
    for _ in 0..<missing {
      var best = 0
      for index in 1..<valueCount {
        let (first, second) = (remainders[index], remainders[best])
        if first > second || first == second && bins[index] >= bins[best] { best = index }
      }
      shares[best] += 1
      remainders[best] = -1
    }
    return shares
  }

  /// The highest count's value; of equal ones the higher.
  var mostFrequent: Int {
    var best = 0
    for index in 0..<valueCount where self[index] >= self[best] { best = index }
    return best
  }
}

#if !hasFeature(Embedded)
  extension RatingCounts {
    /// Counts ratings of a scale.
    ///
    /// - Parameters:
    ///   - ratings: As ``add(_:)`` counts them.
    ///   - minimum: The lowest value.
    ///   - maximum: The highest value; the scale ends at the last step up to it.
    ///   - step: The distance between two values.
    public init(
      of ratings: some Sequence<Double>, minimum: Double = 1, maximum: Double = 5, step: Double = 1
    ) {
      let gaps = ((maximum - minimum) / step + 1e-9).clamped(to: 1...20, ifNaN: 4)
      self.init(valueCount: Int(gaps) + 1, minimum: minimum, step: step)
      for rating in ratings { add(rating) }
    }

    /// How many ratings there are of each value, from the lowest up.
    public var counts: [Int] { (0..<valueCount).map { Int(bins[$0]) } }

    /// The shares in whole percent, from the lowest value up; together they are 100, or all 0 where there
    /// are no ratings.
    public var percentages: [Int] {
      let shares = shares
      return (0..<valueCount).map { Int(shares[$0]) }
    }
  }
#endif
