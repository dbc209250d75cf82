import EmojiRate
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

  @Test("Offers every option once", arguments: Subcommand.all)
  func options(subcommand: Subcommand) {
    let words = subcommand.name.words
    #expect(offers(words + ["-"]) == subcommand.options.flatMap(\.spellings))
    if subcommand.isMain { #expect(offers(["-"]) == offers(words + ["-"])) }
  }

  @Test(
    "Reads the line up to the cursor",
    arguments: Completion.lines + [
      ("--", Subcommand.main.options.flatMap(\.spellings).filter { $0.hasPrefix("--") }),
      ("3 --value=4 --si", ["--size"]), ("--no-strict -o x --no-r", ["--no-responsive"]),
      // A flag, an option that can do without its word, and a value that looks like an option.
      ("3 --strict --eyes dot --bro", ["--brows"]),
      ("3 --title -o --bro", ["--brows"]),
      // The = as bash hands it on.
      ("3 --brows = a", ["automatic"]), ("3 --brows = ", FaceBrows.words),
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
