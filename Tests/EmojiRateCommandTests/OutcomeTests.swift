import EmojiRate
import Foundation
import Testing

/// The command as a process of its own, where Golden/Sessions would be too long.
@Suite("Command.Outcome")
struct CommandOutcomeTests {
  @Test("Writes the library's bytes and nothing else", arguments: ["0", "2.5", "3.14159", "5"])
  func bytes(text: String) throws {
    let face = Face(try #require(Double(text)))
    let svg = try BuiltCommand.run(["--value", text])
    #expect(Data(svg.output.utf8) == Data(face.svg().utf8))
    let uri = try BuiltCommand.run(["face", "--value=\(text)", "--format=data-uri"])
    #expect(Data(uri.output.utf8) == Data(face.dataURI().utf8))
    #expect(svg.messages + uri.messages == "" && svg.exitStatus + uri.exitStatus == 0)
  }

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

  @Test(
    "Ends quietly when nobody reads the pipe",
    arguments: [
      "--value 3", "--help", "--value 3 --title \"$1\"", "export --by 0.001 --format stream",
    ])
  func closedPipe(arguments: String) throws {
    // The status of the left side is passed around the pipe.
    let result = try BuiltCommand.shell(
      #"{ { sleep 0.1; "$emoji_rate" \#(arguments); echo $? >&3; } | true; } 3>&1"#,
      [String(repeating: "&", count: 100_000)])
    #expect(result.messages == "")
    // 128 + SIGPIPE, unless that was ignored in these tests already.
    #expect(["141\n", "0\n"].contains(result.output))
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
