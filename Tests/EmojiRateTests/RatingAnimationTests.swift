import Testing

@testable import EmojiRate

@Suite("RatingAnimation")
struct RatingAnimationTests {
  @Test(
    "A NaN start is 2.5, and others are clamped to the bounds of scales",
    arguments: [(.nan, 2.5), (.infinity, 1e13), (-.infinity, -1e13), (-3, -3)] as [(Double, Double)]
  )
  func start(given: Double, kept: Double) {
    let animation = RatingAnimation(from: given)
    #expect(animation.start == kept)
    #expect(animation == animation)
  }

  @Test(
    "The duration is clamped, and NaN is none",
    arguments: [
      (0.5, 0.5), (0.01, 0.01), (60, 60), (0, 0.01), (-1, 0.01), (61, 60), (.infinity, 60),
      (.nan, nil),
    ] as [(Double, Double?)])
  func duration(given: Double, kept: Double?) {
    #expect(RatingAnimation(from: 0, duration: given).duration == kept)
  }

  @Test(
    "Clamps how often it moves, and may never end",
    arguments: [(1, 1), (1000, 1000), (0, 1), (-5, 1), (1001, 1000), (nil, nil)] as [(Int?, Int?)])
  func repeatCount(given: Int?, kept: Int?) {
    #expect(RatingAnimation(from: 0, repeatCount: given).repeatCount == kept)
  }
}
