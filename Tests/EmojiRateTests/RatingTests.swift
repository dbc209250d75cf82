import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Rating")
struct RatingTests {
  // MARK: The value

  @Test(
    "A value is clamped into the scale",
    arguments: [
      (-1, 0), (0, 0), (-0.0, 0), (2.5, 2.5), (3.2, 3.2), (5, 5), (5.1, 5), (.infinity, 5),
      (-.infinity, 0), (1e300, 5), (-1e300, 0), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(Double, Double)])
  func clamps(value: Double, expected: Double) {
    #expect(Rating(value).value == expected)
    var rating = Rating(1)
    rating.value = value
    #expect(rating.value == expected)
  }

  @Test(
    "A NaN value is 2.5, clamped",
    arguments: [(0, 5, 2.5), (3, 5, 3), (-5, 1, 1), (2, 3, 2.5)] as [(Double, Double, Double)])
  func notANumber(minimum: Double, maximum: Double, expected: Double) {
    #expect(Rating(.nan, minimum: minimum, maximum: maximum).value == expected)
    var rating = Rating(maximum, minimum: minimum, maximum: maximum)
    rating.value = .nan
    #expect(rating.value == expected)
  }

  // MARK: The ends

  @Test(
    "A minimum at or above the maximum moves the maximum to one above it",
    arguments: [(5, 6), (5.5, 6.5), (100, 101), (-3, 5), (4.9, 5)] as [(Double, Double)])
  func minimumMovesMaximum(minimum: Double, maximum: Double) {
    var rating = Rating(3)
    rating.minimum = minimum
    #expect(rating == Rating(max(3, minimum), minimum: minimum, maximum: maximum))
  }

  @Test(
    "A maximum at or below the minimum moves the minimum to one below it",
    arguments: [(0, -1), (-0.5, -1.5), (-100, -101), (7, 0), (0.1, 0)] as [(Double, Double)])
  func maximumMovesMinimum(maximum: Double, minimum: Double) {
    var rating = Rating(3)
    rating.maximum = maximum
    #expect(rating == Rating(min(3, maximum), minimum: minimum, maximum: maximum))
  }

  @Test(
    "An initialiser's maximum that is not above the minimum is one above it",
    arguments: [
      (0, 0, 1), (3, 1, 4), (5, 5, 6), (-2, -3, -1), (0, 0.5, 0.5), (-10, -9.5, -9.5),
    ] as [(Double, Double, Double)])
  func initializerSeparatesEnds(minimum: Double, given: Double, maximum: Double) {
    let rating = Rating(0, minimum: minimum, maximum: given)
    #expect(rating.minimum == minimum)
    #expect(rating.maximum == maximum)
  }

  @Test("Ends that are not numbers leave what was there")
  func endsNotNumbers() {
    #expect(Rating(1, minimum: .nan, maximum: .nan) == Rating(1))
    var rating = Rating(3, minimum: 2, maximum: 4)
    (rating.minimum, rating.maximum) = (.nan, .nan)
    #expect(rating == Rating(3, minimum: 2, maximum: 4))
  }

  @Test("Ends at the limits stay apart")
  func endsAtLimits() {
    let limits = Rating.boundLimits
    let high = Rating(0, minimum: .infinity)
    #expect(high.minimum == limits.upperBound - 1)
    #expect(high.maximum == limits.upperBound)
    var low = Rating(0)
    low.maximum = -.infinity
    #expect(low.minimum == limits.lowerBound)
    #expect(low.maximum == limits.lowerBound + 1)
  }

  // MARK: The step

  @Test(
    "A value snaps to the nearest step from the minimum, halves upwards, and stays on the scale",
    arguments: [
      (3.2, 0, 5, 0.5, 3), (3.25, 0, 5, 0.5, 3.5), (3.24, 0, 5, 0.5, 3), (3.2, 0, 5, 1, 3),
      (2.5, 0, 5, 1, 3), (0.49, 0, 5, 1, 0), (0.5, 0, 5, 1, 1), (4.5, 0, 5, 1, 5), (5, 0, 5, 2, 5),
      (4.9, 0, 5, 2, 4), (4.9, 0, 5, 3, 5), (2.9, 1, 5, 2, 3), (1.9, 1, 5, 2, 1),
      (-2.4, -5, 5, 0.5, -2.5), (0.7, 0.25, 5, 0.5, 0.75), (3, 0, 5, 10, 0), (5, 0, 5, 10, 5),
      (3.2, 0, 5, 1e300, 0), (3.2, 0, 5, 1e-300, 3.2), (3.2, 0, 5, 1e-300, 3.2),
      (3.2, 0, 5, .infinity, 0), (3.2, 0, 5, -1, 3.2), (3.2, 0, 5, .nan, 3.2),
      (3.2, 0, 5, -.infinity, 3.2), (7.4, 0, 10, 0.5, 7.5), (62, 0, 100, 25, 50),
      (62.5, 0, 100, 25, 75), (3_000_000.4, 0, 5e6, 1, 3_000_000),
    ] as [(Double, Double, Double, Double, Double)])
  func snaps(value: Double, minimum: Double, maximum: Double, step: Double, expected: Double) {
    #expect(Rating(value, minimum: minimum, maximum: maximum, step: step).value == expected)
    var rating = Rating(value, minimum: minimum, maximum: maximum)
    rating.step = step
    #expect(rating.value == expected)
  }

  @Test("What is on a step stays there, be the step a value's last bits")
  func snapsOnce() {
    var random = SplitMix64(seed: 20)
    for _ in 0..<20_000 {
      let size = random.double(1...1e13)
      let minimum = random.oneIn(2) ? 0 : -size
      var rating = Rating(
        random.double(minimum...size), minimum: minimum, maximum: size,
        step: size * random.double(1...9) * (random.oneIn(2) ? 0x1p-52 : 0x1p-50))
      let once = rating.value
      rating.value = once
      guard rating.value == once else {
        Issue.record("\(once) becomes \(rating.value) in steps of \(rating.step)")
        return
      }
    }
  }

  // MARK: Progress

  @Test(
    "Progress is how far the value is from the minimum to the maximum",
    arguments: [
      (0, 0, 5, 0), (5, 0, 5, 1), (2.5, 0, 5, 0.5), (1.25, 0, 5, 0.25), (0, -10, 10, 0.5),
      (7.5, 5, 10, 0.5), (-4, -5, -1, 0.25), (1e-9, 0, 1e-9, 1), (1e-300, 0, 1e-300, 1),
      (0, 0, 1e-300, 0),
    ] as [(Double, Double, Double, Double)])
  func progress(value: Double, minimum: Double, maximum: Double, expected: Double) {
    #expect(Rating(value, minimum: minimum, maximum: maximum).progress == expected)
  }

  @Test("Whatever is given, the ends are apart, the value between them and progress a fraction")
  func alwaysConsistent() {
    var random = SplitMix64(seed: 2)
    func anything() -> Double {
      switch random.integer(0...5) {
      case 0:
        [Double.nan, .infinity, -.infinity, 0, -0.0, .greatestFiniteMagnitude][
          random.integer(0...5)]
      case 1, 2: Double(bitPattern: random.next())
      default: random.double(-10...10)
      }
    }
    for _ in 0..<20_000 {
      var rating = Rating(anything(), minimum: anything(), maximum: anything(), step: anything())
      for _ in 0..<3 {
        guard isConsistent(rating) else {
          Issue.record("\(rating.value), \(rating.minimum)…\(rating.maximum), \(rating.step)")
          return
        }
        switch random.integer(0...3) {
        case 0: rating.value = anything()
        case 1: rating.minimum = anything()
        case 2: rating.maximum = anything()
        default: rating.step = anything()
        }
      }
    }
  }

  private func isConsistent(_ rating: Rating) -> Bool {
    Rating.boundLimits.contains(rating.minimum) && Rating.boundLimits.contains(rating.maximum)
      && rating.minimum < rating.maximum
      && (rating.minimum...rating.maximum).contains(rating.value)
      && rating.step >= 0 && rating.step.isFinite && (0...1).contains(rating.progress)
  }
}
