import Testing

@testable import EmojiRateCommand

@Suite("Command error")
struct CommandErrorTests {
  @Test("Is what is wrong, in one line behind the command's name")
  func message() {
    #expect(CommandError.repeated("--x").message.hasPrefix("emoji-rate: error: --x is given twice"))
    let text = "a\r\nb\u{85}c\u{2028}d\u{2029}e\u{B}f\u{C}g"
    for message in [
      Command.run(["1", text]).messages, Command.run(["--size", text]).messages,
      Command.run(["--style", text, "1"]).messages, CommandError.cannotCreate(text, "x").message,
    ] {
      #expect(message.hasPrefix("emoji-rate: error: "))
      #expect(message.hasSuffix("\n"))
      let lineCount = message.filter(\.isNewline).count
      #expect(lineCount == 1)
    }
  }

  @Test("Ends the process with a status of sysexits.h")
  func statuses() {
    let statuses = [
      CommandError.usage(""), .data(""), .noInput(""), .cannotCreate("", ""), .cannotWrite("", ""),
    ].map(\.exitStatus)
    #expect(statuses == [64, 65, 66, 73, 74])
  }
}
