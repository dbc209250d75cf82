import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("RatingCounts+Codable")
struct RatingCountsCodableTests {
  /// A model of an app, which stores our values without code of its own.
  private struct Product: Codable, Hashable {
    var counts: RatingCounts
    var summary: RatingSummary
  }

  @Test("A model that contains our values is stored without code")
  func model() throws {
    var summary = RatingSummary(
      RatingCounts(counts: [1, 2, 3], minimum: -1, step: 0.5), layout: .columns, symbol: .face,
      numbers: .count, count: 7, style: StarStyle(fillColor: "crimson", face: .cat))
    (summary.textColor, summary.language, summary.isRightToLeft) = ("teal", .german, true)
    let product = Product(counts: RatingCounts(counts: [12, 5, 3, 40, 80]), summary: summary)
    #expect(try roundTrip(product) == product)
  }

  @Test("Counts keep a mean of their own, and a number that is not spread")
  func counts() throws {
    for counts in [
      RatingCounts(counts: [1, 2, 3], mean: 2.2503), RatingCounts(mean: 4.3, number: 1284),
      RatingCounts(valueCount: 3), RatingCounts(mean: 7, number: 9, minimum: 0, maximum: 10),
      RatingCounts(of: [4.49, 3.1, 1.7]), RatingCounts(mean: 4, number: 0),
      RatingCounts(mean: 4.35),
      RatingCounts(counts: Array(repeating: 999_999_999, count: 21), mean: 3.3333),
    ] {
      #expect(try roundTrip(counts) == counts)
    }
    #expect(try decode(RatingCounts.self, #"{"counts": [1, 2]}"#) == RatingCounts(counts: [1, 2]))
    let mean = try decode(RatingCounts.self, #"{"mean": 4.3, "number": 10}"#)
    #expect(mean == RatingCounts(mean: 4.3, number: 10))
    #expect(try decode(RatingCounts.self, #"{"mean": 4.3}"#) == RatingCounts(mean: 4.3))
    #expect(
      try encode(RatingCounts(counts: [12, 5, 3, 40, 80]))
        == #"{"counts":[12,5,3,40,80],"minimum":1,"step":1}"#)
  }

  @Test("Unknown keys and contradictions are refused")
  func wrongCounts() throws {
    let wrong = [
      #"{"minimum": 1}"#, #"{"number": 3}"#, #"{"counts": ["many"]}"#, #"{"counts": {}}"#,
      #"{"counts": [1, 2], "sum": 9}"#, #"{"counts": [1, 2], "number": 4}"#,
      #"{"counts": [1, 2], "maximum": 5}"#, #"{"counts": [1, 2], "mean": 2.5}"#,
      #"{"mean": 6, "number": 3}"#, #"{"mean": 3, "number": 3, "step": 1}"#,
    ]
    let lines = try wrong.map { json in
      "\(json): \(try #require(problem(RatingCounts.self, json)).debugDescription)\n"
    }
    try expectSnapshot(lines: lines.joined(), "counts-errors")
  }
}
