/// The number of ratings of each value on a scale, and their mean and shares, in whole numbers.
///
/// ```swift
/// var counts = RatingCounts(of: [5, 4, 5])        // three ratings
/// counts = RatingCounts(counts: [12, 5, 3, 40, 80])  // of 1…5, lowest first
/// counts = RatingCounts(counts: [5: 80, 4: 40, 1: 12])
/// counts = RatingCounts(counts: rows.map { ($0.stars, $0.count) })
/// counts.add(4)
/// counts.mean         // 4.2…
/// counts.percentages  // [9, 0, 0, 31, 60]
/// ```
///
/// To combine the counts of several parts, call ``merge(_:)``.
///
/// Counts are stored as `{"counts": [12, 5, 3, 40, 80]}`, as `{"mean": 4.3, "number": 1284}` or as
/// `{"mean": 4.3}`. `minimum`, `maximum` and `step` can be left out. With `counts`, `mean` is a
/// mean that differs from the mean of the counts. Decoding refuses unknown keys, and values that
/// contradict each other.
public struct RatingCounts: Hashable, Sendable {
  /// The allowed number of values on a scale.
  package static var valueLimits: ClosedRange<Int> { 2...21 }
  /// The maximum number of ratings of one value.
  package static var countLimit: Int { 999_999_999 }
  /// The limits of the scale's ends, ±9999.
  package static var boundLimits: ClosedRange<Double> { -9999...9999 }

  private var bins = SIMD32<UInt32>()
  /// The number of values on the scale, 2…21.
  package let valueCount: Int
  /// The lowest value, and the distance between two values, in hundredths.
  package let low: Int64
  package let gap: Int64
  /// The number of ratings.
  ///
  /// All arithmetic wraps in 64 bits, because `Int` has 32 on some platforms. No number exceeds 21 · 10⁹ ·
  /// 10⁸.
  package private(set) var total: Int64 = 0
  /// The sum of all ratings, in ten-thousandths.
  var sum: Int64 = 0
  /// Whether the number of ratings of each value is known.
  package private(set) var hasCounts = true
  /// Whether the number of ratings is known.
  package private(set) var hasNumber = true

  /// Makes counts without ratings.
  ///
  /// - Parameters:
  ///   - valueCount: The number of values, clamped to ``valueLimits``.
  ///   - minimum: The lowest value, rounded to hundredths, clamped to ±9999; NaN is 1.
  ///   - step: The distance between two values, rounded to hundredths, at least 0.01; NaN is 1. It becomes
  ///     smaller if the highest value would exceed 9999.
  package init(valueCount: Int, minimum: Double = 1, step: Double = 1) {
    let limits = Self.boundLimits
    self.valueCount = valueCount.clamped(to: Self.valueLimits, ifNaN: 5)
    let gaps = Int64(self.valueCount) - 1
    let high = nearestInteger(limits.upperBound * 100)
    low = min(nearestInteger(minimum.clamped(to: limits, ifNaN: 1) * 100), high - gaps)
    let distance = nearestInteger(step.clamped(to: 0.01...20_000, ifNaN: 1) * 100)
    gap = min(max(distance, 1), (high - low) / gaps)
  }

  /// Makes counts from the number of ratings of each value.
  ///
  /// - Parameters:
  ///   - counts: The numbers, lowest value first, each clamped to 0…999,999,999. Fewer than two are the
  ///     lowest of five values, and those after the 21st are added to it.
  ///   - minimum: The lowest value, rounded to hundredths, clamped to ±9999; NaN is 1.
  ///   - step: The distance between two values, at least 0.01; it becomes smaller if the highest value would exceed
  ///     9999.
  ///   - mean: A mean that differs from the mean of the counts, such as a weighted one, clamped to
  ///     the scale.
  ///     Nil, the default, and NaN compute it from the counts.
  public init(
    counts: some Sequence<Int>, minimum: Double = 1, step: Double = 1, mean: Double? = nil
  ) {
    var (bins, length) = (SIMD32<UInt32>(), 0)
    for count in counts {
      let index = min(length, Self.valueLimits.upperBound - 1)
      let total = bins[index] + UInt32(min(max(count, 0), Self.countLimit))
      bins[index] = min(total, UInt32(Self.countLimit))
      length += 1
    }
    self.init(valueCount: length < 2 ? 5 : length, minimum: minimum, step: step)
    self.bins = bins
    for index in 0..<valueCount {
      total &+= self[index]
      sum &+= self[index] &* hundredths(index) &* 100
    }
    if let mean, mean == mean { sum = total &* tenThousandths(mean) }
  }

  /// Makes counts from a mean and a number of ratings, without the number of each value.
  ///
  /// ```swift
  /// RatingSummary(RatingCounts(mean: 4.3))  // a badge with the mean alone
  /// ```
  ///
  /// - Parameters:
  ///   - mean: The mean, clamped to the scale; NaN is the scale's lower end.
  ///   - number: The number, clamped to 0…20,999,999,979, which is 21 values of 999,999,999 each. Nil if it is
  ///     unknown; then ratings cannot be added.
  ///   - minimum: The lower end of the scale, clamped to ±9999; NaN is 1.
  ///   - maximum: The upper end, at least 0.01 above the lower end; NaN is 5.
  public init(mean: Double, number: Int? = nil, minimum: Double = 1, maximum: Double = 5) {
    let low = minimum.clamped(to: Self.boundLimits, ifNaN: 1)
    let high = maximum.clamped(to: Self.boundLimits, ifNaN: 5)
    self.init(valueCount: 2, minimum: low, step: high - low)
    hasNumber = number != nil
    // The mean of an unknown number of ratings counts as one rating.
    total = min(max(Int64(number ?? 1), 0), 21 * 999_999_999)
    sum = total &* tenThousandths(mean)
    hasCounts = total == 0
  }

  /// The number of ratings of a value, from index 0 for the lowest.
  subscript(index: Int) -> Int64 { Int64(bins[index]) }

  /// The number of ratings; nil if only their mean is known.
  public var number: Int? { hasNumber ? Int(truncatingIfNeeded: total) : nil }

  /// A value of the scale, in hundredths.
  func hundredths(_ index: Int) -> Int64 { low &+ gap &* Int64(index) }

  /// The highest value, in hundredths.
  package var high: Int64 { hundredths(valueCount - 1) }

  /// The lowest value.
  public var minimum: Double { Double(low) / 100 }
  /// The highest value.
  public var maximum: Double { Double(high) / 100 }
  /// The distance between two counted values; without a number for each value, the length of the scale.
  public var step: Double { Double(gap) / 100 }

  private func tenThousandths(_ value: Double) -> Int64 {
    nearestInteger(value.clamped(to: minimum...maximum, ifNaN: minimum) * 10_000)
  }

  // MARK: Adding

  /// Counts a rating for the nearest value, or for the higher of two equally near ones.
  ///
  /// The mean uses the rating itself, rounded to ten-thousandths. Ratings off the scale count at its nearest
  /// end. NaN is ignored, and so are ratings beyond 999,999,999 of one value.
  ///
  /// - Parameters:
  ///   - rating: The rating.
  ///   - number: How many such ratings to count; negative numbers are 0.
  public mutating func add(_ rating: some RatingValue, times number: Int = 1) {
    let rating = rating.ratingValue
    guard rating == rating, hasNumber else { return }
    let units = tenThousandths(rating)
    let width = gap &* 100
    let index = Int((2 &* (units &- low &* 100) &+ width) / (2 &* width))
    let added = min(max(number, 0), Self.countLimit - Int(bins[index]))
    bins[index] += UInt32(added)
    total &+= Int64(added)
    sum &+= units &* Int64(added)
  }

  /// Adds the counts of another part.
  ///
  /// - Throws: A ``RatingCountsError`` if they cannot be added; then nothing changes.
  public mutating func merge(_ other: RatingCounts) throws(RatingCountsError) {
    guard hasCounts, other.hasCounts else { throw .meanAlone }
    guard other.valueCount == valueCount, other.low == low, other.gap == gap else {
      throw .otherScale
    }
    let bins = bins &+ other.bins
    for index in 0..<valueCount where bins[index] > Self.countLimit { throw .tooMany }
    self.bins = bins
    total &+= other.total
    sum &+= other.sum
  }

  // MARK: Results

  /// The mean; nil without ratings.
  public var mean: Double? {
    // Rounding errors could leave the scale.
    total == 0 ? nil : (Double(sum) / Double(total) / 10_000).clamped(to: minimum...maximum)
  }

  /// The exact place of the mean among the values, between their indices; nil without ratings.
  package var place: Fraction? {
    total == 0
      ? nil
      : Fraction(sum &- total &* low &* 100, total &* gap &* 100)
  }

  /// The mean as shown, rounded to tenths with a half away from zero; nil without ratings.
  ///
  /// It shows an end of the scale only if all ratings have that value: 4.96 of 5 is 4.9.
  package var shownMean: Double? { tenths.map { Double($0) / 10 } }

  /// The mean as shown, in tenths.
  package var tenths: Int64? {
    guard total > 0 else { return nil }
    let unit = total &* 1000
    let nearest = (2 &* abs(sum) &+ unit) / (2 &* unit)
    var tenths = sum < 0 ? -nearest : nearest
    if sum < total &* high &* 100, 10 &* tenths >= high { tenths = -Self.tenths(below: -high) - 1 }
    if sum > total &* low &* 100, 10 &* tenths <= low { tenths = Self.tenths(below: low) + 1 }
    return tenths
  }

  /// Converts hundredths to tenths, rounded down.
  private static func tenths(below hundredths: Int64) -> Int64 {
    let quotient = hundredths / 10
    return quotient &* 10 > hundredths ? quotient - 1 : quotient
  }

  /// The shares in whole percent, which add up to 100.
  ///
  /// The percent that rounding down leaves over go to the largest remainders, one each. Among equal
  /// remainders, the larger count wins, then the higher value.
  private var shares: SIMD32<UInt8> {
    hasCounts ? Self.shares(valueCount, of: total) { self[$0] } : SIMD32<UInt8>()
  }

  /// The shares of numbers that add up to `total`, rounded as the shares of values are.
  static func shares(
    _ count: Int, of total: Int64, _ number: (Int) -> Int64
  ) -> SIMD32<UInt8> {
    var shares = SIMD32<UInt8>()
    guard total > 0 else { return shares }
    var missing = 100
    for index in 0..<count {
      let share = number(index) &* 100 / total
      shares[index] = UInt8(truncatingIfNeeded: share)
      missing -= Int(share)
    }
    // Rounding up makes a remainder negative.
    func remainder(_ index: Int) -> Int64 { number(index) &* 100 &- Int64(shares[index]) &* total }
    for _ in 0..<missing {
      var best = 0
      for index in 1..<count {
        let (first, second) = (remainder(index), remainder(best))
        if first > second || first == second && number(index) >= number(best) { best = index }
      }
      shares[best] += 1
    }
    return shares
  }
}

extension RatingCounts {
  /// Makes counts from the ratings themselves.
  ///
  /// - Parameters:
  ///   - ratings: The ratings, counted by ``add(_:times:)``.
  ///   - minimum: The lowest value.
  ///   - maximum: The highest value. The scale ends at the last step that does not exceed it.
  ///   - step: The distance between two values.
  public init(
    of ratings: some Sequence<some RatingValue>, minimum: Double = 1, maximum: Double = 5,
    step: Double = 1
  ) {
    self.init(minimum: minimum, maximum: maximum, step: step)
    for rating in ratings { add(rating) }
  }

  /// Makes counts from the number of ratings of each value, such as `[5: 80, 4: 40]`.
  ///
  /// - Parameters:
  ///   - counts: The number of ratings of each value that has any, counted by ``add(_:times:)``.
  ///   - minimum: The lowest value.
  ///   - maximum: The highest value. The scale ends at the last step that does not exceed it.
  ///   - step: The distance between two values.
  public init(
    counts: [Int: Int], minimum: Double = 1, maximum: Double = 5, step: Double = 1
  ) {
    self.init(
      counts: counts.lazy.map { ($0, $1) }, minimum: minimum, maximum: maximum, step: step)
  }

  /// Makes counts from pairs of a value and its number of ratings, such as the rows of a `GROUP BY`.
  ///
  /// - Parameters:
  ///   - counts: The pairs, counted by ``add(_:times:)``; pairs with the same value add up.
  ///   - minimum: The lowest value.
  ///   - maximum: The highest value. The scale ends at the last step that does not exceed it.
  ///   - step: The distance between two values.
  public init<Value: RatingValue>(
    counts: some Sequence<(Value, Int)>, minimum: Double = 1, maximum: Double = 5,
    step: Double = 1
  ) {
    self.init(minimum: minimum, maximum: maximum, step: step)
    for (rating, number) in counts { add(rating, times: number) }
  }

  /// Makes counts without ratings on a scale by its ends.
  private init(minimum: Double, maximum: Double, step: Double) {
    let gaps = ((maximum - minimum) / step + 1e-9).clamped(to: 1...20, ifNaN: 4)
    self.init(valueCount: Int(gaps) + 1, minimum: minimum, step: step)
  }

  /// The number of ratings of each value, lowest first.
  public var counts: [Int] { (0..<valueCount).map { Int(bins[$0]) } }

  /// The shares in whole percent, lowest value first; they add up to 100, or are all 0 without ratings.
  public var percentages: [Int] {
    let shares = shares
    return (0..<valueCount).map { Int(shares[$0]) }
  }
}

/// The reason why counts cannot be added to others.
public enum RatingCountsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scales differ.
  case otherScale
  /// Of one of them, only the mean is known, and not the number of ratings of each value.
  case meanAlone
  /// A value would have more than 999,999,999 ratings.
  case tooMany

  /// What is wrong.
  public var description: String {
    switch self {
    case .otherScale: "the counts have another scale"
    case .meanAlone: "a mean cannot be added; give the number of ratings of each value"
    case .tooMany: "a value has more than 999999999 ratings"
    }
  }
}

/// A rating as a number: an `Int`, a `Double` or a `Float`; your own types can be ratings too.
public protocol RatingValue {
  /// The rating as a number.
  var ratingValue: Double { get }
}

extension Int: RatingValue {
  /// The whole rating.
  public var ratingValue: Double { Double(self) }
}

extension Double: RatingValue {
  /// The rating itself.
  public var ratingValue: Double { self }
}

extension Float: RatingValue {
  /// The rating itself.
  public var ratingValue: Double { Double(self) }
}
