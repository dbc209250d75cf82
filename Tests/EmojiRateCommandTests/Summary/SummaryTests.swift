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
    expect("12,5,3,40,80", draw: RatingSummary(counts))
    expect("12,5,3,40,80 --layout stack", draw: RatingSummary(counts, layout: .stack))
    let scale = RatingCounts(counts, minimum: 0, step: 0.25)
    expect("12,5,3,40,80 --minimum 0 --maximum 1", draw: RatingSummary(scale))
    expect("12,5,3,40,80 --mean 3.2", draw: RatingSummary(RatingCounts(counts, mean: 3.2)))
    let cat = StarStyle(face: .cat)
    expect(
      "12,5,3,40,80 --symbol face --character cat",
      draw: RatingSummary(RatingCounts(counts), symbol: .face, style: cat))
    var german = RatingSummary(RatingCounts(counts), numbers: .count, count: 3)
    german.language = .german
    german.isRightToLeft = true
    german.textColor = try #require(CSSColor(css: "navy"))
    expect(
      "12,5,3,40,80 --numbers count --count 3 --language de --right-to-left --text-color navy",
      draw: german, SVGOptions(language: .german))
    expect(
      "--mean 4.3 --number 1284 --layout badge --size 48",
      draw: RatingSummary(RatingCounts(mean: 4.3, number: 1284)), SVGOptions(size: 48))
    let halves = RatingCounts([1, 2, 3], minimum: 2, step: 0.5)
    expect("1,2,3 --minimum 2 --step 0.5", draw: RatingSummary(halves))
    expect("0,0,0", draw: RatingSummary([0, 0, 0]))
  }

  @Test("Moves from a rating")
  func moving() {
    let moving = MovingPicture(RatingSummary([1, 2, 3]), RatingAnimation(from: 1))
    #expect(run("1,2,3 --animate-from 1").output == moving.svg())
  }

  static let refusals =
    [
      ("1,1.5", 65, "'1.5' is not a count; it is a whole number from 0 to 999,999,999"),
      ("1,,2", 65, "'' is not a count; it is a whole number from 0 to 999,999,999"),
      ("1,nan", 65, "'nan' is not a count; it is a whole number from 0 to 999,999,999"),
      ("7", 65, "1 count; a summary has 2 to 21"),
      ("1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", 65, "22 counts; a summary has 2 to 21"),
      (
        "1,1,1,1,1,1,1,1,1,1 --maximum 5", 65,
        "10 counts from 1 to 5 are 0.4444 apart; values are hundredths"
      ),
      (
        "1,2 --minimum 3 --maximum 2", 65,
        "--minimum 3 is not below --maximum 2; give a lower minimum or a higher maximum"
      ),
      (
        "1,-3 --strict", 65,
        "the count -3 is below 0; give one of 0 to 999999999, or leave out --strict"
      ),
      (
        "1,2,3 --step 0.5 --maximum 5", 65,
        "--step 0.5 does not lead from 1 to 5 in so many counts; leave --step or --maximum out"
      ),
      ("--mean 4.3", 64, "--mean requires --number; give both"),
      ("--number 3", 64, "--number requires --mean; give both"),
      (
        "--mean 4.3 --number 3 --layout full", 64,
        "layout full needs the counts; a mean and a number make a badge"
      ),
      ("1,2 --mean nan", 65, "--mean 'nan' is not a number; give a number from -9999 to 9999"),
      ("1,2 --values x", 64, "--values conflicts with the counts; give one of them"),
      (
        "--values 1,2 --group-column x", 64,
        "--group-column has no effect on one picture; give --print-counts, or export summary for a "
          + "picture of each group"
      ),
      ("1 2 3", 64, "'2' belongs to no option; did you mean 1,2,3?"),
      (
        "", 64,
        "there are no counts; give the number of ratings of each value, lowest first, such as "
          + "12,5,3,40,80, or --values with a file of ratings"
      ),
    ] as [(String, Int32, String)]

  @Test("Says what is wrong and what is allowed", arguments: refusals)
  func refused(arguments: String, status: Int32, sentence: String) {
    let outcome = run(arguments)
    #expect(outcome.messages == "emoji-rate: error: \(sentence)\n")
    #expect(outcome.exitStatus == status && outcome.output.isEmpty)
  }

  @Test("Uses the nearest of what is out of limits, and says so")
  func warnings() {
    let outcome = run("1,-3,4")
    #expect(outcome.messages == "emoji-rate: warning: the count -3 is below 0; using 0\n")
    #expect(outcome.output == RatingSummary([1, 0, 4]).svg())
    #expect(
      run("1,2 --count 11").messages == "emoji-rate: warning: --count 11 is above 10; using 10\n")
    #expect(
      run("1,2 --mean 7").messages == "emoji-rate: warning: --mean 7 is above 2; using 2\n")
    #expect(
      run("1000000000,2").messages
        == "emoji-rate: warning: the count 1000000000 is above 999999999; using 999999999\n")
    #expect(
      run("0,0,0,2,5 --mean 2").messages
        == "emoji-rate: warning: --mean 2 contradicts the counts, whose ratings are from 4 to 5\n")
    #expect(run("0,0,0,2,5 --mean 4").messages.isEmpty)
    #expect(
      run("1,2,3 --animate-from 9").messages
        == "emoji-rate: warning: --animate-from 9 is above 3; using 3\n")
    #expect(run("1,2,3 --animate-from 9 --strict").exitStatus == 65)
  }
}
