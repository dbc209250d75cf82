import Testing

@testable import EmojiRate

@Suite("Summaries+Codable")
struct SummariesCodableTests {
  /// A model of an app, which stores our values without code of its own.
  private struct Product: Codable, Hashable {
    var counts: RatingCounts
    var summary: RatingSummary
    var number: RowNumber
    var animation: RatingAnimation
    var symbol: SymbolPath
  }

  @Test("A model that contains our values is stored without code")
  func model() throws {
    var summary = RatingSummary(
      RatingCounts([1, 2, 3], minimum: -1, step: 0.5), layout: .columns, symbol: .face,
      numbers: .count, count: 7, style: StarStyle(fillColor: "crimson", face: FaceStyle(.cat)))
    (summary.textColor, summary.language, summary.isRightToLeft) = ("teal", .german, true)
    var number = RowNumber(ratings: 12)
    number.language = .french
    let product = Product(
      counts: RatingCounts([12, 5, 3, 40, 80]), summary: summary, number: number,
      animation: RatingAnimation(from: 1, duration: 2, repeatCount: nil),
      symbol: try SymbolPath("M12 2C4 8 4 18 12 22 20 18 20 8 12 2Z", winding: .evenOdd))
    #expect(try roundTrip(product) == product)
  }

  @Test("Counts keep a mean of their own, and a number that is not spread")
  func counts() throws {
    for counts in [
      RatingCounts([1, 2, 3], mean: 2.2503), RatingCounts(mean: 4.3, number: 1284),
      RatingCounts(valueCount: 3), RatingCounts(mean: 7, number: 9, minimum: 0, maximum: 10),
    ] {
      #expect(try roundTrip(counts) == counts)
    }
    #expect(try decode(RatingCounts.self, #"{"counts": [1, 2]}"#) == RatingCounts([1, 2]))
    #expect(
      try decode(RatingCounts.self, #"{"counts": [-4, 2], "sum": 90000}"#) == RatingCounts([0, 2]))
  }

  @Test(
    "Values without sense are refused",
    arguments: [#"{"mean": 3}"#, #"{"counts": ["many"]}"#, #"{"counts": {}}"#])
  func wrongCounts(json: String) {
    #expect(throws: DecodingError.self) { try decode(RatingCounts.self, json) }
  }

  @Test("An animation is clamped, and runs once unless null repeats it forever")
  func animations() throws {
    let animation = try decode(RatingAnimation.self, #"{"start": 2, "duration": 900}"#)
    #expect(animation == RatingAnimation(from: 2, duration: 60, repeatCount: 1))
    let endless = try decode(RatingAnimation.self, #"{"start": 2, "repeatCount": null}"#)
    #expect(endless.repeatCount == nil)
  }

  @Test("Path data that is none is refused with its offset")
  func wrongPaths() {
    let error = #expect(throws: DecodingError.self) {
      try decode(SymbolPath.self, #"{"data": "M0 0X"}"#)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains("offset 4"))
  }
}
