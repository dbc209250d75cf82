import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Arguments")
struct ArgumentsTests {
  private func run(_ words: String) -> Command.Outcome { Command.run(words.words) }

  // MARK: Every option

  @Test("An argument stands after the name or after =, and every option has an effect")
  func samples() {
    let samples = Sample.all.map { ([String](), $0) } + Sample.ofStars.map { (["stars"], $0) }
    for (command, sample) in samples {
      // --strict changes nothing but what is outside of the limits.
      let value = sample.option == "strict" ? "5" : "3.3"
      let others = command + ["--value", value] + sample.requirement
      let given = Command.run(others + sample.words)
      #expect(given.exitStatus == 0 && given.messages == "", "\(sample.words)")
      if let argument = sample.argument {
        #expect(Command.run(others + ["--\(sample.option)=\(argument)"]) == given)
      } else {
        #expect(Command.run(others + ["--\(sample.option)=yes"]).exitStatus == 64)
      }
      let plain = command + ["--value", sample.option == "strict" ? "9" : value]
      #expect(
        Command.run(plain + sample.requirement + sample.words)
          != Command.run(plain + sample.requirement), "\(sample.words)")
    }
  }

  @Test(
    "Every flag can be undone, and the last one wins",
    // A control takes long to record.
    arguments: Subcommand.all.filter { [.draw, .export].contains($0.action) })
  func opposites(subcommand: Subcommand) {
    // What is out of range warns, which only a flag takes away.
    let inputs =
      switch (subcommand.action, subcommand.picture) {
      case (.draw, .summary): ["1,-2"]
      case (_, .summary): ["--values=1"]
      case (.draw, _): ["--value=9"]
      default: ["--by=1"]
      }
    let base = subcommand.name.words + ["--output", "x"] + inputs
    func run(_ arguments: [String]) -> Command.Outcome { Command.run(arguments) }
    let plain = run(base)
    let flags = subcommand.options.filter { $0.oppositeName != nil }
    #expect(flags.count > 1)
    for flag in flags {
      let (on, off) = (flag.longName, flag.oppositeName!)
      let given = run(base + [on])
      #expect(given != plain, "\(on)")
      #expect(run(base + [on, off]) == plain, "\(off)")
      #expect(run(base + [off, on]) == given, "\(on)")
      #expect(run(base + [off + "=x"]).exitStatus == 64)
    }
  }

  // MARK: What is the same

  @Test(
    "Says the same in other words",
    arguments: [
      // What is undone conflicts with nothing, and requires nothing.
      ("3 --responsive --no-responsive --size 48", "3 --size 48"),
      ("3 --no-responsive --size 48", "3 --size 48"),
      ("3 --no-decorative --title x --no-decorative", "3 --title x"),
      ("3 --color red --color auto --low-color red", "3 --low-color red"),
      ("3 --color red --color auto", "3"), ("3 --background red --background none", "3"),
      ("3 --theme mono --color red --color auto", "3 --theme mono"),
      ("stars 3 --empty-color red --empty-color none", "stars 3"),
      // Of an option that is given twice, the last one holds.
      ("--value 3 --value 4", "4"), ("3 -o a --output b", "3 --output=b"), ("3 -o x -o -", "3"),
      ("4 --animate-from 1 --repeat forever --repeat 1", "4 --animate-from 1"),
      // Spellings.
      ("3 -oa.svg", "3 -o a.svg"), ("3 -ooutput", "3 -o output"), ("3 -oput.svg", "3 -o put.svg"),
      ("3 -o-x", "3 --output=-x"), ("3 -o -x", "3 --output=-x"), ("3 -o-", "3"),
      ("3 --output=-", "3"), ("3 --title -x", "3 --title=-x"), ("3 --title =a", "3 --title==a"),
      ("--value 3 --", "3"), ("-- 64%", "3.2"), ("-o x.svg -- 64%", "3.2 -o x.svg"),
      ("face 3.2", "3.2"), ("--value 3.2", "3.2"), ("--no-eyes 3.2", "3.2 --no-eyes"),
      ("+3", "3"), (".5", "0.5"), ("stars 3.5", "stars --value 3.5"), ("64%", "3.2"),
      ("50% --maximum 9", "4.5 --maximum 9"),
      ("--size 9 --no-eyes --value 3", "3 --no-eyes --size 9"),
      // Below 0.
      ("-3.0 --minimum=-5", "--value=-3 --minimum -5"), ("-- -3", "-3"),
      ("-.3e1 --minimum -5", "--value -3 --minimum=-5"), ("face -10%", "--value -10%"),
      // Requests.
      ("help", "--help"), ("help face", "--help"), ("face --help", "--help"),
      ("help help", "--help"),
      ("help --help", "--help"), ("help -h", "--help"), ("3 --version", "--version"),
      ("--no-eyes -h x", "-h"), ("--help stars", "stars --help"), ("help stars", "stars --help"),
      ("export --help list", "list --help"), ("export --help x", "export --help"),
      ("--style /none/x --help", "--help"),
      // Lengths.
      ("stars 1 --cells 0x0 --cells 200x50", "stars 1 --cells 200x50"),
      ("3 --animate-from 1 --duration 250ms", "3 --animate-from 1"),
    ])
  func same(given: String, same: String) {
    var (one, other) = (run(given), run(same))
    #expect(other.exitStatus == 0)
    // A warning names what was given.
    if !other.messages.isEmpty { (one.messages, other.messages) = ("", "") }
    #expect(one == other)
  }

  @Test(
    "Draws the nearest of what is outside of its limits",
    arguments: [
      ("stars 1 --star-size 0", "stars 1 --star-size 1"),
      ("stars 1 --spacing=-1", "stars 1 --spacing 0"),
      ("stars 1 --cells 200x0.5", "stars 1 --cells 200x1"), ("7", "5"),
      ("summary 1,-3,4", "summary 1,0,4"),
      ("4 --animate-from -3", "4 --animate-from 0"), ("3 --lip-width 1", "3 --lip-width 0.9"),
    ])
  func nearest(given: String, nearest: String) { #expect(run(given).output == run(nearest).output) }

  @Test("Nothing at all is answered with three examples, and status 64")
  func nothing() {
    let outcome = Command.run([])
    #expect(outcome.exitStatus == 64 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("Usage: emoji-rate <rating> [options]\n"))
    #expect(outcome.messages.split(separator: "\n  emoji-rate ").count == 4)
  }
}
