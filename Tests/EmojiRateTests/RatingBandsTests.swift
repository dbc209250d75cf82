import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("RatingBands")
struct RatingBandsTests {
  static let nps = RatingCounts(
    counts: [10, 5, 8, 6, 9, 12, 30, 60, 110, 140, 180], minimum: 0)

  @Test(
    "Bands are the whole scale, in order, each value once; an error names the value",
    arguments: [
      ("0-6,7-8,9-10", nil), ("0-4,5-10", nil), ("0,1,2,3,4-10", nil),
      ("0-6,8-10", "bands must have each value once: 7 is missing"),
      ("0-6,7-9", "bands must have each value once: 10 is missing"),
      ("1-6,7-10", "bands must have each value once: 0 is missing"),
      ("0-6,6-10", "bands must have each value once, the lowest first: 6-10 begins below 7"),
      ("0-6,9-10,7-8", "bands must have the lowest first: 0-6,7-8,9-10"),
      ("0-6,10-7", "bands must not run backwards: 10-7"),
      (
        "0-6,7-11",
        "bands must begin and end at values of the scale, from 0 to 10: 11 is none; give another minimum or maximum"
      ),
      (
        "0-6.5,7-10",
        "bands must begin and end at values of the scale, from 0 to 10: 6.5 is none"
      ),
      ("0-10", "bands must be two to five, not 1"),
      ("0,1,2,3,4,5-10", "bands must be two to five, not 6"),
    ] as [(String, String?)])
  func check(text: String, problem: String?) throws {
    let bands = try #require(RatingBands(list: text))
    #expect(bands.items.joined(separator: ",") == text)
    do throws(ParameterError) {
      try bands.check(Self.nps)
      #expect(problem == nil)
    } catch {
      #expect(error.description == problem)
    }
  }

  @Test("Bands below 0 and of parts of one are read; other texts are not bands")
  func texts() throws {
    let signed = try #require(RatingBands(list: " -2--1, 0,1-2"))
    #expect(signed == [-2 ... -1, 0...0, 1...2] && signed.items == ["-2--1", "0", "1-2"])
    try signed.check(RatingCounts(counts: [1, 1, 1, 1, 1], minimum: -2))
    let halves = try #require(RatingBands(list: "0.5-2.5,3-5"))
    try halves.check(RatingCounts(valueCount: 10, minimum: 0.5, step: 0.5))
    for text in ["", "0-6,", "a-b", "0-6-7", "1-,2", "-", "1.0001-2,3", "0-6;7-8", "nan", "1-1e9"] {
      #expect(RatingBands(list: text) == nil, "\(text)")
    }
    let mean = RatingCounts(mean: 3, number: 4)
    #expect(throws: ParameterError.self) { try ([1...2, 3...5] as RatingBands).check(mean) }
  }

  @Test(
    "The score is exact, and an end of its range is said only if all ratings are there",
    arguments: [
      // The numbers of three or two bands, the score, and the sentence.
      ([80, 170, 320], 42, "+42. 3: 56%, 2: 30%, 1: 14%. 570 ratings"),
      ([5, 10, 5], 0, "0. 3: 25%, 2: 50%, 1: 25%. 20 ratings"),
      ([200, 199, 1], -50, "-50. 3: <1%, 2: 50%, 1: 50%. 400 ratings"),
      ([0, 1, 999], 99, "+99. 3: >99%, 2: <1%. 1,000 ratings"),
      ([999, 1, 0], -99, "-99. 2: <1%, 1: >99%. 1,000 ratings"),
      ([0, 0, 3], 100, "+100. 3: 100%. 3 ratings"), ([1, 0, 0], -100, "-100. 1: 100%. 1 rating"),
      ([1, 0, 7], 75, "+75. 3: 88%, 1: 12%. 8 ratings"),
      ([9, 41], 82, "82%. 2: 82%, 1: 18%. 50 ratings"),
      ([999, 1], 1, "1%. 2: <1%, 1: >99%. 1,000 ratings"), ([3, 0], 0, "0%. 1: 100%. 3 ratings"),
      ([1, 999], 99, "99%. 2: >99%, 1: <1%. 1,000 ratings"),
      ([0, 3], 100, "100%. 2: 100%. 3 ratings"),
      ([7, 1], 13, "13%. 2: 12%, 1: 88%. 8 ratings"), ([0, 0], nil, "Not rated"),
    ] as [([Int], Int?, String)])
  func score(counts: [Int], score: Int?, sentence: String) {
    var summary = RatingSummary(counts: counts)
    if counts.count == 3 { summary.bands = [1...1, 2...2, 3...3] }
    #expect(summary.score == score && summary.accessibleText() == sentence)
  }

  @Test("The highest numbers of ratings do not overflow")
  func highest() {
    let counts = RatingCounts(counts: Array(repeating: 999_999_999, count: 21), minimum: -10)
    var summary = RatingSummary(counts)
    summary.bands = [-10...0, 1...1, 2...10]
    #expect(summary.score == -10)
    #expect(summary.shownBands.map(\.count) == [10_999_999_989, 999_999_999, 8_999_999_991])
  }

  @Test("Ranges are said with a dash, words in place of values, and the same in 27 languages")
  func sentences() {
    var summary = RatingSummary(Self.nps)
    summary.bands = [0...6, 7...8, 9...10]
    #expect(summary.accessibleText() == "+42. 9–10: 56%, 7–8: 30%, 0–6: 14%. 570 ratings")
    #expect(summary.rating.value == 8.2)
    summary.language = .french
    #expect(
      summary.accessibleText()
        == "+42. 9–10\u{a0}: 56\u{a0}%, 7–8\u{a0}: 30\u{a0}%, 0–6\u{a0}: 14\u{a0}%. 570 évaluations"
    )
    summary.layout = .badge
    #expect(summary.accessibleText() == "+42. 570 évaluations")
    var signed = RatingSummary(RatingCounts(counts: [3, 4, 9, 21, 30], minimum: -2))
    signed.bands = [-2 ... -1, 0...0, 1...2]
    #expect(signed.accessibleText() == "+66. 1–2: 76%, 0: 13%, -2 – -1: 11%. 67 ratings")
    var thumbs = RatingSummary(counts: [9, 41])
    thumbs.words = ["No", "Yes"]
    #expect(thumbs.accessibleText() == "82%. Yes: 82%, No: 18%. 50 ratings")
    // Fewer words than values are at equal distances.
    var moods = RatingSummary(counts: [1, 1, 1, 0, 1])
    moods.words = ["bad", "so", "good"]
    #expect(
      moods.accessibleText()
        == "2.8 out of 5 stars, 4 ratings. good: 25%, so: 25%, 2: 25%, bad: 25%")
  }

  @Test("A picture of bands has the places of its specification")
  func places() {
    func size(_ layout: SummaryLayout, _ symbol: RowSymbol, _ bands: RatingBands) -> Size {
      var summary = RatingSummary(Self.nps, layout: layout, symbol: symbol)
      summary.bands = bands
      return summary.canvasSize
    }
    let (three, two): (RatingBands, RatingBands) = ([0...6, 7...8, 9...10], [0...6, 7...10])
    // Without a row of stars, the block is 75 high; a score has no place in columns.
    #expect(size(.full, .star, three) == Size(width: 360, height: 75))
    #expect(size(.full, .star, two).height == 97 && size(.full, .face, three).height == 135)
    #expect(size(.columns, .star, three).height == 14 + 84 + 9 + 10)
    #expect(size(.columns, .face, three).height == 14 + 84 + 9 + 24 + 10)
    // "+100" is four digits wide.
    let digits = 4 * 9.2 + 3 * (0.9 * 1.91 + 0.2)
    #expect(abs(size(.stack, .star, three).width - (digits + 210)) < 0.06)
    #expect(abs(size(.stack, .face, three).width - (digits + 240)) < 0.06)
  }

  @Test(
    "Faces show the middles of bands and the score's place; bands that do not fit change nothing")
  func faces() {
    var summary = RatingSummary(Self.nps, symbol: .face)
    let plain = summary.svg()
    summary.bands = [0...6, 7...9]
    #expect(summary.svg() == plain && summary.score == nil)
    summary.bands = [0...6, 7...8, 9...10]
    let facts = SummaryFacts(summary)
    #expect((0..<3).map { facts.face(of: $0).rating.value } == [3, 7.5, 9.5])
    // 320 of 570 minus 80 of 570.
    let place = (1 + 240.0 / 570) / 2
    #expect(abs(facts.symbol.progress - place) < 1e-9)
    let half = summary.moving(from: 0, part: 0.5)
    #expect(abs(SummaryFacts(half).symbol.progress - place / 2) < 1e-9)
    #expect(summary.moving(from: 0, part: 1).svg() == summary.svg())
    #expect(SummaryFacts(RatingSummary(counts: [1, 3])).symbol.progress == 0.75)
  }
}
