import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

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

@Suite("Timeline")
struct TimelineTests {
  private func timeline(_ duration: Double?, _ repeatCount: Int?) -> Timeline {
    Timeline(
      RatingAnimation(from: 0, duration: duration, repeatCount: repeatCount), default: 0.25)
  }

  @Test("Counts milliseconds, with a default duration")
  func moving() {
    #expect(timeline(nil, 1).moving == 250)
    #expect(timeline(1.2344, 1).moving == 1234)
    #expect(timeline(0, 1).moving == 10)
  }

  @Test("Rests for a second between two repeats, and not after the last")
  func repeats() {
    #expect(timeline(0.5, 3).cycle == 1500)
    #expect(timeline(0.5, 3).total == "3500ms")
    #expect(timeline(0.5, nil).cycle == 1500)
    #expect(timeline(0.5, nil).total == "indefinite")
  }

  @Test("Flashes no more than three times a second, as WCAG 2.3.1 allows")
  func flashes() {
    #expect(timeline(0, nil).cycle * 3 >= 1000)
  }

  @Test("Puts a part of the way where the easing has it", arguments: [1, 2])
  func keyTime(repeatCount: Int) {
    let timeline = timeline(0.25, repeatCount)
    for step in 0...100 {
      let time = 0.25 * Double(step) / 100
      let part = Easing.progress(at: time, of: 0.25)
      #expect(abs(timeline.keyTime(part) * Double(timeline.cycle) / 1000 - time) < 1e-6)
    }
  }
}

@Suite("RatingAnimation")
struct RatingAnimationTests {
  @Test("The start is clamped to the bounds of scales; the duration and how often it moves are too")
  func clamps() {
    for (given, kept) in [(.nan, 2.5), (.infinity, 1e13), (-3, -3)] as [(Double, Double)] {
      #expect(RatingAnimation(from: given).start == kept)
    }
    for (given, kept) in [
      (0.5, 0.5), (0.01, 0.01), (60, 60), (0, 0.01), (61, 60), (.infinity, 60), (.nan, nil),
    ] as [(Double, Double?)] {
      #expect(RatingAnimation(from: 0, duration: given).duration == kept)
    }
    for (given, kept) in [(1, 1), (0, 1), (1001, 1000), (nil, nil)] as [(Int?, Int?)] {
      #expect(RatingAnimation(from: 0, repeatCount: given).repeatCount == kept)
    }
  }
}

@Suite("Easing")
struct EasingTests {
  @Test(
    "Progress is that of ease-in-out",
    // cubic-bezier(0.42, 0, 0.58, 1), worked out from its equation to six digits.
    arguments: [
      (0, 0), (0.1, 0.019722), (0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838), (0.9, 0.980278),
      (1, 1),
    ] as [(Double, Double)])
  func table(part: Double, expected: Double) {
    for duration in [Face.duration, StarRow.duration, 3] {
      #expect(abs(Easing.progress(at: part * duration, of: duration) - expected) < 2e-6)
    }
  }
}
