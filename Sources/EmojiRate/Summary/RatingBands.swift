/// Bands of a scale that a summary shows in place of its values, such as 0–6, 7–8 and 9–10.
///
/// ```swift
/// var summary = RatingSummary(
///   RatingCounts(counts: [10, 5, 8, 6, 9, 12, 30, 60, 110, 140, 180], minimum: 0), symbol: .face)
/// summary.bands = [0...6, 7...8, 9...10]
/// ```
///
/// There are two to five, from the lowest, and each value is in one. ``check(_:)`` says what is wrong with others,
/// which have no effect.
public struct RatingBands: Hashable, Sendable {
  /// The allowed number of bands.
  private static var countLimits: ClosedRange<Int> { 2...5 }

  /// A band in hundredths; a text can have its ends in any order.
  struct Band: Hashable {
    let first: Int64
    let last: Int64

    init(_ first: Double, _ last: Double) {
      self.first = Self.hundredths(first)
      self.last = Self.hundredths(last)
    }

    private static func hundredths(_ value: Double) -> Int64 {
      nearestInteger(value.clamped(to: RatingCounts.boundLimits, ifNaN: 0) * 100)
    }
  }

  let bands: [Band]

  /// Makes bands of the values from and to which they go, rounded to hundredths.
  public init(_ bands: [ClosedRange<Double>]) {
    self.bands = bands.map { Band($0.lowerBound, $0.upperBound) }
  }

  init(bands: [Band]) { self.bands = bands }

  /// The problem of bands on a scale, with values in hundredths.
  enum Problem: Error {
    case noCounts
    case count(Int)
    case backwards(Band)
    /// A band begins below the value that follows the band before it.
    case begins(Band, below: Int64)
    case missing(Int64)
    case noValue(Int64)
  }

  /// The bands as indices of a scale.
  func ends(on counts: RatingCounts) throws(Problem) -> BandEnds {
    guard counts.hasCounts else { throw .noCounts }
    guard Self.countLimits.contains(bands.count) else { throw .count(bands.count) }
    var ends = BandEnds()
    var next = 0
    for band in bands {
      let (first, last) = (try index(band.first, on: counts), try index(band.last, on: counts))
      guard first <= last else { throw .backwards(band) }
      guard first >= next else { throw .begins(band, below: counts.hundredths(next)) }
      guard first == next else { throw .missing(counts.hundredths(next)) }
      ends.append(last)
      next = last + 1
    }
    guard next == counts.valueCount else { throw .missing(counts.hundredths(next)) }
    return ends
  }

  private func index(_ value: Int64, on counts: RatingCounts) throws(Problem) -> Int {
    let distance = value &- counts.low
    guard distance >= 0, value <= counts.high, distance % counts.gap == 0 else {
      throw .noValue(value)
    }
    return Int(distance / counts.gap)
  }
}

/// The last values of bands that are a whole scale, as indices.
struct BandEnds {
  private(set) var count = 0
  private var lasts = SIMD8<UInt8>()

  mutating func append(_ last: Int) {
    lasts[count] = UInt8(truncatingIfNeeded: last)
    count += 1
  }

  /// The values of a band.
  subscript(band: Int) -> ClosedRange<Int> {
    (band == 0 ? 0 : Int(lasts[band - 1]) + 1)...Int(lasts[band])
  }
}
