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

  @Test(
    "A colour that is given takes the place of the theme's, before it or behind it",
    arguments: [
      ("--low-color navy", ColorRange(low: HSBColor(css: "navy")!, high: sky.high)),
      ("--high-color navy", ColorRange(low: sky.low, high: HSBColor(css: "navy")!)),
      ("--hue-path shorter", ColorRange(low: sky.low, high: sky.high, huePath: .shorter)),
    ])
  func explicit(option: String, range: ColorRange) {
    let expected = Face(3.2, style: FaceStyle(color: .range(range))).svg()
    #expect(face("--theme sky \(option)") == expected)
    #expect(face("\(option) --theme sky") == expected)
  }

  private static var sky: ColorRange {
    guard case .range(let range) = Theme.sky.faceColor else { return ColorRange() }
    return range
  }

  @Test("One colour takes the place of a theme's range, and a range that of its one colour")
  func kinds() {
    #expect(face("--theme sky --color red") == face("--color red"))
    #expect(face("--theme mono --color red") == face("--color red"))
    #expect(face("--theme mono --low-color red") == face("--low-color red"))
  }

  @Test("A row's colours that are given take the place of the theme's")
  func rows() {
    var style = Theme.sky.starStyle
    style.fillColor = CSSColor(css: "red")!
    style.lineWidth = 3
    let expected = StarRow(Rating(3.2), style: style).svg()
    #expect(stars("--theme sky --fill-color red --line-width 3") == expected)
    #expect(stars("--fill-color red --line-width 3 --theme sky") == expected)
    style.strokeColor = CSSColor(css: "lime")!
    style.emptyColor = CSSColor(css: "tan")!
    #expect(
      stars("--fill-color red --line-width 3 --stroke-color lime --empty-color tan --theme sky")
        == StarRow(Rating(3.2), style: style).svg())
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

  @Test("One face as a row has the theme's colour")
  func oneFace() {
    let style = Theme.mono.starStyle
    let row = StarRow(Rating(0.5, maximum: 1), count: 1, symbol: .face, style: style)
    let outcome = Command.run(
      ["stars", "--value", "0.5", "--count", "1", "--symbol", "face", "--theme", "mono"])
    #expect(outcome == Command.Outcome(output: row.svg()))
    #expect(outcome.output.contains("stroke=\"currentColor\""))
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

  @Test("A theme there is not is refused", arguments: ["face", "stars"])
  func unknown(subcommand: String) {
    let outcome = Command.run([subcommand, "--value", "3", "--theme", "sepia"])
    let themes = Theme.allCases.map(\.description)
    #expect(
      outcome.messages == "emoji-rate: error: --theme 'sepia' is not known; give "
        + "\(themes.dropLast().joined(separator: ", ")) or \(themes.last!)\n")
    #expect(outcome.exitStatus == 65)
  }
}
