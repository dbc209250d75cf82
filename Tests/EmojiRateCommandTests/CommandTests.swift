import EmojiRate
import Foundation
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
    var style = FaceStyle(
      lineWidth: 9, mouthWidth: 0.5, lipWidth: 0.4, mouthPosition: 0.3, eyeWidth: 0.15,
      eyePosition: 0.7,
      color: .range(
        ColorRange(
          low: try #require(HSBColor(css: "navy")), high: try #require(HSBColor(css: "#0f08")),
          huePath: .shorter)))
    style.eyes = .none
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

  @Test("Moves from a rating, in seconds or milliseconds, once, several times or forever")
  func moving() {
    func expect(_ options: String, _ animation: RatingAnimation) {
      let moving = Face(4).svg(animation: animation)
      #expect(Command.run(["4"] + options.words) == Command.Outcome(output: moving))
    }
    expect("--animate-from 1", RatingAnimation(from: 1))
    expect("--animate-from 1 --repeat 3", RatingAnimation(from: 1, repeatCount: 3))
    expect("--animate-from 1 --repeat forever", RatingAnimation(from: 1, repeatCount: nil))
    for text in ["0.4s", "400ms", ".4"] {
      expect("--animate-from 1 --duration \(text)", RatingAnimation(from: 1, duration: 0.4))
    }
    #expect(
      Command.run("4 --animate-from 1 --format data-uri".words).output
        == Face(4).dataURI(animation: RatingAnimation(from: 1)))
    let twice = RatingAnimation(from: 1, repeatCount: 2)
    let heart = StarRow(Rating(4), symbol: .heart).svg(animation: twice)
    #expect(
      Command.run("stars 4 --symbol heart --animate-from 1 --repeat 2".words).output == heart)
  }

  // MARK: Messages

  /// Golden/messages.txt: arguments, the exit status, and the message.
  ///
  /// A new case is a line of arguments, in JSON; recording adds what is said of it.
  @Test("Says what it said when somebody last looked, and draws unless it refuses")
  func messages() throws {
    var text = ""
    for line in try Documentation.read("Tests/EmojiRateCommandTests/Golden/messages.txt")
      .split(separator: "\n") where line.hasPrefix("[")
    {
      let outcome = Command.run(try JSONDecoder().decode([String].self, from: Data(line.utf8)))
      let message = outcome.messages.trimmingPrefix("emoji-rate: error: ")
      let refuses = outcome.exitStatus != 0
      #expect(outcome.output.hasPrefix("<svg ") != refuses && outcome.path == nil, "\(line)")
      if refuses { #expect(message.filter(\.isNewline).count == 1 && message.last == "\n") }
      text += "\(line)\n\(outcome.exitStatus) \(message)" + (message.isEmpty ? "\n" : "")
    }
    Snapshot.expect(text, matches: "messages.txt")
  }

  @Test("Refuses long arguments with one short line")
  func long() {
    // The kernel takes single arguments of up to 128 KiB.
    let long = String(repeating: "9", count: 120_000)
    let excerpt = String(repeating: "9", count: 60) + "…"
    let rating = "a rating such as 3.2, 64% or 4/5"
    for (arguments, exitStatus, sentence) in [
      ([long], 65, "the rating '\(excerpt)' is not allowed; give \(rating)"),
      (["--" + long], 64, "there is no option '--\(excerpt.dropFirst(2))'; see emoji-rate --help"),
      (
        Array(repeating: "3.25", count: 900), 64,
        "one picture shows one rating; for 900, type emoji-rate export --values FILE --output faces"
      ),
    ] as [([String], Int32, String)] {
      let outcome = Command.run(arguments)
      #expect(outcome.output == "")
      #expect(outcome.messages == "emoji-rate: error: \(sentence)\n")
      #expect(outcome.exitStatus == exitStatus)
    }
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
