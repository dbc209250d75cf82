import EmojiRate
import Foundation
import Testing

/// Documents on the standard output, by the real process.
@Suite("Stream export")
struct StreamExportTests {
  @Test("Writes the library's documents, a line each, in the order of the values")
  func documents() throws {
    let result = try BuiltCommand.run(["export", "--values", "3,0,3", "--format", "stream"])
    #expect(result.output == [3.0, 0, 3].map { Face($0).svg() + "\n" }.joined())
    #expect(result.messages == "")
    #expect(result.exitStatus == 0)
    let rows = try BuiltCommand.run([
      "export", "stars", "--by", "0.5", "--format=stream", "-o", "-",
    ])
    #expect(
      rows.output
        == (0...10).map { StarRow(Rating(Double($0) / 2)).svg() + "\n" }.joined())
  }

  @Test("Has one line a document whatever the title says, and however long it is")
  func titles() throws {
    for title in ["a\nb\r\n{value}", String(repeating: "<&>", count: 20_000)] {
      let result = try BuiltCommand.run(
        ["export", "--values", "1,2", "--format", "stream", "--title", title])
      #expect(
        result.output
          == [1.0, 2].map { Face($0).svg(SVGOptions(label: .title(title))) + "\n" }.joined())
    }
  }

  @Test("Answers every line of a pipe, and ends with whole documents where one is wrong")
  func badLine() throws {
    let result = try BuiltCommand.shell(
      #"printf '1\n2\nx\n3\n' | "$emoji_rate" export --values - --format stream"#)
    #expect(result.output == [1.0, 2].map { Face($0).svg() + "\n" }.joined())
    #expect(
      result.messages
        == "emoji-rate: error: the standard input, line 3: 'x' is not a number; give one such as 3.2\n"
    )
    #expect(result.exitStatus == 65)
  }

  @Test("Ends quietly when nobody reads on", arguments: ["", "trap '' PIPE;"])
  func closedPipe(trap: String) throws {
    let result = try BuiltCommand.shell(
      #"\#(trap) { "$emoji_rate" export --by 0.001 --format stream; echo $? >&3; } 3>status | head -c 5; cat status"#
    )
    #expect(result.messages == "")
    #expect(result.output == "<svg \(trap.isEmpty ? "141" : "0")\n")
  }

  @Test(
    "Says that the standard output cannot be written",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func full() throws {
    let result = try BuiltCommand.shell(
      #""$emoji_rate" export --by 0.001 --format stream >/dev/full"#)
    #expect(
      result.messages
        == "emoji-rate: error: cannot write the standard output: No space left on device\n")
    #expect(result.exitStatus == 74)
  }

  @Test(
    "Takes no option that only files have",
    arguments: ["--sprite", "--force", "--prune", "--dry-run", "--no-sheet"])
  func options(option: String) throws {
    let result = try BuiltCommand.run(["export", "--by", "1", "--format", "stream", option])
    #expect(
      result.lines == [
        "emoji-rate: error: \(option) has no effect with --format stream; leave one of them out"
      ])
    #expect(result.exitStatus == 64)
  }
}
