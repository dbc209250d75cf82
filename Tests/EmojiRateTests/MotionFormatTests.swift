import Testing

@testable import EmojiRate

@Suite("MotionFormat")
struct MotionFormatTests {
  @Test(
    "Has as many decimals as what is drawn needs, and no more than are allowed, but one",
    arguments: [
      (222, 2, 1), (222, 0, 1), (40, 2, 2), (40, 0, 1), (9.5, 2, 2), (9.5, 6, 3), (1, 4, 3),
      (10_000, 2, 0), (0, 2, 2),
    ] as [(Double, Int, Int)])
  func decimals(side: Double, precision: Int, expected: Int) {
    let format = MotionFormat(
      side: side, precision: precision, Timeline(RatingAnimation(from: 0), default: 1))
    let decimals = format.decimals.coordinates
    #expect(decimals == DecimalFormat(precision: expected))
    // Half of 1/240, unless rounding takes more.
    #expect(format.tolerance >= side / 480)
    #expect(
      format.tolerance <= max(side / 480, 0.5 * decimals.step / Double(decimals.unitsPerOne)))
  }
}
