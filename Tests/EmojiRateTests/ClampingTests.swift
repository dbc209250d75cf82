import Testing

@testable import EmojiRate

@Suite("Clamping")
struct ClampingTests {
  @Test("Whatever the bits of a number, it is clamped to the limits")
  func anyBits() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let clamped = (Double(bitPattern: random.next())).clamped(to: 0.2...0.7, ifNaN: 0.6)
      guard (0.2...0.7).contains(clamped) else {
        Issue.record("\(clamped) is out of limits")
        return
      }
    }
  }

  @Test("Only what is not a number falls back, and not to the nearest limit")
  func notANumber() {
    for none in [Double.nan, -.nan, .signalingNaN] {
      #expect(none.clamped(to: 0...1, ifNaN: 0.25) == 0.25)
    }
    #expect(.infinity.clamped(to: 0...1, ifNaN: 0.25) == 1)
    #expect((-.infinity).clamped(to: 0...1, ifNaN: 0.25) == 0)
  }

  @Test("A negative zero at a limit of zero is plain zero")
  func negativeZero() {
    #expect((-0.0).clamped(to: 0...1, ifNaN: 1).sign == .plus)
  }

  @Test("Anything that compares is clamped", arguments: [(-5, 0), (0, 0), (3, 3), (9, 6)])
  func integers(value: Int, expected: Int) {
    #expect(value.clamped(to: 0...6, ifNaN: 2) == expected)
  }
}
