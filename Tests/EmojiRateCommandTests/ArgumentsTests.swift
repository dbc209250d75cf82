import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Arguments")
struct ArgumentsTests {
  private func settings(_ arguments: [String]) throws -> Settings {
    let arguments = try Request(arguments)
    #expect(arguments.subcommand.action == .draw && arguments.settings.text == nil)
    return arguments.settings
  }

  // MARK: Spellings

  @Test("An argument stands after the name or after =", arguments: Sample.withArgument)
  func bothSpellings(sample: Sample) throws {
    let argument = try #require(sample.argument)
    let others = ["--value", "3"] + sample.requirement
    let apart = Command.run(others + ["--\(sample.option)", argument])
    let attached = Command.run(others + ["--\(sample.option)=\(argument)"])
    #expect(apart.exitStatus == 0)
    #expect(apart.messages == "")
    #expect(apart == attached)
  }

  @Test("A flag stands alone", arguments: Sample.withoutArgument)
  func flags(sample: Sample) {
    let outcome = Command.run(["--value", "3", "--\(sample.option)"] + sample.requirement)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.messages == "")
    let refused = Command.run(["--value", "3", "--\(sample.option)=yes"])
    #expect(refused.exitStatus == 64)
  }

  @Test(
    "Every flag can be undone, and the last one wins",
    // The control's options are those of a row, which is sooner recorded.
    arguments: Subcommand.all.filter {
      $0.action != .layers && ($0.action != .control || $0.picture == .row)
    })
  func opposites(subcommand: Subcommand) {
    // What is out of range warns, which only a flag takes away.
    let inputs =
      switch (subcommand.action, subcommand.picture) {
      case (.draw, .summary): ["1,-2"]
      case (_, .summary): ["--values=1"]
      case (.draw, _): ["--value=9"]
      case (.export, _): ["--by=1"]
      case (.control, _): ["--count=0"]
      default: ["brows", "--mouth-width=9"]
      }
    let base = subcommand.name.split(separator: " ").map(String.init) + ["--output", "x"] + inputs
    func run(_ arguments: [String]) -> Command.Outcome {
      var outcome = Command.run(arguments)
      outcome.leaveOutCommand()
      return outcome
    }
    let plain = run(base)
    let flags = subcommand.options.filter { $0.oppositeName != nil }
    #expect(flags.count > 1)
    for flag in flags {
      let (on, off) = (flag.longName, flag.oppositeName!)
      let given = run(base + [on])
      #expect(given != plain, "\(on)")
      #expect(run(base + [off]) == plain, "\(off)")
      #expect(run(base + [on, off]) == plain, "\(off)")
      #expect(run(base + [off, on]) == given, "\(on)")
      #expect(run(base + [off + "=x"]).exitStatus == 64)
    }
  }

  @Test(
    "What is undone conflicts with nothing, and requires nothing",
    arguments: [
      ("--responsive --no-responsive --size 48", "--size 48"),
      ("--no-responsive --size 48", "--size 48"),
      ("--no-decorative --title x --no-decorative", "--title x"),
      ("--no-eyes --eyes dot", "--eyes dot"),
      ("--eyes dot --no-eyes", "--no-eyes"),
      ("--color red --color auto --low-color red", "--low-color red"),
    ])
  func undone(given: String, same: String) {
    func run(_ text: String) -> Command.Outcome {
      Command.run(["--value", "3"] + text.split(separator: " ").map(String.init))
    }
    #expect(run(given) == run(same))
    #expect(run(same).exitStatus == 0)
  }

  @Test("Every option has an effect", arguments: Sample.all)
  func effects(sample: Sample) {
    // --strict changes nothing but what is outside of the limits.
    let plain = ["--value", sample.option == "strict" ? "9" : "3.3"] + sample.requirement
    let given = ["--\(sample.option)"] + (sample.argument.map { [$0] } ?? [])
    #expect(Command.run(plain + given) != Command.run(plain))
  }

  @Test("An argument stands after a letter, apart or attached")
  func letters() throws {
    for arguments in [["-o", "a.svg"], ["-oa.svg"], ["--output", "a.svg"], ["--output=a.svg"]] {
      #expect(try settings(["--value", "3"] + arguments).output == "a.svg")
    }
    // Names that share letters with the long one.
    for name in ["output", "put.svg", "update.svg", "user.svg", "-x"] {
      #expect(try settings(["-o\(name)"]).output == name)
    }
    for arguments in [["--help"], ["help"], ["help", "face"], ["face", "--help"]] {
      #expect(try Request(arguments).settings.text == Help.text(.main))
    }
  }

  @Test(
    "The help can be asked about itself",
    arguments: [["help", "help"], ["help", "--help"], ["help", "-h"]])
  func helpAboutHelp(arguments: [String]) {
    #expect(Command.run(arguments) == Command.run(["--help"]))
  }

  @Test("What follows the first = is the argument")
  func equalsSigns() throws {
    #expect(try settings(["--title=a=b"]).picture.title == "a=b")
    #expect(try settings(["--title", "=a"]).picture.title == "=a")
    #expect(try settings(["--title==a"]).picture.title == "=a")
  }

  @Test(
    "Negative numbers are arguments and not options",
    arguments: [
      ["--value", "-3"], ["--value=-3"], ["--value", "-3.0"], ["--value", "-.3e1"],
      ["face", "--value", "-3"], ["-3"], ["face", "-3.0"], ["--", "-3"],
      ["-.3e1"], ["face", "-.3e1"],
    ])
  func negativeNumbers(arguments: [String]) throws {
    #expect(try settings(arguments).value?.number == -3)
  }

  @Test("An argument may begin with one dash; with two it needs =")
  func dashes() throws {
    #expect(try settings(["--title", "-x"]).picture.title == "-x")
    #expect(try settings(["--title=--x"]).picture.title == "--x")
    #expect(try settings(["--title=--"]).picture.title == "--")
    #expect(try settings(["-o", "-x"]).output == "-x")
  }

  @Test("- is the standard output")
  func standardOutput() throws {
    for arguments in [["-o", "-"], ["-o-"], ["--output=-"], ["-o", "x", "-o", "-"]] {
      #expect(try settings(arguments).output == nil)
    }
    #expect(try settings(["-o", "./-"]).output == "./-")
  }

  @Test("-- ends the options, after which only the rating may come")
  func end() throws {
    #expect(try settings(["--value", "3", "--"]).value == RatingLiteral("3"))
    #expect(throws: CommandError.self) { try settings(["--", "--value"]) }
    let sentence = "'--size' belongs to no option; options come before --"
    #expect(throws: CommandError.usage(sentence)) {
      try settings(["--", "3", "--size"])
    }
  }

  @Test(
    "A rating stands alone, before and behind options, as a number or as a part of the scale",
    arguments: [
      (["3.2"], "3.2"), (["face", "3.2"], "3.2"), (["3.2", "--no-eyes"], "3.2"),
      (["--no-eyes", "3.2"], "3.2"), (["+3"], "3"), ([".5"], ".5"), (["64%"], "64%"),
      (["-o", "x.svg", "--", "64%"], "64%"), (["-10%"], "-10%"),
    ])
  func operand(arguments: [String], rating: String) throws {
    #expect(try settings(arguments).value?.number == RatingLiteral(rating)?.number)
  }

  @Test(
    "A rating that stands alone draws the picture that --value draws, with its own name in warnings"
  )
  func operandBytes() {
    for arguments in [
      [], ["stars"], ["face", "--character", "cat"], ["stars", "--symbol", "face"],
    ] {
      #expect(
        Command.run(arguments + ["3.5"]) == Command.run(arguments + ["--value", "3.5"]))
      #expect(
        Command.run(arguments + ["50%", "--maximum", "9"]).output
          == Command.run(arguments + ["--value", "4.5", "--maximum", "9"]).output)
    }
    #expect(
      Command.run(["7"]).messages == "emoji-rate: warning: the rating 7 is above 5; using 5\n")
    #expect(
      Command.run(["120%"]).messages == "emoji-rate: warning: the rating 120% is above 5; using 5\n"
    )
    #expect(Command.run(["7", "--strict"]).exitStatus == 65)
  }

  @Test("Eyes are taken back and given back, the last one wins, against a style file too")
  func eyes() throws {
    let folder = try TemporaryFolder()
    let style = try folder.make("style.json", #"{"character": "cat", "no-eyes": true}"#).path
    let (with, without) = (Command.run(["3"]), Command.run(["3", "--no-eyes"]))
    #expect(Command.run(["3", "--no-eyes", "--eyes"]) == with)
    #expect(Command.run(["--no-eyes", "--eyes", "3"]) == with)
    #expect(Command.run(["3", "--eyes", "--no-eyes"]) == without)
    #expect(Command.run(["3", "--eyes", "dot", "--eyes"]) == with)
    #expect(
      Command.run(["3", "--style", style, "--eyes"]) == Command.run(["3", "--character", "cat"]))
  }

  @Test("Nothing at all is answered with three examples, and status 64")
  func nothing() {
    let outcome = Command.run([])
    #expect(outcome.exitStatus == 64 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("Usage: emoji-rate <rating> [options]\n"))
    #expect(outcome.messages.split(separator: "\n  emoji-rate ").count == 4)
  }

  @Test("Options stand in any order, and the subcommand is first")
  func order() {
    let one = Command.run(["--value", "3", "--size", "9", "--no-eyes"])
    #expect(Command.run(["--no-eyes", "--size", "9", "--value", "3"]) == one)
    #expect(Command.run(["face", "--size", "9", "--no-eyes", "--value", "3"]) == one)
    #expect(Command.run(["--value", "3", "face"]).exitStatus == 64)
  }

  @Test("Of an option given twice, the last holds")
  func twice() throws {
    #expect(try settings(["--value", "3", "--value", "4"]).value == RatingLiteral("4"))
    #expect(try settings(["-o", "a", "--output", "b"]).output == "b")
    #expect(
      try settings(["--background", "red", "--background", "none"]).picture.background == nil)
  }

  @Test("Of an option given twice, only the last can be outside of its limits")
  func twiceOutside() throws {
    let kept = try settings(["--eye-width", "9", "--eye-width", "0.15"])
    #expect(kept.picture[.eyeWidth] == 0.15)
    #expect(kept.clampings == [])
    let clamped = try settings(["--eye-width", "9", "--lip-width", "9", "--eye-width", "-9"])
    #expect(clamped.clampings.map(\.given) == ["9", "-9"])
    #expect(Command.run(["--value", "3", "--strict", "--step=-1", "--step=1"]).exitStatus == 0)
  }

  @Test("A request is answered as soon as it is read")
  func requests() {
    #expect(Command.run(["--value", "3", "--version"]) == Command.run(["--version"]))
    #expect(Command.run(["--frobnicate", "--version"]).exitStatus == 64)
    #expect(Command.run(["--no-eyes", "-h", "x"]) == Command.run(["-h"]))
    #expect(Command.run(["--help", "stars"]) == Command.run(["stars", "--help"]))
    for help in ["-h", "--help"] {
      #expect(Command.run(["export", help, "stars"]) == Command.run(["export", "stars", help]))
      #expect(Command.run(["export", help, "list"]) == Command.run(["list", help]))
      #expect(Command.run(["export", help, "x"]) == Command.run(["export", help]))
    }
  }

  // MARK: Settings
}
