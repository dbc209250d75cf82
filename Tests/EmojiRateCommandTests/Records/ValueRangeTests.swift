import Testing

@testable import EmojiRateCommand

@Suite("Value range")
struct ValueRangeTests {
  @Test("Has no rounding errors")
  func exact() throws {
    let tenths = try ValueRange(from: -1, to: 1000, by: 0.1)
    #expect(tenths.count == 10_011 && tenths.reachesEnd)
    #expect([1, 13, 10_009].map { tenths[$0] } == [-0.9, 0.3, 999.9])
  }

  @Test("Has ten million values, and not one more")
  func mostValues() throws {
    #expect(try ValueRange(from: 1, to: 10_000_000, by: 1).count == 10_000_000)
    let sentence =
      "the range has 10,000,001 values; give a greater --by, for at most 10,000,000"
    #expect(throws: CommandError.data(sentence)) {
      try ValueRange(from: 0, to: 10_000_000, by: 1)
    }
  }
}
