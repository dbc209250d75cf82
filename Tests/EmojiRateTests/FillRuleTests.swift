import Testing

@testable import EmojiRate

@Suite("FillRule")
struct FillRuleTests {
  @Test(
    "A part of a star is shown as the rule has it",
    arguments: [
      // earned, exact, half, whole
      (-1, 0, 0, 0), (0, 0, 0, 0), (0.001, 0.001, 0.5, 0), (0.2, 0.2, 0.5, 0),
      (0.499, 0.499, 0.5, 0), (0.5, 0.5, 0.5, 1), (0.7, 0.7, 0.5, 1), (0.999, 0.999, 0.5, 1),
      (1, 1, 1, 1), (4, 1, 1, 1),
    ] as [(Double, Double, Double, Double)])
  func fraction(earned: Double, exact: Double, half: Double, whole: Double) {
    #expect(FillRule.exact.fraction(earned) == exact)
    #expect(FillRule.half.fraction(earned) == half)
    #expect(FillRule.whole.fraction(earned) == whole)
  }

  @Test("Only what arithmetic misses is taken for the nearest half")
  func nearestHalf() {
    #expect(StarRow(Rating(2.9995)).earned == 2.9995)
    #expect(StarRow(Rating(3.0.nextDown)).earned == 3)
  }
}
