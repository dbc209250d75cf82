import Testing

@testable import EmojiRateCommand

@Suite("Value range")
struct ValueRangeTests {
  private func values(_ from: Double, _ to: Double, _ by: Double) throws -> [Double] {
    let range = try ValueRange(from: from, to: to, by: by)
    return (0..<range.count).map { range[$0] }
  }

  @Test("Has no rounding errors")
  func exact() throws {
    #expect(try values(0, 0.5, 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(try values(-1, 1, 0.5) == [-1, -0.5, 0, 0.5, 1])
    #expect(try values(1, 1, 0.5) == [1])
    let tenths = try values(0, 1000, 0.1)
    #expect(tenths.count == 10_001)
    #expect(tenths[9_999] == 999.9)
  }

  @Test("Ends at the last value that is reached, and knows whether that is the end")
  func ends() throws {
    #expect(try values(0, 5, 2) == [0, 2, 4])
    #expect(try !ValueRange(from: 0, to: 5, by: 2).reachesEnd)
    #expect(try ValueRange(from: 0, to: 5, by: 0.1).reachesEnd)
  }

  @Test("Refuses what leads nowhere, or to too much")
  func refusals() {
    for (from, to, by, sentence) in [
      (5, 0, 1, "--from 5 is above --to 0; give the lower one first"),
      (0, 5, 0, "--by 0 leads to no other value; give a greater one, such as 0.5"),
      (0, 5, 1e-12, "--by 1e-12 leads to no other value; give a greater one, such as 0.5"),
      (
        0, 5, 1e-9,
        "the range has 5,000,000,001 values; give a greater --by, for at most 10,000,000"
      ),
    ] as [(Double, Double, Double, String)] {
      #expect(throws: CommandError.data(sentence)) { try values(from, to, by) }
    }
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
