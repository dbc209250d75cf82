import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Value sequence")
struct ValueSequenceTests {
  private func range(_ from: Double, _ to: Double, by distance: Double) throws -> ValueSequence {
    try ValueSequence(by: distance, on: Rating(from, minimum: from, maximum: to))
  }

  @Test("A range has no rounding errors")
  func exact() throws {
    let tenths = try range(-1, 1000, by: 0.1)
    #expect(tenths.values.count == 10_011 && tenths.warning == nil)
    #expect([1, 13, 10_009].map { tenths.values[$0] } == [-0.9, 0.3, 999.9])
  }

  @Test("A range has a million values, and not one more")
  func mostValues() throws {
    #expect(try range(1, 1_000_000, by: 1).values.count == 1_000_000)
    let sentence = "the range has 1,000,001 values; give a greater --by, for at most 1,000,000"
    #expect(throws: CommandError.data(sentence)) { try range(0, 1_000_000, by: 1) }
  }
}
