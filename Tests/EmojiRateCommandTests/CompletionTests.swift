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

@Suite(
  "Bash completion",
  .enabled(
    if: Completion.bash != nil && Completion.setsid != nil, "bash or setsid is not installed"))
struct BashCompletionTests {
  @Test("Puts in what the command offers")
  func lines() throws {
    let lines = try Completion.bash(Completion.lines.map(\.typed))
    #expect(lines.count == Completion.lines.count)
    for (line, words) in zip(Completion.lines, lines) {
      // What is offered takes the place of a word that was begun.
      let isReplaced = line.typed.last != " " && !line.offers.isEmpty
      let others = isReplaced ? line.typed.words.dropLast() : line.typed.words
      #expect(words == others + line.offers.sorted(), "\(line.typed)")
    }
  }

  @Test("Completes behind = and :, at which bash splits words")
  func wordBreaks() throws {
    #expect(
      try Completion.bash(["3 --brows=", "3 --title a:b --eye-p", "3 --title=a=b --eye-p"]) == [
        ["3", "--brows=automatic", "full", "none"], ["3", "--title", "a:b", "--eye-position"],
        ["3", "--title=a=b", "--eye-position"],
      ])
  }

  @Test("Offers files, whatever their names")
  func files() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a two words.svg", "a*", "b"] { try folder.make(name) }
    try folder.makeFolder("a folder")
    let files = ["a folder", "a two words.svg", "a*", "a.svg"]
    let lines = ["-o a", "3 --output a", "-o ", "-o c", "-o \"a t", "-o a\\ t", "--output=a\\ t"]
    let words = try Completion.bash(lines, in: folder.url)
    #expect(
      Set(words[0]) == Set(["-o"] + files) && Set(words[1]) == Set(["3", "--output"] + files))
    #expect(Set(words[2]) == Set(["-o", "b"] + files))
    #expect(
      words[3...] == [
        ["-o", "c"], ["-o", "a two words.svg"], ["-o", "a two words.svg"],
        ["--output=a two words.svg"],
      ])
  }
}

@Suite("Zsh completion", .enabled(if: Completion.zsh != nil, "zsh is not installed"))
struct ZshCompletionTests {
  @Test("Offers what the command offers")
  func lines() throws {
    let answers = try Completion.zsh(Completion.lines.map { "emoji-rate \($0.typed)" })
    for (line, offers) in zip(Completion.lines, answers) {
      #expect(offers.sorted() == line.offers.sorted(), "\(line.typed)")
    }
  }

  @Test("Offers files for the output")
  func files() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a2 b.svg", "b"] { try folder.make(name) }
    let typed = ["-o a", "-oa", "--output a", "--output=a", "3 -o a", "-o a2\\ "]
    let offers = try Completion.zsh(typed.map { "emoji-rate \($0)" }, in: folder.url)
    for offers in offers.dropLast() { #expect(Set(offers) == ["a.svg", "a2\\ b.svg"]) }
    #expect(offers.last == ["a2\\ b.svg"])
  }
}

@Suite("Fish completion", .enabled(if: Completion.fish != nil, "fish is not installed"))
struct FishCompletionTests {
  @Test("Offers what the command offers")
  func lines() throws {
    let offers = try Completion.fish(Completion.lines.map { "emoji-rate \($0.typed)" })
    #expect(offers.count == Completion.lines.count)
    for (line, offers) in zip(Completion.lines, offers) {
      #expect(offers.map(Completion.word).sorted() == line.offers.sorted(), "\(line.typed)")
    }
  }

  @Test("Offers files for the output alone")
  func files() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a2 b.svg", "b"] { try folder.make(name) }
    let files = ["a.svg", "a2 b.svg"]
    #expect(
      try Completion.fish(
        [
          "emoji-rate -o a", "emoji-rate 3 --output a", "emoji-rate --output=a",
          "emoji-rate -o \"a2 ",
          "emoji-rate --title ",
        ], in: folder.url)
        == [files, files, files.map { "--output=\($0)" }, ["a2 b.svg"], []])
  }
}
