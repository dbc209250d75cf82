import EmojiRate
import Testing

@testable import EmojiRateCommand

/// The subcommand `summary`.
@Suite("Summary")
struct SummaryTests {
  private func run(_ arguments: String) -> Command.Outcome {
    Command.run(["summary"] + arguments.split(separator: " ").map(String.init))
  }

  private func expect(
    _ arguments: String, draw summary: RatingSummary, _ options: SVGOptions = SVGOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      run(arguments) == Command.Outcome(output: summary.svg(options)),
      sourceLocation: sourceLocation)
  }

  @Test("Draws what the library draws")
  func documents() throws {
    let counts = [12, 5, 3, 40, 80]
    expect("12,5,3,40,80", draw: RatingSummary(counts: counts))
    expect("12,5,3,40,80 --layout stack", draw: RatingSummary(counts: counts, layout: .stack))
    let scale = RatingCounts(counts: counts, minimum: 0, step: 0.25)
    expect("12,5,3,40,80 --minimum 0 --maximum 1", draw: RatingSummary(scale))
    expect("12,5,3,40,80 --mean 3.2", draw: RatingSummary(RatingCounts(counts: counts, mean: 3.2)))
    let cat = StarStyle(face: FaceStyle(.cat))
    expect(
      "12,5,3,40,80 --symbol face --character cat",
      draw: RatingSummary(RatingCounts(counts: counts), symbol: .face, style: cat))
    var german = RatingSummary(RatingCounts(counts: counts), numbers: .count, count: 3)
    german.language = .german
    german.isRightToLeft = true
    german.textColor = try #require(CSSColor(css: "navy"))
    expect(
      "12,5,3,40,80 --numbers count --count 3 --language de --right-to-left --text-color navy",
      draw: german, SVGOptions(language: .german))
    expect(
      "--mean 4.3 --number 1284 --layout badge --size 48",
      draw: RatingSummary(RatingCounts(mean: 4.3, number: 1284)), SVGOptions(size: 48))
    expect(
      "--mean 4.3 --symbol heart", draw: RatingSummary(RatingCounts(mean: 4.3), symbol: .heart))
    let halves = RatingCounts(counts: [1, 2, 3], minimum: 2, step: 0.5)
    expect("1,2,3 --minimum 2 --step 0.5", draw: RatingSummary(halves))
    expect("0,0,0", draw: RatingSummary(counts: [0, 0, 0]))
  }

  @Test("Moves from a rating")
  func moving() {
    let moving = RatingSummary(counts: [1, 2, 3]).svg(animation: RatingAnimation(from: 1))
    #expect(run("1,2,3 --animate-from 1").output == moving)
  }
}
