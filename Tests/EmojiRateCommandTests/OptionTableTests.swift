import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Option table")
struct OptionTableTests {
  private func number(_ name: String) throws -> NumberKind {
    let option = try #require(Subcommand.main.options.first { $0.name == name })
    return try #require(option.kind as? NumberKind)
  }

  @Test("Has a sample in these tests for every option")
  func samples() {
    #expect(Subcommand.main.options.map(\.name) == Sample.all.map(\.option))
    for sample in Sample.all {
      #expect((sample.row?.kind == nil) == (sample.argument == nil), "--\(sample.option)")
    }
  }

  @Test("Clamps the style to the specified limits", arguments: SpecifiedParameter.style)
  func style(parameter: SpecifiedParameter) throws {
    let number = try number(parameter.option)
    #expect(number.range == parameter.limits)
    #expect(number.defaultText == Messages.plain(parameter.defaultValue))
    #expect(number.isClamped)
    #expect(!number.isWhole)
  }

  @Test(
    "Clamps a size or a precision to the specified limits", arguments: SpecifiedParameter.document)
  func document(parameter: SpecifiedParameter) throws {
    let number = try number(parameter.option)
    #expect(number.range == parameter.limits)
    #expect(number.defaultText == Messages.plain(parameter.defaultValue))
    #expect(number.isClamped)
    #expect(number.isWhole == (parameter.option == "precision"))
  }

  @Test("Has the specified scale")
  func scale() throws {
    #expect(try number("minimum").defaultText == "0")
    #expect(try number("maximum").defaultText == "5")
    #expect(try number("step").defaultText == "0")
    #expect(try number("step").range.lowerBound == 0)
    #expect(try number("minimum").range == Rating.boundLimits)
    #expect(try number("maximum").range == Rating.boundLimits)
  }

  @Test("Shows defaults that, when given, change no byte", arguments: Subcommand.main.options)
  func defaults(option: CommandOption) {
    guard let text = option.defaultText, text != "follows the rating",
      option.ineffectiveWith(Settings()) == nil
    else { return }
    let arguments =
      ["--value", "3.2"] + (option.requirement.map { ["--" + $0, "1"] } ?? [])
    let plain = Command.run(arguments)
    let given = Command.run(arguments + [option.longName, text])
    #expect(given == plain)
  }

  @Test("Gives no name twice", arguments: Subcommand.all)
  func unique(subcommand: Subcommand) {
    let spellings = subcommand.options.flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
  }

  private static let allOptions = Subcommand.all.flatMap(\.options)

  @Test("Says what every option is for, in one sentence", arguments: allOptions)
  func summaries(option: CommandOption) {
    #expect(option.summary.first?.isUppercase == true)
    #expect(option.summary.last == ".")
    #expect(!option.summary.contains("\n"))
  }

  @Test("Names conflicts and requirements that exist", arguments: allOptions)
  func conflicts(option: CommandOption) {
    // A row of faces has less to say of them than a face.
    for other in option.conflicts + [option.requirement].compactMap({ $0 }) {
      #expect(Self.allOptions.contains { $0.name == other } && other != option.name)
    }
  }

  @Test("Writes names that shells and Markdown take as they are", arguments: allOptions)
  func spelling(option: CommandOption) {
    #expect(option.name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
    #expect(option.letter.map { ("a"..."z").contains($0) } ?? true)
  }

  @Test(
    "Puts a row into the help, the table and the completion of every shell",
    arguments: Subcommand.main.options)
  func rowIsEverywhere(option: CommandOption) throws {
    #expect(Help.text(.main).contains("\n  \(option.synopsis)\n"))
    if option.group != .general {
      let table = try #require(ParameterTable.markdown("face"))
      #expect(table.contains("\n| `\(option.longName)"))
    }
    for spelling in option.spellings {
      if spelling.hasPrefix("--") {
        #expect(Shell.fish.completionScript.contains(" -l \(spelling.dropFirst(2))"))
      }
      #expect(Shell.bash.completionScript.contains(spelling))
      #expect(Shell.zsh.completionScript.contains("'\(spelling)"))
    }
  }
}
