import Foundation
import Testing

/// The command `export` as a process: what it reads, says and refuses.
@Suite("Export")
struct ExportRunTests {
  private let set: ExportFolder

  init() throws { set = try ExportFolder() }

  // MARK: Values

  @Test(
    "Reads values from a pipe, a file and the command line",
    arguments: [
      "printf '0\\n2.5\\n5\\n' | $emoji_rate export --values - --output f",
      "$emoji_rate export --values values.csv --output f",
      "$emoji_rate export --values 0,2.5,5 --output f",
      "$emoji_rate export face --by 2.5 --output f",
      "$emoji_rate export --values - --output f < values.csv",
    ])
  func values(line: String) throws {
    try set.folder.make("values.csv", "\u{FEFF}rating\r\n0\r\n2.5\r\n5\r\n")
    let result = try set.shell(line)
    #expect(result.exitStatus == 0, "\(result.messages)")
    #expect(
      try set.names()
        == ["face-0.svg", "face-2.5.svg", "face-5.svg", "index.html", "manifest.json"])
  }

  @Test("Reads two columns that cut has left of a table of reviews")
  func cut() throws {
    try set.folder.make(
      "reviews.csv", "product,rating,text\nSoup,3.2,warm\nTea,4.5,\"hot\"\n")
    let result = try set.shell(
      """
      cut -d, -f2,1 reviews.csv | $emoji_rate export --values - --output f \
        --name-template '{name}-{value}'
      """)
    #expect(result.exitStatus == 0, "\(result.messages)")
    #expect(
      try set.names() == ["Soup-3.2.svg", "Tea-4.5.svg", "index.html", "manifest.json"])
  }

  @Test("A value that comes again is one picture")
  func duplicates() throws {
    let result = try set.export("--values 3,1,3,3.0")
    #expect(result.messages == "emoji-rate: f: 2 pictures: 2 new\n")
  }

  @Test("Clamps values to the scale with one warning, or refuses them where it is strict")
  func outside() throws {
    let result = try set.export("--values 3,9,12")
    #expect(result.exitStatus == 0)
    #expect(
      result.lines.first == """
        emoji-rate: warning: 2 values are outside of 0 to 5, first 9 in --values, value 2; \
        using the nearest
        """)
    let strict = try set.export("--values 3,9 --strict", to: "g")
    #expect(strict.exitStatus == 65)
    #expect(try set.folder.names == ["f"])
  }

  @Test("Goes by steps that binary fractions do not have, to the end")
  func tenths() throws {
    try set.export("--by 0.1")
    #expect(try set.names().count == 51 + 2)
    #expect(try set.names().contains("face-0.3.svg"))
  }

  // MARK: Refusals

  /// What is typed, what `values.csv` holds, the status, and words of the message.
  struct Case: Sendable, CustomTestStringConvertible {
    var words: String
    var values = ""
    var status: Int32
    var says: [String]

    var testDescription: String { words + " " + values.debugDescription }
  }

  @Test(
    "Refuses before anything is written, in one line that says where",
    arguments: [
      Case(words: "", status: 64, says: ["--by", "--values"]),
      Case(words: "--by 0", status: 65, says: ["--by 0"]),
      Case(words: "--by -1", status: 65, says: ["--by"]),
      Case(words: "--by 1 --from 4 --to 2", status: 65, says: ["--from 4", "--to 2"]),
      Case(words: "--by 1e-9", status: 65, says: ["range", "at most"]),
      Case(words: "--values 1,x,3", status: 65, says: ["'x'"]),
      Case(words: "--values nothing.csv", status: 66, says: ["nothing.csv", "No such file"]),
      Case(words: "--values .", status: 66, says: ["Is a directory"]),
      Case(
        words: "--values values.csv", values: "1\ntwo\n", status: 65, says: ["line 2", "'two'"]),
      Case(words: "--values values.csv", status: 65, says: ["no values"]),
      Case(
        words: "--values values.csv --name-template {name}", values: "1,a\n2\n", status: 65,
        says: ["line 2", "no name"]),
      Case(
        words: "--values values.csv --name-template {name}", values: "1,../up\n", status: 65,
        says: ["line 1", "'../up'", "leave the folder"]),
      Case(
        words: "--values values.csv --name-template {name}", values: "1,Tea\n2,tea\n", status: 65,
        says: ["line 2", "'tea.svg'", "line 1's 'Tea.svg'", "case"]),
      Case(
        words: "--values values.csv --name-template {name}", values: "1,Tea\n2,Tea\n", status: 65,
        says: ["line 2", "line 1"]),
      Case(
        words: "--values values.csv --name-template {name}", values: "1,con\n", status: 65,
        says: ["'con'", "Windows"]),
      Case(
        words: "--values values.csv --name-template {name}", values: "1,.hidden\n", status: 65,
        says: ["dot"]),
      Case(
        words: "--values values.csv --name-template {name}", values: "1,-rf\n", status: 65,
        says: ["dash"]),
      Case(
        words: "--values values.csv --name-template {name}", values: "1,a:b\n", status: 65,
        says: ["':'"]),
      Case(
        words: "--values values.csv --name-template {name}",
        values: "1," + String(repeating: "x", count: 300) + "\n", status: 65, says: ["longer than"]),
      Case(words: "--by 1 --name-template face", status: 64, says: ["same name"]),
      Case(words: "--by 1 --name-template {vlaue}", status: 64, says: ["did you mean {value}"]),
      Case(words: "--by 1 --name-template ../{value}", status: 65, says: ["leave the folder"]),
      Case(words: "--by 1 --png 99x", status: 64, says: ["--png '99x'", "10x"]),
      Case(words: "--by 1 --values 1", status: 64, says: ["--by", "--values"]),
      Case(words: "--value 3", status: 64, says: ["--value"]),
      Case(words: "sars --by 1", status: 64, says: ["sars", "stars"]),
    ])
  func refuses(test: Case) throws {
    try set.folder.make("values.csv", test.values)
    let result = try set.export(test.words)
    #expect(result.exitStatus == test.status)
    #expect(result.lines.count == 1)
    for words in test.says { #expect(result.messages.contains(words), "\(result.messages)") }
    #expect(result.output == "")
    #expect(try set.folder.names == ["values.csv"])
  }

  @Test("Needs to be told where to")
  func noFolder() throws {
    let result = try BuiltCommand.run(["export", "--by", "1"])
    #expect(result.exitStatus == 64)
    #expect(result.messages.contains("--output"))
  }

  @Test("Refuses a second export into the same folder while one is at it")
  func busy() throws {
    try set.folder.makeFolder("f")
    let result = try set.export(
      "--by 1", interruptedBy: #""$emoji_rate" export --by 1 --output f 2>message; echo $? >status"#
    )
    #expect(result.exitStatus == 0)
    #expect(try set.folder.text("status") == "73\n")
    #expect(
      try set.folder.text("message")
        == "emoji-rate: error: another export is writing to 'f'; wait until it has ended\n")
  }

  // MARK: A stream

  @Test("Streams documents, a line each, in the order of the values and as often as they come")
  func stream() throws {
    let result = try BuiltCommand.run(["export", "--values", "3,1,3", "--format", "stream"])
    let documents = try ["3", "1", "3"].map { try BuiltCommand.run(["--value", $0]).output }
    #expect(result.output == documents.map { $0 + "\n" }.joined())
    #expect(result.messages == "")
  }

  @Test("A document of a stream has one line, whatever its title")
  func titledStream() throws {
    let result = try BuiltCommand.run(
      ["export", "--values", "1,2", "--format", "stream", "--title", "a\nb\r\u{85}c"])
    #expect(result.output.split(separator: "\n").count == 2)
  }

  @Test("Ends quietly when nobody reads the stream any more")
  func closedStream() throws {
    let result = try set.shell(
      "$emoji_rate export --by 0.0001 --format stream | head -n 2 | wc -l")
    #expect(result.output.contains("2"))
    #expect(result.messages == "")
  }

  @Test("Streams to the standard output only")
  func streamIntoFolder() throws {
    let result = try set.export("--by 1 --format stream")
    #expect(result.exitStatus == 64)
    #expect(try set.folder.names == [])
  }

  // MARK: Progress

  @Test("Shows no progress where nobody looks")
  func piped() throws {
    #expect(try set.export("--by 0.001").messages == "emoji-rate: f: 5,001 pictures: 5,001 new\n")
  }

  @Test(
    "Shows progress on a terminal, and clears it",
    .enabled(if: BuiltCommand.path(of: "script") != nil, "script(1) is not installed"),
    .disabled(if: isDarwin, "script(1) is another one there"))
  func terminal() throws {
    let shown = try set.shell(
      #"script -qec '"$emoji_rate" export --by 0.0001 --output f' /dev/null </dev/null"#)
    #expect(shown.output.contains("s left"))
    #expect(shown.output.hasSuffix("50,001 pictures: 50,001 new\r\n"))
    let quiet = try set.shell(
      #"script -qec '"$emoji_rate" export --by 0.0001 --quiet --output g' /dev/null </dev/null"#)
    #expect(quiet.output == "")
  }
}
