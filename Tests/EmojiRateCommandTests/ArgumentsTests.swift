import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Arguments")
struct ArgumentsTests {
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

  @Test("Nothing at all is answered with examples of a face, a row and a summary, and status 64")
  func nothing() {
    let outcome = Command.run([])
    #expect(outcome.exitStatus == 64 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("Usage: emoji-rate <rating> [options]\n"))
    #expect(outcome.messages.split(separator: "\n  emoji-rate ").count == 6)
  }
}
