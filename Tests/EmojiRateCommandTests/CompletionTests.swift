import Testing

@testable import EmojiRateCommand

@Suite("Completion")
struct CompletionTests {
  /// The words that are offered for the last one.
  private func offers(_ words: [String]) -> [String] {
    let outcome = Command.run(["__complete"] + words)
    #expect(outcome.exitStatus == 0 && outcome.messages == "")
    return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  private func offers(_ line: String) -> [String] {
    offers(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
  }

  /// A line of each command that says no more than it has to.
  private static let shortest = [
    "3", "export stars --by 1",
  ]

  /// Whether the command takes the words, or refuses only their combination.
  private func isTaken(_ words: [String]) -> Bool {
    do throws(CommandError) { _ = try Request(words) } catch { return error.exitStatus == 64 }
    return true
  }

  /// An option as it can be given: with what is offered for it, where there is something.
  private func given(_ option: CommandOption, behind line: [String]) -> [[String]] {
    guard option.kind != nil else { return [[option.longName]] }
    func isTaken(_ text: String) -> Bool {
      var settings = Settings()
      return (try? option.assign(text, as: option.longName, to: &settings)) != nil
    }
    let name = [option.longName]
    let offers = offers(line + name + [""]).filter { $0 != ":files" }
    let words = offers.map { isTaken($0) ? $0 : self.offers(line + name + [$0 + ","])[0] }
    return (words.isEmpty ? ["1", "1x1", "M0 0H9V9Z", "a=b", "a,b"].filter(isTaken) : words).map {
      name + [$0]
    }
  }

  @Test("Offers every option once", arguments: Subcommand.all)
  func options(subcommand: Subcommand) {
    let words = subcommand.name.words
    #expect(offers(words + ["-"]) == subcommand.options.flatMap(\.spellings))
    if subcommand.isMain { #expect(offers(["-"]) == offers(words + ["-"])) }
  }

  /// The options that are offered behind a line, but for those that ask for something else, and the style
  /// file, which has to be there.
  private func others(behind line: [String]) throws -> [CommandOption] {
    let offers = offers(line + ["--"])
    return try Request(line).subcommand.options.filter {
      $0.group != .general && !["style", "drawing"].contains($0.name)
        && offers.contains($0.longName)
    }
  }

  @Test("Is taken by the command, every word of every option", arguments: shortest)
  func values(line: String) throws {
    // Many options have the names of colours: every name is tried once, and three with every option.
    var tried: Set<String> = []
    for option in try others(behind: line.words) {
      let given = given(option, behind: line.words)
      #expect(!given.isEmpty, "\(option.longName)")
      for (index, words) in given.enumerated()
      where tried.insert(words[words.count - 1]).inserted || index < 3 {
        #expect(isTaken(line.words + words), "\(words)")
      }
    }
  }

  @Test(
    "Reads the line up to the cursor",
    arguments: Completion.lines + [
      ("--", Subcommand.main.options.flatMap(\.spellings).filter { $0.hasPrefix("--") }),
      ("3 --value=4 --si", ["--size"]), ("--no-strict -o x --no-r", ["--no-responsive"]),
      // A flag, an option that can do without its word, and a value that looks like an option.
      ("3 --strict --eyes --bro", ["--brows"]), ("3 --eyes 4 --bro", ["--brows"]),
      ("3 --title -o --bro", ["--brows"]),
      // The = as bash hands it on.
      ("3 --brows = a", ["automatic"]), ("3 --brows = ", ["none", "automatic", "full"]),
      ("--value=3 --value", []), ("--style x --sty", []),
      ("--size ", []), ("--size --", []), ("--title 3 -- --", []), ("--strict=", []),
      ("help face ", []), ("help export stars ", []), ("help --", []), ("--version ", []),
      ("--generate-completion-script ", ["bash", "zsh", "fish"]),
      ("--generate-completion-script zsh --", []),
      ("--extras none,", []), ("export --pair light,dark,", []), ("--repeat ", ["forever"]),
      ("-o ", [":files"]), ("-ox", [":files"]), ("--style=", [":files"]),
      ("export --values x", [":files"]),
      ("--no-responsive --siz", ["--size"]),
      ("--color auto --low", ["--low-color"]),
      ("stars --symbol face --extra", ["--extras", "--extra-scale"]),
    ])
  func lines(typed: String, expected: [String]) {
    #expect(offers(typed).sorted() == expected.sorted())
  }

  @Test("Says what a word is for, or that it holds by itself")
  func summaries() throws {
    #expect(
      Command.run(["__complete", "sta"]).output
        == "stars\t\(try Subcommand.named("stars").summary)\n")
    #expect(
      Command.run(["__complete", "3", "--no-resp"]).output
        == "--no-responsive\tUndo --responsive.\n")
    #expect(Command.run(["__complete", "--format", ""]).output == "svg\tdefault\ndata-uri\npng\n")
    #expect(
      Command.run(["__complete", "list", "head"]).output
        == "heads\tThe shape of the head, instead of the character's.\n")
    #expect(Command.run(["__complete"]) == Command.run(["__complete", ""]))
  }
}
