import Testing

@testable import EmojiRateCommand

@Suite("Messages")
struct MessagesTests {
  @Test(
    "Numbers are written without a needless fraction",
    arguments: [
      (0, "0"), (5, "5"), (0.5, "0.5"), (-3, "-3"), (0.35, "0.35"), (1e15, "1000000000000000"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) { #expect(Messages.plain(number) == text) }

  @Test("A range names both ends")
  func range() { #expect(Messages.range(0.2...0.7) == "0.2 to 0.7") }

  @Test("A warning says what is wrong and what is used instead")
  func warning() throws {
    for (number, place) in [(7.0, "7 is above 0.3; using 0.3"), (-7, "-7 is below 0.1; using 0.1")]
    {
      var settings = Settings()
      settings.noteClamping(of: "--eye-width", number, to: 0.1...0.3)
      #expect(try settings.warnings() == "emoji-rate: warning: --eye-width \(place)\n")
    }
  }

  private func message(_ arguments: [String]) -> String { Command.run(arguments).messages }

  @Test("A long argument is cut")
  func long() {
    let message = message(["1", String(repeating: "é", count: 200_000)])
    #expect(message.count < 130)
    #expect(message.contains(String(repeating: "é", count: 60) + "…'"))
  }

  @Test(
    "What a terminal would obey is replaced",
    arguments: [
      // Controls of ASCII and of Latin 1.
      0, 7, 8, 9, 0xA, 0xD, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9B, 0x9F,
      // Line ends and changes of direction, by which a line seems to say what it does not.
      0x2028, 0x2029, 0x200E, 0x200F, 0x061C, 0x202A, 0x202E, 0x2066, 0x2069,
    ] as [UInt32])
  func harmless(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let text = "a" + String(Character(scalar)) + "b"
    let messages = [
      ["1", text], ["--" + text], ["--version", text], ["--size", text], ["--style", text, "1"],
    ].map(message)
    for message in messages + [CommandError.cannotCreate(text, "x").message] {
      let scalars = message.dropLast().unicodeScalars
      let isGone = !scalars.contains(scalar)
      #expect(isGone)
      let isReplaced = scalars.contains("\u{FFFD}")
      #expect(isReplaced)
    }
  }

  @Test(
    "Letters of all scripts and emoji stay", arguments: ["größe", "оценка", "評価", "🙂", "é\u{301}"])
  func letters(text: String) {
    #expect(message(["1", text]).contains("'\(text)'"))
  }

  @Test(
    "Says what each kind of option takes",
    arguments: [
      ("value", "a number such as 3.2, or a part of the scale such as 64%"),
      ("mouth-width", "a number from 0.2 to 0.7"),
      ("precision", "a whole number from 0 to 6"), ("size", "a number from 1 to 10000"),
      ("color", "a colour or auto"), ("background", "a colour or none"),
      ("hue-path", "linear or shorter"),
      ("format", "svg, data-uri or png"), ("output", "a file"), ("title", "a text"),
      ("generate-completion-script", "bash, zsh or fish"),
    ])
  func allowed(name: String, text: String) throws {
    let option = try #require(Subcommand.main.options.first { $0.name == name })
    #expect(option.kind?.allowed == text)
  }
}
