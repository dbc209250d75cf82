import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Option table")
struct OptionTableTests {
  /// What arguments ask for: of an export the pictures as they are drawn, and the rest of its settings.
  private func outcome(of arguments: [String]) -> Command.Outcome {
    var outcome = Command.run(arguments)
    #expect(outcome.exitStatus == 0, "\(arguments)")
    outcome.leaveOutCommand()
    if let job = outcome.export {
      outcome.messages += job.picture.type.document(job.settings.picture, at: 3.2)
      var settings = job.settings
      settings.picture = PictureSettings()
      outcome.work = .export(
        ExportJob(picture: job.picture, settings: settings, scale: job.scale))
    }
    return outcome
  }

  @Test("Shows defaults that, when given, change no byte", arguments: Subcommand.all)
  func defaults(subcommand: Subcommand) {
    let plain = outcome(of: subcommand.leastArguments)
    // A recording takes long, and has the options of the picture that is recorded.
    let isRecorded = subcommand.action == .control || subcommand.action == .layers
    let recorded = isRecorded ? subcommand.drawing.options.map(\.name) : []
    for option in subcommand.options where !recorded.contains(option.name) {
      // The default of --png needs a PNG file.
      if option.ineffectiveWith.hasPrefix("format svg") { continue }
      // Dates and lines come from files.
      if option.requirement == "date-column" || option.conflicts.contains("by") { continue }
      // The default of some is no value but a sentence.
      guard let text = option.defaultText, !text.contains(" ") else { continue }
      // The faces of a page are smaller, and those of characters.
      if subcommand.action == .list, ["size", "precision"].contains(option.name) { continue }
      let requirement = option.requirement.map { ["--" + $0, $0 == "symbol" ? "face" : "1"] }
      let arguments = subcommand.leastArguments + (requirement ?? [])
      let without = requirement == nil ? plain : outcome(of: arguments)
      #expect(outcome(of: arguments + [option.longName, text]) == without)
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
      }
    }
  }
}
