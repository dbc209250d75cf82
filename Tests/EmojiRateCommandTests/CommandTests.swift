import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand
@testable import EmojiRateTestSupport

@Suite("Command")
struct CommandTests {
  /// Golden/messages.txt: arguments, the exit status, and the message.
  ///
  /// A new case is a line of arguments, in JSON; recording adds what is said of it.
  @Test("Says what it said when somebody last looked, and draws unless it refuses")
  func messages() throws {
    var text = ""
    for line in try Project.read("Tests/EmojiRateCommandTests/Golden/messages.txt")
      .split(separator: "\n") where line.hasPrefix("[")
    {
      let outcome = Command.run(try JSONDecoder().decode([String].self, from: Data(line.utf8)))
      let message = outcome.messages.trimmingPrefix("emoji-rate: error: ")
      let refuses = outcome.exitStatus != 0
      #expect(outcome.output.hasPrefix("<svg ") != refuses && outcome.path == nil, "\(line)")
      if refuses { #expect(message.filter(\.isNewline).count == 1 && message.last == "\n") }
      text += "\(line)\n\(outcome.exitStatus) \(message)" + (message.isEmpty ? "\n" : "")
    }
    try expectSnapshot(lines: text, "messages", in: "Golden")
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
}

/// The command as a process of its own, where Golden/Sessions would be too long.
@Suite("Command.Outcome")
struct CommandOutcomeTests {
  @Test("Takes a title of a hundred thousand letters, and a megabyte of arguments")
  func manyArguments() throws {
    let title = String(repeating: "&", count: 100_000)
    let titled = try BuiltCommand.run(["--value", "3", "--title", title])
    #expect(titled.output == Face(3).svg(SVGOptions(label: .title(title))))
    let number = "0.2" + String(repeating: "0", count: 100)
    let options = Array(repeating: ["--eye-width", number], count: 8000).flatMap { $0 }
    let drawn = try BuiltCommand.run(options + ["--value", "3"])
    #expect(drawn.output == Face(3).svg() && drawn.messages == "")
    let refused = try BuiltCommand.run(Array(repeating: "3", count: 50_000))
    #expect(refused.lines.count == 1 && refused.exitStatus == 64)
    #expect(
      refused.lines[0].hasPrefix("emoji-rate: error: one picture shows one rating; for 50000,"))
    let long = try BuiltCommand.run(["--" + String(repeating: "9", count: 120_000)])
    #expect(long.lines.count == 1 && long.exitStatus == 64)
  }

  private static let script = BuiltCommand.path(of: "script")

  @Test(
    "The prompt of a terminal is on a line of its own behind a picture",
    .enabled(if: script != nil, "script(1), the terminal, is not installed"),
    .disabled(if: isDarwin, "script(1) is another one there"))
  func prompt() throws {
    let result = try BuiltCommand.shell(
      #"script -qec '"$emoji_rate" --value 3' /dev/null </dev/null; "$emoji_rate" 3"#)
    let pictures = result.output.components(separatedBy: "\r\n")
    #expect(pictures.count == 2 && pictures[0] == pictures[1])
  }

  @Test(
    "A terminal gets no PNG file, by whatever name",
    .enabled(if: script != nil, "script(1), the terminal, is not installed"),
    .disabled(if: isDarwin, "script(1) is another one there"),
    arguments: ["", " -o /dev/stdout"])
  func terminal(output: String) throws {
    let result = try BuiltCommand.shell(
      #"script -qec '"$emoji_rate" 3 --format png\#(output)' /dev/null </dev/null"#)
    #expect(result.output.contains("a terminal shows no PNG") && result.exitStatus == 74)
  }
}
