import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

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

  @Test(
    "A piece goes where the curve goes",
    arguments: [(0.0, 0.3), (0.2, 0.9), (0.5, 0.51), (0.4, 0.4 + 1.0 / 512)])
  func piece(start: Double, end: Double) {
    let piece = Easing.piece(from: start, to: end)
    func bezier(_ u: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - u) * (1 - u) * u * first + 3 * (1 - u) * u * u * second + u * u * u
    }
    let (startTime, endTime) = (Easing.time(of: start), Easing.time(of: end))
    for step in 0...50 {
      let u = Double(step) / 50
      let time = startTime + (endTime - startTime) * bezier(u, piece.x1, piece.x2)
      let part = start + (end - start) * bezier(u, piece.y1, piece.y2)
      #expect(abs(Easing.progress(at: time, of: 1) - part) < 1e-9)
    }
  }

  @Test("A piece has control points that keySplines allows")
  func limits() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<1000 {
      let (one, other) = (random.double(), random.double())
      let piece = Easing.piece(from: min(one, other), to: max(one, other))
      for number in [piece.x1, piece.y1, piece.x2, piece.y2] {
        #expect((-1e-9...1 + 1e-9).contains(number))
      }
    }
  }
}
