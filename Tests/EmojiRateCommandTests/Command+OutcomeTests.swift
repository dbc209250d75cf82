import EmojiRate
import Foundation
import Testing

/// The command as a process of its own: its bytes, its streams and its exit status.
@Suite("Command.Outcome")
struct CommandOutcomeTests {
  // MARK: Bytes

  @Test(
    "Writes the library's bytes and nothing else", arguments: ["0", "2.5", "3.2", "3.14159", "5"])
  func bytes(text: String) throws {
    let face = Face(try #require(Double(text)))
    let svg = try BuiltCommand.run(["--value", text])
    #expect(Data(svg.output.utf8) == Data(face.svg().utf8))
    #expect(svg.messages == "")
    #expect(svg.exitStatus == 0)
    let uri = try BuiltCommand.run(["face", "--value=\(text)", "--format=data-uri"])
    #expect(Data(uri.output.utf8) == Data(face.dataURI().utf8))
    #expect(uri.messages == "")
    #expect(uri.exitStatus == 0)
  }

  @Test("Writes letters of all scripts as they were given")
  func unicode() throws {
    let result = try BuiltCommand.run(["--value", "3", "--title", "3 из 5 ★ 評価 🙂"])
    #expect(result.output == Face(3).svg(SVGOptions(label: .title("3 из 5 ★ 評価 🙂"))))
  }

  @Test("Writes a line end after the picture to a terminal, and only there")
  func pipe() throws {
    let result = try BuiltCommand.shell(#""$emoji_rate" --value 3 | cat"#)
    #expect(result.output == Face(3).svg())
  }

  @Test(
    "Puts the prompt of a terminal on a line of its own",
    .enabled(
      if: BuiltCommand.path(of: "script") != nil, "script(1), the terminal, is not installed"),
    .disabled(if: isDarwin, "script(1) is another one there"))
  func terminal() throws {
    let result = try BuiltCommand.shell(
      #"script -qec '"$emoji_rate" --value 3' /dev/null </dev/null"#)
    #expect(result.output == Face(3).svg() + "\r\n")
  }

  @Test("Writes a title of a hundred thousand letters")
  func longTitle() throws {
    let title = String(repeating: "&", count: 100_000)
    let result = try BuiltCommand.run(["--value", "3", "--title", title])
    #expect(result.output == Face(3).svg(SVGOptions(label: .title(title))))
    #expect(result.exitStatus == 0)
  }

  // MARK: Messages

  @Test("Refuses on the standard error, in one line")
  func refusal() throws {
    for (arguments, exitStatus, sentence) in [Refusal.long[0], Refusal.long[2]] {
      let result = try BuiltCommand.run(arguments)
      #expect(result.output == "")
      #expect(result.messages == "emoji-rate: error: \(sentence)\n")
      #expect(result.exitStatus == exitStatus)
      #expect(!result.isKilled)
    }
  }

  @Test("Takes a megabyte of arguments")
  func manyArguments() throws {
    let number = "0.2" + String(repeating: "0", count: 100)
    let options = Array(repeating: ["--eye-width", number], count: 10_000).flatMap { $0 }
    let drawn = try BuiltCommand.run(options + ["--value", "3"])
    #expect(drawn.output == Face(3).svg())
    #expect(drawn.messages == "")
    let refused = try BuiltCommand.run(Array(repeating: "3", count: 100_000))
    #expect(refused.lines.count == 1)
    #expect(
      refused.lines[0].hasPrefix("emoji-rate: error: one picture shows one rating; for 100000,"))
    #expect(refused.exitStatus == 64)
  }

  @Test("Is not stopped by arguments that are no text")
  func notText() throws {
    let result = try BuiltCommand.shell(
      #""$emoji_rate" --value 3 --title "$(printf '\377\376')""#)
    #expect(result.exitStatus == 0)
    #expect(result.output.contains("<title>\u{FFFD}\u{FFFD}</title>"))
    let refused = try BuiltCommand.shell(#""$emoji_rate" --value "$(printf '3\377')""#)
    #expect(refused.exitStatus == 65)
    #expect(refused.lines.count == 1)
  }

  @Test("Warns on the standard error and draws")
  func warning() throws {
    let result = try BuiltCommand.run(["--value", "9"])
    #expect(result.output == Face(5).svg())
    #expect(result.messages == "emoji-rate: warning: --value 9 is above 5; using 5\n")
    #expect(result.exitStatus == 0)
  }

  @Test("Reads a style from a file and from the standard input, a pipe too")
  func style() throws {
    let folder = try TemporaryFolder()
    try folder.make("style.json", #"{"mouth-width": 0.3, "count": 4}"#)
    let face = Face(3.2, style: FaceStyle(mouthWidth: 0.3)).svg()
    let file = try BuiltCommand.run(
      ["--value", "3.2", "--style", "style.json"], in: folder.url)
    #expect(file.output == face && file.messages == "" && file.exitStatus == 0)
    for line in [
      #""$emoji_rate" --value 3.2 --style - < style.json"#,
      #"cat style.json | "$emoji_rate" --value 3.2 --style -"#,
    ] {
      let piped = try BuiltCommand.shell(line, in: folder.url)
      #expect(piped.output == face && piped.messages == "", "\(line)")
    }
  }

  @Test("Refuses a style with the status of what is wrong, and writes nothing")
  func refusedStyle() throws {
    let folder = try TemporaryFolder()
    try folder.make("style.json", "{\n  \"mouth-width\": \"wide\"\n}")
    for (arguments, exitStatus, sentence) in [
      (
        ["--style", "style.json"], 65,
        "style.json:2:18: mouth-width 'wide' is not a number; give a number from 0.2 to 0.7"
      ),
      (["--style", "none.json"], 66, "cannot read 'none.json': No such file or directory"),
      (["--style", "."], 66, "cannot read '.': Is a directory"),
      (["--style", "a", "--style", "b"], 64, "--style is given twice; leave one of them out"),
    ] as [([String], Int32, String)] {
      let result = try BuiltCommand.run(
        ["--value", "3", "-o", "x.svg"] + arguments, in: folder.url)
      #expect(result.messages == "emoji-rate: error: \(sentence)\n")
      #expect(result.exitStatus == exitStatus)
      #expect(result.output == "")
    }
    #expect(throws: (any Error).self) { try folder.text("x.svg") }
  }

  @Test("Prints the help, the version and scripts on the standard output")
  func requests() throws {
    let help = try BuiltCommand.run(["--help"])
    #expect(help.output.hasPrefix("emoji-rate: rating values as SVG pictures.\n"))
    let version = try BuiltCommand.run(["--version"])
    #expect(version.output.wholeMatch(of: #/emoji-rate \d+\.\d+\.\d+\n/#) != nil)
    let script = try BuiltCommand.run(["--generate-completion-script", "bash"])
    #expect(script.output.hasPrefix("# bash completion"))
    for result in [help, version, script] {
      #expect(result.messages == "")
      #expect(result.exitStatus == 0)
    }
  }

  // MARK: Streams that fail

  @Test(
    "Ends quietly when nobody reads the pipe",
    arguments: [
      "--value 3", "--help", "--generate-completion-script zsh", "--value 3 -o /dev/stdout",
    ])
  func closedPipe(arguments: String) throws {
    // The status of the left side is passed around the pipe; the reader is gone when it writes.
    let result = try BuiltCommand.shell(
      """
      { { sleep 0.2; "$emoji_rate" \(arguments); echo $? >&3; } | true; } 3>&1
      { trap '' PIPE; { sleep 0.2; "$emoji_rate" \(arguments); echo $? >&3; } | true; } 3>&1
      """)
    #expect(result.messages == "")
    let statuses = result.output.split(separator: "\n")
    try #require(statuses.count == 2)
    // 128 + SIGPIPE, unless that was ignored in these tests already.
    #expect(["141", "0"].contains(statuses[0]))
    #expect(statuses[1] == "0")
  }

  @Test("Ends quietly when the pipe closes halfway through a long picture")
  func pipeClosedHalfway() throws {
    let title = String(repeating: "&", count: 100_000)
    for trap in ["", "trap '' PIPE;"] {
      let result = try BuiltCommand.shell(
        #"\#(trap) "$emoji_rate" --value 3 --title "$1" | head -c 5"#, [title])
      #expect(result.output == "<svg ")
      #expect(result.messages == "")
    }
  }

  @Test("Says that a closed standard output cannot be written", arguments: ["--value 3", "--help"])
  func closedOutput(arguments: String) throws {
    let result = try BuiltCommand.shell(#""$emoji_rate" \#(arguments) >&-"#)
    #expect(
      result.messages
        == "emoji-rate: error: cannot write the standard output: Bad file descriptor\n")
    #expect(result.exitStatus == 74)
  }

  @Test(
    "Says that a full device cannot be written", .enabled(if: hasFull, "there is no /dev/full"),
    arguments: ["--value 3", "--help", "--version", "--value 3 --title \"$1\""])
  func fullDevice(arguments: String) throws {
    let title = String(repeating: "x", count: 100_000)
    let result = try BuiltCommand.shell(
      #""$emoji_rate" \#(arguments) >/dev/full"#, [title])
    #expect(
      result.messages
        == "emoji-rate: error: cannot write the standard output: No space left on device\n")
    #expect(result.exitStatus == 74)
  }

  @Test(
    "Says what it clamped and that it could not write",
    .enabled(if: hasFull, "there is no /dev/full"))
  func warningAndError() throws {
    let result = try BuiltCommand.shell(#""$emoji_rate" --value 9 >/dev/full"#)
    #expect(
      result.messages == """
        emoji-rate: warning: --value 9 is above 5; using 5
        emoji-rate: error: cannot write the standard output: No space left on device

        """)
    #expect(result.exitStatus == 74)
  }

  @Test("Keeps its status when the standard error is closed too")
  func closedMessages() throws {
    for (arguments, status) in [("--value 3", 0), ("--value 9", 0), ("--value x", 65), ("", 64)] {
      let result = try BuiltCommand.shell(#""$emoji_rate" \#(arguments) 2>&-"#)
      #expect(result.exitStatus == Int32(status))
      #expect(result.output.isEmpty == (status != 0))
    }
    let result = try BuiltCommand.shell(#""$emoji_rate" --value 3 <&- >&- 2>&-"#)
    #expect(result.exitStatus == 74)
  }

  @Test("Does not read the standard input")
  func input() throws {
    let result = try BuiltCommand.shell(
      #"{ "$emoji_rate" --value 3 >/dev/null; cat; } <<< 3"#, with: "/bin/bash")
    #expect(result.output == "3\n")
  }

  @Test(
    "Draws the same in every locale", arguments: ["C", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8"])
  func locale(name: String) throws {
    let result = try BuiltCommand.shell(
      #"LC_ALL="$1" LANG="$1" "$emoji_rate" --value 3.25"#, [name])
    #expect(result.output == Face(3.25).svg())
  }
}

private let hasFull = FileManager.default.fileExists(atPath: "/dev/full")
