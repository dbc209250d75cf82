import Testing

@testable import EmojiRate

@Suite("Keyframes")
struct KeyframesTests {
  @Test("A straight line needs its ends alone")
  func line() {
    let frames = Keyframes(within: 0.1) {
      SIMD3(100 * $0, 7, 0)
    } as: {
      $0
    }
    #expect(frames.parts == [0, 1])
    #expect(!frames.isDiscrete)
  }

  @Test("A bend needs one more, near it")
  func bend() {
    let frames = Keyframes(within: 0.1) {
      SIMD3(100 * max($0 - 0.5, 0), 0, 0)
    } as: {
      $0
    }
    #expect(frames.parts.count == 3)
    #expect(abs(frames.parts[1] - 0.5) < 0.05)
  }

  @Test("A curve needs few, and is nowhere off by more than is allowed", arguments: [0.5, 1, 4])
  func curve(tolerance: Double) {
    func exact(_ part: Double) -> SIMD3<Double> {
      SIMD3(100 * part * part, 50 * (1 - part) * part, 0)
    }
    func rounded(_ number: Double) -> Double { number.rounded() }
    let frames = Keyframes(within: tolerance + 0.5, of: exact, as: rounded)
    #expect(frames.parts.first == 0)
    #expect(frames.parts.last == 1)
    #expect(frames.parts == frames.parts.sorted())
    // A parabola of height h is a chord's error of h n⁻²/4 from its n-th part.
    #expect(Double(frames.parts.count) <= 2 + (100 / 4 / tolerance).squareRoot())
    for step in 0...1000 {
      let part = Double(step) / 1000
      let index = max(frames.parts.firstIndex { $0 >= part } ?? 0, 1)
      let (low, high) = (frames.parts[index - 1], frames.parts[index])
      for number in 0..<2 {
        let (one, other) = (rounded(exact(low)[number]), rounded(exact(high)[number]))
        let between = one + (other - one) * (part - low) / (high - low)
        #expect(abs(between - exact(part)[number]) < tolerance + 0.51)
      }
    }
  }
}
