import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Options of a picture")
struct PictureOptionsTests {
  private func face(_ arguments: String) -> String {
    Command.run(["--value", "3.2"] + arguments.split(separator: " ").map(String.init)).output
  }

  private func stars(_ arguments: String) -> String {
    Command.run(["stars", "--value", "3.2"] + arguments.split(separator: " ").map(String.init))
      .output
  }

  @Test("A theme is the library's", arguments: Theme.allCases)
  func library(theme: Theme) {
    let style = FaceStyle(color: theme.faceColor)
    #expect(face("--theme \(theme)") == Face(3.2, style: style).svg())
    #expect(stars("--theme \(theme)") == StarRow(Rating(3.2), style: theme.starStyle).svg())
    #expect(
      stars("--symbol face --theme \(theme)")
        == StarRow(Rating(3.2), symbol: .face, style: theme.starStyle).svg())
  }

  @Test("One colour takes the place of a theme's range, and a range that of its one colour")
  func kinds() {
    #expect(face("--theme sky --color red") == face("--color red"))
    #expect(face("--low-color navy --theme sky") == face("--theme sky --low-color navy"))
    #expect(face("--low-color navy --theme sky") != face("--low-color navy"))
    #expect(face("--theme mono --color red") == face("--color red"))
    #expect(face("--theme mono --low-color red") == face("--low-color red"))
  }

  @Test("The text's colour can be given, but not as an end of a range")
  func currentColor() {
    #expect(face("--color currentColor") == face("--theme mono"))
    #expect(stars("--empty-color currentColor").contains("fill=\"currentColor\""))
    for option in ["--low-color", "--high-color"] {
      let outcome = Command.run(["--value", "3", option, "currentColor"])
      #expect(outcome.exitStatus == 65)
      #expect(
        outcome.messages == "emoji-rate: error: \(option) 'currentColor' is not allowed; give a "
          + "fixed colour, or currentColor for all ratings by --color\n")
    }
  }

  @Test("A word takes a colour back")
  func takenBack() {
    #expect(face("--color red --color auto") == face(""))
    #expect(face("--theme mono --color red --color auto") == face("--theme mono"))
    #expect(face("--background red --background none") == face(""))
    #expect(stars("--empty-color red --empty-color none") == stars(""))
    #expect(
      Command.run(["--value", "3", "--color", "aut"]).messages
        == "emoji-rate: error: --color 'aut' is not a colour; did you mean auto?\n")
  }

  @Test(
    "A length outside of its limits is clamped, with a warning",
    arguments: [
      ("--star-size 0", "--star-size 1", "--star-size 0 is below 1; using 1"),
      ("--spacing=-1", "--spacing 0", "--spacing -1 is below 0; using 0"),
      ("--width 10001", "--width 10000", "--width 10001 is above 10000; using 10000"),
      (
        "--width 300 --height 1e5", "--width 300 --height 10000",
        "--height 1e5 is above 10000; using 10000"
      ),
      ("--cells 200x0.5", "--cells 200x1", "--cells 0.5 is below 1; using 1"),
      ("--cells 10001x50", "--cells 10000x50", "--cells 10001 is above 10000; using 10000"),
      ("--line-width 21", "--line-width 20", "--line-width 21 is above 20; using 20"),
      ("--count 101", "--count 100", "--count 101 is above 100; using 100"),
      ("--precision 7", "--precision 6", "--precision 7 is above 6; using 6"),
    ])
  func lengths(given: String, same: String, sentence: String) {
    func run(_ text: String) -> Command.Outcome {
      Command.run(["stars", "--value", "1"] + text.split(separator: " ").map(String.init))
    }
    let outcome = run(given)
    #expect(outcome.output == run(same).output)
    #expect(outcome.messages == "emoji-rate: warning: \(sentence)\n")
    #expect(outcome.exitStatus == 0)
    #expect(run(given + " --strict").exitStatus == 65)
  }

  @Test("Of lengths given twice, only the last can be outside of its limits")
  func lengthsTwice() {
    #expect(
      Command.run(["stars", "--value", "1", "--cells", "0x0", "--cells", "200x50"])
        == Command.run(["stars", "--value", "1", "--cells", "200x50"]))
  }
}
