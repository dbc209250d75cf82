import EmojiRate
import Foundation
import Testing

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
    #expect(long.lines.count == 1 && long.exitStatus == 64 && !long.isKilled)
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
