import Testing

@testable import EmojiRate

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
    for duration in [Easing.faceDuration, Easing.rowDuration, 3] {
      #expect(abs(Easing.progress(at: part * duration, of: duration) - expected) < 2e-6)
    }
  }

  @Test("It only grows, and stays at its ends")
  func grows() {
    var last = 0.0
    for step in -10...110 {
      let progress = Easing.progress(at: Double(step) / 100 * 0.25, of: 0.25)
      #expect(progress >= last && progress <= 1)
      last = progress
    }
    #expect(last == 1)
    #expect(Easing.progress(at: -1, of: 0.25) == 0)
    #expect(Easing.progress(at: 0, of: 0) == 1)
  }

  @Test("The way in mirrors the way out")
  func mirrored() {
    for step in 0...50 {
      let time = Double(step) / 100
      let sum = Easing.progress(at: time, of: 1) + Easing.progress(at: 1 - time, of: 1)
      #expect(abs(sum - 1) < 4e-6)
    }
  }
}
