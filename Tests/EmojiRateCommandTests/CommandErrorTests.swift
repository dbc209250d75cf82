import Testing

@testable import EmojiRateCommand

@Suite("Command error")
struct CommandErrorTests {
  private static let clamping = Settings.Clamping(
    option: "--size", given: "0", used: 1, limits: 1...2)

  static let usageErrors: [CommandError] = [
    .unknownOption("--x", .help("y")), .unknownSubcommand("x", suggestion: "y"),
    .unexpectedArgument("x", help: "y"), .notAlone("--x", extra: "y"),
    .unknownOption("--x", .suggestion("--y")), .unknownOption("--x", .commands(["y", "z"])),
    .missingArgument(option: "--x", allowed: "a file"),
    .unneededArgument(option: "--x", argument: "y"), .missingValue, .conflict("--x", "--y"),
    .missingRequirement(option: "--x", requirement: "--y"), .noEffect(option: "--x", with: "--y z"),
    .repeated("--x"), .sharedInput("--x -", "--y -"),
  ]
  static let dataErrors: [CommandError] = [
    .notANumber(option: "--x", given: "y", allowed: "z"),
    .notAllowed(option: "--x", given: "y", allowed: "z"),
    .notAColor(option: "--x", given: "y", suggestion: nil),
    .notAChoice(option: "--x", given: "y", choices: ["z"], suggestion: nil),
    .emptyText(option: "--x", instead: "give y"), .outsideLimits(clamping),
    .emptyRange(minimum: 1, maximum: 1), .tooFine(what: "--x", given: 1, least: 2),
    .tooLargeStyle(path: "x", most: 1),
    .style(
      StyleError(
        place: StylePlace(file: "a\nb", place: JSONPlace()),
        problem: .unknownKey("a\nb", suggestion: nil))),
  ]

  @Test("Wrong usage is 64", arguments: usageErrors)
  func usage(error: CommandError) { #expect(error.exitStatus == 64) }

  @Test("A refused value is 65", arguments: dataErrors)
  func data(error: CommandError) { #expect(error.exitStatus == 65) }

  @Test("Input that cannot be read is 66")
  func input() { #expect(CommandError.cannotRead(path: "x", reason: "y").exitStatus == 66) }

  @Test("Output that cannot be created is 73, and that cannot be written 74")
  func output() {
    #expect(CommandError.cannotCreate(path: "x", reason: "y").exitStatus == 73)
    #expect(CommandError.cannotWrite(path: "x", reason: "y").exitStatus == 74)
  }

  @Test(
    "Every one is one line",
    arguments: usageErrors + dataErrors + [
      .cannotCreate(path: "a\nb", reason: "c"), .cannotRead(path: "a\nb", reason: "c"),
      .cannotWrite(path: "a\nb", reason: "c"),
      .unexpectedArgument("a\r\nb\u{85}c\u{2028}d\u{2029}e\u{B}f\u{C}g", help: "h"),
    ])
  func oneLine(error: CommandError) {
    let message = Messages.error(error)
    #expect(message.hasPrefix("emoji-rate: error: "))
    #expect(message.hasSuffix("\n"))
    let lineCount = message.filter(\.isNewline).count
    #expect(lineCount == 1)
  }
}
