import Testing

@testable import EmojiRateCommand

/// The rating in the standard input.
@Suite("Rating input")
struct RatingInputTests {
  private func run(_ input: String, _ arguments: String) throws -> BuiltCommand.Result {
    try BuiltCommand.shell("printf '\(input)' | \"$emoji_rate\" \(arguments)")
  }

  @Test(
    "Draws what --value draws",
    arguments: [
      ("3.2\\n", "-"), ("3.2", "--value -"), ("  3.2 \\r\\n\\n", "face -"), ("64%%\\n", "-"),
    ])
  func draws(input: String, arguments: String) throws {
    let result = try run(input, arguments)
    #expect(result.output == Command.run(["3.2"]).output && result.messages == "")
    #expect(
      try run(input, "stars \(arguments.words.last!)").output
        == Command.run(["stars", "3.2"]).output)
  }

  @Test("Warns of a rating off the scale as of any other")
  func clamping() throws {
    #expect(
      try run("9", "-").messages == "emoji-rate: warning: the rating 9 is above 5; using 5\n")
  }

  @Test(
    "Refuses what is no rating, and says where ratings of several lines go",
    arguments: [
      ("", "the rating in the standard input '' is not a number; give \(Refusal.rating)"),
      ("x", "the rating in the standard input 'x' is not a number; give \(Refusal.rating)"),
      ("3,2", "the rating in the standard input '3,2' is not a number; give 3.2, with a point"),
      (
        "3\\n4\\n",
        "the standard input has more than one line; give one rating, or type "
          + "emoji-rate export --values - --output faces"
      ),
    ])
  func refusals(input: String, sentence: String) throws {
    let result = try run(input, "-")
    #expect(result.messages == "emoji-rate: error: \(sentence)\n")
    #expect(result.exitStatus == 65 && result.output == "")
    #expect(try BuiltCommand.shell("\"$emoji_rate\" - <&-").exitStatus == 66)
  }
}
