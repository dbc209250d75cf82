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
    let halves = stride(from: 0.0, through: 5, by: 0.5)
    #expect(rows.output == halves.map { StarRow($0).svg() + "\n" }.joined())
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

  @Test("Nothing in is nothing out, and no error")
  func nothing() throws {
    let result = try BuiltCommand.shell(
      #""$emoji_rate" export --values - --format stream </dev/null"#)
    #expect(result.output == "" && result.messages == "" && result.exitStatus == 0)
    let piped = try BuiltCommand.shell(#"echo 3 | "$emoji_rate" export --format stream"#)
    #expect(piped.output == Face(3).svg() + "\n" && piped.messages == "")
  }

  @Test(
    "Goes on behind a wrong line where it is told to, with nothing or an empty line for it",
    arguments: [("skip", ""), ("blank", "\n")])
  func wrongLines(reaction: String, line: String) throws {
    let result = try BuiltCommand.shell(
      #"printf '1\nx\n\n"2\n3,4,5\n50%%\n' | "$emoji_rate" export --values - --format stream "#
        + "--on-error \(reaction)")
    let face = { (value: Double) in Face(value).svg() + "\n" }
    #expect(result.output == face(1) + line + line + line + line + face(2.5))
    let source = "emoji-rate: error: the standard input, line"
    #expect(
      result.lines == [
        "\(source) 2: 'x' is not a number; give one such as 3.2",
        "\(source) 3: there is no value; give a number such as 3.2",
        "\(source) 4: a quote is opened and not closed on its line; --values with a file reads longer ones",
        "\(source) 5: 3 columns, where there are at most 2; put a text with commas into quotes",
        "emoji-rate: error: 4 lines have no picture",
      ])
    #expect(result.exitStatus == 65)
  }

  @Test(
    "Writes what it has as soon as the next line lets wait, of the standard input and of a named pipe",
    arguments: ["--values - <lines", "--values lines"])
  func pause(source: String) throws {
    let folder = try TemporaryFolder()
    // Whoever writes the second line has first read the picture of the first one.
    let result = try BuiltCommand.shell(
      #"""
      mkfifo lines pictures; exec 4<>pictures
      "$emoji_rate" export \#(source) --format stream >pictures &
      exec 3>lines
      echo 1 >&3; read -r one <&4; echo "$one"
      echo 2 >&3; read -r two <&4; echo "$two"
      exec 3>&-; wait $!
      """#, in: folder.url)
    #expect(result.output == [1.0, 2].map { Face($0).svg() + "\n" }.joined())
    #expect(result.exitStatus == 0)
  }

  @Test(
    "Says how to skip a line of titles",
    arguments: [
      (
        "", "product,rating", "product",
        "; if it is a title, give the one of the value to --value-column"
      ),
      (
        "--value-column 2", "1,rating", "rating",
        "; if it is a title, give the one of the value to --value-column"
      ),
      (
        "", "name;rating", "name", "; if it is a title, give the one of the value to --value-column"
      ),
    ])
  func header(option: String, line: String, title: String, advice: String) throws {
    let result = try BuiltCommand.shell(
      #"printf '\#(line)\nSoup,3\n' | "$emoji_rate" export \#(option) --format stream"#)
    #expect(
      result.lines == [
        "emoji-rate: error: the standard input, line 1: '\(title)' is not a number\(advice)"
      ])
    #expect(result.exitStatus == 65)
    let told = try BuiltCommand.shell(
      #"printf 'product,rating\nSoup,3\n' | "$emoji_rate" export --value-column rating --format stream"#
    )
    #expect(told.output == Face(3).svg() + "\n")
  }

  @Test("Reads line breaks in quotes where the input is a file")
  func lineBreaks() throws {
    let folder = try TemporaryFolder()
    try folder.make("r.csv", "1,\"a\nb\"\n\n2,c\n")
    for words in ["--values r.csv", "--values - <r.csv"] {
      let result = try BuiltCommand.shell(
        #""$emoji_rate" export \#(words) --format stream --on-error blank"#, in: folder.url)
      #expect(result.output == Face(1).svg() + "\n\n" + Face(2).svg() + "\n")
      #expect(result.lines.first?.contains("line 3: there is no value") == true)
    }
  }

  @Test("Takes no decimal with a comma for a value and a name without a word")
  func decimalCommas() throws {
    let german = try BuiltCommand.shell(
      #"printf '3,2;A\n4;B\n' | "$emoji_rate" export --format stream --on-error skip"#)
    #expect(german.output == Face(4).svg() + "\n")
    #expect(german.lines.first?.contains("line 1: '3,2' is not a number; --decimal ,") == true)
    let pair = try BuiltCommand.shell(#"echo 3,5 | "$emoji_rate" export --format stream"#)
    #expect(
      pair.messages
        == "emoji-rate: warning: the standard input: column 1 is taken for the value and column 2 "
        + "for the name; --value-column says otherwise\n")
  }

  @Test("Takes the mark of UTF-8 in two pieces")
  func splitMark() throws {
    let result = try BuiltCommand.shell(
      #"(printf '\357\273'; sleep 0.2; printf '\2773\n') | "$emoji_rate" export --format stream"#)
    #expect(result.output == Face(3).svg() + "\n" && result.messages == "")
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
