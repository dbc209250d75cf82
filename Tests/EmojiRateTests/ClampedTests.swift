import Testing

@testable import EmojiRate

@Suite("Clamped")
struct ClampedTests {
  private struct Sample: Hashable {
    @Clamped(0.2...0.7) var fraction = 0.6
    @Clamped(0...6) var count = 2
  }

  @Test(
    "Assignment stores the nearest allowed value",
    arguments: [
      (0.2, 0.2), (0.5, 0.5), (0.7, 0.7), (0.2.nextDown, 0.2), (0.7.nextUp, 0.7), (-1, 0.2),
      (0, 0.2), (-0.0, 0.2), (1, 0.7), (1e308, 0.7), (-1e308, 0.2), (.infinity, 0.7),
      (-.infinity, 0.2), (.leastNonzeroMagnitude, 0.2),
    ])
  func nearest(assigned: Double, stored: Double) {
    var sample = Sample()
    sample.fraction = assigned
    #expect(sample.fraction == stored)
  }

  @Test(
    "What is not a number leaves the default, not the last value",
    arguments: [Double.nan, -.nan, .signalingNaN])
  func notANumber(value: Double) {
    var sample = Sample()
    sample.fraction = 0.3
    sample.fraction = value
    #expect(sample.fraction == 0.6)
  }

  @Test(
    "Whole numbers clamp too", arguments: [(-1, 0), (0, 0), (6, 6), (7, 6), (.max, 6), (.min, 0)])
  func wholeNumbers(assigned: Int, stored: Int) {
    var sample = Sample()
    sample.count = assigned
    #expect(sample.count == stored)
  }

  @Test("The limits and the default are readable and stay as declared")
  func projection() {
    var sample = Sample()
    sample.fraction = 9
    #expect(sample.$fraction.limits == 0.2...0.7)
    #expect(sample.$fraction.defaultValue == 0.6)
    #expect(sample.$fraction.wrappedValue == 0.7)
    #expect(sample.$count.limits == 0...6)
    #expect(sample.$count.defaultValue == 2)
  }

  @Test(
    "A default out of limits is itself clamped",
    arguments: [(5.0, 1.0), (-5, 0), (.nan, 0), (.infinity, 1)])
  func defaultOutOfLimits(declared: Double, expected: Double) {
    let property = Clamped(wrappedValue: declared, 0...1)
    #expect(property.defaultValue == expected)
    #expect(property.wrappedValue == expected)
  }

  @Test("Two properties are equal if their values are, whatever their limits")
  func equality() {
    let one = Clamped(wrappedValue: 0.5, 0...1)
    let other = Clamped(wrappedValue: 0.5, 0.2...0.7)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != Clamped(wrappedValue: 0.4, 0...1))
  }

  @Test("Everything stays within limits whatever is assigned")
  func randomAssignments() {
    var random = SplitMix64(seed: 1)
    var sample = Sample()
    for _ in 0..<10_000 {
      sample.fraction = Double(bitPattern: random.next())
      guard (0.2...0.7).contains(sample.fraction) else {
        Issue.record("\(sample.fraction) was stored")
        return
      }
    }
  }
}
