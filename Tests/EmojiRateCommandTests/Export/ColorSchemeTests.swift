import EmojiRate
import Testing

@testable import EmojiRateCommand

/// `--pair` of a single picture.
@Suite("Colour scheme")
struct ColorSchemeTests {
  private func run(_ text: String) -> Command.Outcome {
    Command.run(text.split(separator: " ").map(String.init))
  }

  @Test("Draws two themes as --theme does, in two files")
  func themes() {
    let outcome = run("3.2 --pair sky,dusk -o a.svg")
    #expect(outcome.output == run("3.2 --theme sky").output && outcome.path == "a.svg")
    #expect(
      outcome.files == [.init(output: run("3.2 --theme dusk").output, path: "a-dusk.svg")])
    #expect(outcome.messages == "")
  }

  @Test("Writes one file and says so if both looks are equal")
  func equal() {
    for words in ["3 --color red", "stars 3", "3 --character cat"] {
      let outcome = run("\(words) --pair light,dark -o a.svg")
      #expect(outcome.output == run(words).output && outcome.files.isEmpty)
      #expect(
        outcome.messages
          == "emoji-rate: note: both looks of --pair are equal, so there is one file; two themes such as "
          + "sunny,dusk differ\n")
    }
  }
}
