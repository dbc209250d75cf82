import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Command")
struct CommandTests {
  // MARK: Pictures

  @Test(
    "Draws what the library draws",
    arguments: ["0", "1", "2.5", "3.2", "3.14159", "4", "5", "1e0", "-0", "0.1"])
  func library(text: String) throws {
    let value = try #require(Double(text))
    let face = Face(value)
    #expect(Command.run(["--value", text]) == Command.Outcome(output: face.svg()))
    #expect(Command.run(["face", "--value", text]) == Command.Outcome(output: face.svg()))
    #expect(
      Command.run(["--value", text, "--format", "data-uri"])
        == Command.Outcome(output: face.dataURI()))
  }

  @Test("Hands everything on to the library")
  func everything() throws {
    let style = FaceStyle(
      lineWidth: 9, mouthWidth: 0.5, lipWidth: 0.4, mouthPosition: 0.3, eyeWidth: 0.15,
      eyePosition: 0.7, showsEyes: false,
      color: .range(
        ColorRange(
          low: try #require(HSBColor(css: "navy")), high: try #require(HSBColor(css: "#0f08")),
          huePath: .shorter)))
    let options = SVGOptions(
      size: 48, precision: 4, background: CSSColor(css: "white"), label: .title("{value}!"))
    let face = Face(Rating(7.3, minimum: -10, maximum: 10, step: 0.5), style: style)
    let arguments = """
      --value 7.3 --minimum -10 --maximum=10 --step 0.5 --line-width 9 --mouth-width 0.5 \
      --lip-width 0.4 --mouth-position 0.3 --eye-width 0.15 --eye-position 0.7 --no-eyes \
      --low-color navy --high-color #0f08 --hue-path shorter --size 48 --precision 4 \
      --background white --title {value}! --strict
      """.split(separator: " ").map(String.init)
    #expect(Command.run(arguments) == Command.Outcome(output: face.svg(options)))
  }

  @Test("Draws a fixed colour, a responsive and a decorative picture")
  func others() throws {
    let style = FaceStyle(color: .fixed(try #require(CSSColor(css: "crimson"))))
    let options = SVGOptions(isResponsive: true, label: .decorative)
    #expect(
      Command.run(["--value", "3", "--color", "crimson", "--responsive", "--decorative"])
        == Command.Outcome(output: Face(Rating(3), style: style).svg(options)))
  }

  @Test("Says where the picture goes, and leaves it at that")
  func path() {
    let outcome = Command.run(["--value", "3", "-o", "/nowhere/face.svg"])
    #expect(outcome == Command.Outcome(output: Face(3).svg(), path: "/nowhere/face.svg"))
  }

  @Test("Draws wide scales, narrow scales and wide steps")
  func scales() {
    for arguments in [
      ["--minimum=-1e13", "--maximum=1e13"], ["--maximum", "1e-9", "--value", "5e-10"],
      ["--step", "1e13"], ["--step", "1e-9"], ["--minimum", "9999999999999", "--maximum=1e13"],
    ] {
      let outcome = Command.run(["--value", "3"] + arguments)
      #expect(outcome.exitStatus == 0)
      #expect(outcome.output.hasPrefix("<svg ") && outcome.output.hasSuffix("</svg>"))
    }
  }

  // MARK: Warnings

  @Test(
    "Clamps the value into the scale, with a warning",
    arguments: [
      (["--value", "9"], "--value 9 is above 5; using 5"),
      (["--value", "-3"], "--value -3 is below 0; using 0"),
      (["--value=-3"], "--value -3 is below 0; using 0"),
      (["--value", "5.001"], "--value 5.001 is above 5; using 5"),
      (["--value", "120%"], "--value 120% is above 5; using 5"),
      (["-.5"], "the rating -.5 is below 0; using 0"),
      (["3", "--animate-from", "1e1"], "--animate-from 1e1 is above 5; using 5"),
      (["--value", "11", "--maximum", "10"], "--value 11 is above 10; using 10"),
      (["--value", "0", "--minimum", "1"], "--value 0 is below 1; using 1"),
      (["--value", "3", "--step", "-1"], "--step -1 is below 0; using 0"),
      (["--value", "3", "--line-width", "0"], "--line-width 0 is below 0.5; using 0.5"),
      (["--value", "3", "--eye-width=0.31"], "--eye-width 0.31 is above 0.3; using 0.3"),
    ])
  func warning(arguments: [String], sentence: String) {
    let outcome = Command.run(arguments)
    #expect(outcome.messages == "emoji-rate: warning: \(sentence)\n")
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.hasPrefix("<svg "))
  }

  @Test("Warns once for everything that was clamped, in the order given")
  func warnings() {
    let outcome = Command.run(["--value", "9", "--lip-width", "9", "--eye-width", "9"])
    #expect(
      outcome.messages == """
        emoji-rate: warning: --lip-width 9 is above 0.9; using 0.9
        emoji-rate: warning: --eye-width 9 is above 0.3; using 0.3
        emoji-rate: warning: --value 9 is above 5; using 5

        """)
    #expect(outcome.output == Face(5, style: FaceStyle(lipWidth: 1, eyeWidth: 1)).svg())
  }

  @Test("Takes the ends of the scale without a warning, strictly too", arguments: ["0", "5", "-0"])
  func ends(text: String) {
    #expect(Command.run(["--value", text, "--strict"]).messages == "")
    #expect(Command.run(["--value", text, "--strict"]).exitStatus == 0)
  }

  // MARK: Refusals

  @Test("Refuses with one line and nothing else")
  func refusals() {
    #expect(Refusal.recorded.count > 300)
    var text = ""
    for (line, arguments) in Refusal.recorded {
      let outcome = Command.run(arguments)
      #expect(outcome.output == "" && outcome.path == nil, "\(line)")
      text +=
        "\(line)\n\(outcome.exitStatus) \(outcome.messages.trimmingPrefix("emoji-rate: error: "))"
    }
    Snapshot.expect(text, matches: "refusals.txt")
  }

  @Test("Refuses long arguments with one short line")
  func long() {
    // Not as arguments of the test, which are described for its report, every one of 5,000.
    for (arguments, exitStatus, sentence) in Refusal.long {
      let outcome = Command.run(arguments)
      #expect(outcome.output == "")
      #expect(outcome.messages == "emoji-rate: error: \(sentence)\n")
      #expect(outcome.exitStatus == exitStatus)
    }
  }

  @Test("Refuses megabytes of argument at once")
  func megabytes() {
    let long = String(repeating: "x", count: 8_000_000)
    for arguments in [
      [long], ["--\(long)"], ["-\(long)"], ["--value", long], ["--value", "3", "--color", long],
      ["--value", "3", "--hue-path=\(long)"], ["help", long], ["-o=\(long)"], ["-output=\(long)"],
      ["3", String(repeating: "3,", count: 400_000)],
      ["export", String(repeating: "3,", count: 400_000)],
    ] {
      let outcome = Command.run(arguments)
      #expect(outcome.exitStatus == 64 || outcome.exitStatus == 65)
      #expect(outcome.messages.utf8.count < 300)
    }
  }

  @Test("Draws a title of a megabyte")
  func longTitle() {
    let title = String(repeating: "<", count: 1_000_000)
    let outcome = Command.run(["--value", "3", "--title", title])
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.utf8.count > 8_000_000)
  }

  // MARK: Requests

  @Test("Prints its version as one line")
  func version() {
    #expect(
      Command.run(["--version"])
        == Command.Outcome(output: "emoji-rate \(EmojiRateCommand.version)\n"))
    #expect(EmojiRateCommand.version.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
  }

  @Test("Prints help and scripts on the standard output")
  func requests() {
    #expect(Command.run(["--help"]) == Command.Outcome(output: Help.text(.main)))
    for shell in Shell.allCases {
      #expect(
        Command.run(["--generate-completion-script", shell.rawValue])
          == Command.Outcome(output: shell.completionScript))
    }
  }
}
