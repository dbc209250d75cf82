import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Option table")
struct OptionTableTests {
  /// What arguments ask for: of an export the pictures as they are drawn, and the rest of its settings.
  private func outcome(of arguments: [String]) throws -> Command.Outcome {
    var outcome = Command.run(arguments)
    #expect(outcome.exitStatus == 0, "\(arguments)")
    outcome.leaveOutCommand()
    if let job = outcome.export {
      outcome.messages += "\(job.scale)" + job.picture.type.document(job.settings.picture, at: 3.2)
      var settings = job.settings
      settings.picture = PictureSettings()
      outcome.work = .export(try ExportJob(job.picture, settings))
    }
    return outcome
  }

  @Test("Shows defaults that, when given, change no byte", arguments: Subcommand.all)
  func defaults(subcommand: Subcommand) throws {
    let plain = try outcome(of: subcommand.leastArguments)
    // A recording takes long, and has the options of the picture that is recorded.
    let isRecorded = subcommand.action == .control || subcommand.action == .layers
    let recorded = isRecorded ? subcommand.drawing.options.map(\.name) : []
    for option in subcommand.options where !recorded.contains(option.name) {
      // The default of --png needs a PNG file.
      if option.ineffectiveWith.hasPrefix("format svg") { continue }
      // Dates, the points of a trend and lines come from files.
      if option.requirement == "date-column" || option.conflicts.contains("by") { continue }
      if option.name == "points" { continue }
      // The default of some is no value but a sentence.
      guard let text = option.defaultText, !text.contains(" ") else { continue }
      // The faces of a page are smaller, and those of characters.
      if subcommand.action == .list, ["size", "precision"].contains(option.name) { continue }
      let requirement = option.requirement.map { ["--" + $0, $0 == "symbol" ? "face" : "1"] }
      let arguments = subcommand.leastArguments + (requirement ?? [])
      let without = requirement == nil ? plain : try outcome(of: arguments)
      #expect(try outcome(of: arguments + [option.longName, text]) == without)
    }
  }

  @Test("Gives no name twice, and names only conflicts and requirements that exist")
  func names() {
    // A row of faces has less to say of them than a face.
    let all = Set(Subcommand.all.flatMap(\.options).map(\.name))
    for subcommand in Subcommand.all {
      let options = subcommand.options
      let spellings = options.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count)
      for option in options {
        let others = option.conflicts + [option.requirement].compactMap { $0 }
        #expect(all.isSuperset(of: others) && !others.contains(option.name), "\(option.name)")
        // The studio finds options about reading by their names.
        let isFound = !(option.kind is InputOption) || InputOption.named(option.name) != nil
        #expect(isFound, "\(option.name)")
      }
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
}
