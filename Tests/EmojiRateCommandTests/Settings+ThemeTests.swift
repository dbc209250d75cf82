import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Settings and themes")
struct SettingsThemeTests {
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
    style.fillColor = HSBColor(css: "red")!
    style.lineWidth = 3
    let expected = StarRow(Rating(3.2), style: style).svg()
    #expect(stars("--theme sky --fill-color red --line-width 3") == expected)
    #expect(stars("--fill-color red --line-width 3 --theme sky") == expected)
    style.strokeColor = HSBColor(css: "lime")!
    style.emptyColor = HSBColor(css: "tan")!
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
          + "colour of its own, or the text's to all ratings by --color\n")
    }
  }

  @Test("A theme there is not is refused", arguments: ["face", "stars"])
  func unknown(subcommand: String) {
    let outcome = Command.run([subcommand, "--value", "3", "--theme", "sepia"])
    #expect(
      outcome.messages == "emoji-rate: error: --theme 'sepia' is not known; give original, sky, "
        + "traffic, mono, dusk or orchid\n")
    #expect(outcome.exitStatus == 65)
  }
}
