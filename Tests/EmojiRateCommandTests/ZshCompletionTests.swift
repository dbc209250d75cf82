import Testing

@testable import EmojiRateCommand

@Suite("Zsh completion", .enabled(if: Completion.zsh != nil, "zsh is not installed"))
struct ZshCompletionTests {
  @Test("Is a script that zsh reads")
  func syntax() throws { #expect(try Completion.syntaxErrors(.zsh, Completion.zsh!) == "") }

  @Test("Completes options, before and after others")
  func options() throws {
    let names = Subcommand.main.options.flatMap(\.spellings).filter { $0.hasPrefix("--") }
    for start in ["emoji-rate", "emoji-rate face"] {
      let offers = try Completion.zsh("\(start) --")
      // zsh adds the = of those that take an argument.
      #expect(Set(offers.map { $0.filter { $0 != "=" } }) == Set(names))
    }
    #expect(try Completion.zsh("emoji-rate --va") == ["--value"])
    #expect(try Completion.zsh("emoji-rate --no-eyes --siz") == ["--size"])
    #expect(try Completion.zsh("emoji-rate --value 3 --siz") == ["--size"])
    #expect(try Completion.zsh("emoji-rate face --value=3 --siz") == ["--size"])
  }

  @Test(
    "Completes words, after a space and after =",
    arguments: ["brows", "extras", "repeat", "generate-completion-script"])
  func words(name: String) throws {
    let option = try #require(Subcommand.main.options.first { $0.name == name })
    let words = option.words.sorted()
    #expect(try Completion.zsh("emoji-rate \(option.longName) ").sorted() == words)
    #expect(try Completion.zsh("emoji-rate face \(option.longName)=").sorted() == words)
  }

  @Test("Offers the commands first, and after help only them")
  func commands() throws {
    #expect(
      try Completion.zsh("emoji-rate ").sorted() == ["export", "face", "help", "list", "stars"])
    #expect(try Completion.zsh("emoji-rate help ").sorted() == ["export", "face", "list", "stars"])
    #expect(try Completion.zsh("emoji-rate export ").sorted() == ["face", "stars"])
    #expect(try Completion.zsh("emoji-rate list cha") == ["characters"])
    #expect(try Completion.zsh("emoji-rate export s") == ["stars"])
    for line in ["export --mouth-po", "export face --mouth-po"] {
      #expect(try Completion.zsh("emoji-rate \(line)") == ["--mouth-position"])
    }
    #expect(try Completion.zsh("emoji-rate export stars --cou") == ["--count"])
    #expect(
      try Completion.zsh("emoji-rate export stars --by 1 --format ").sorted()
        == ["css", "stream", "svg"])
  }

  @Test("Offers files for the output")
  func files() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a2.svg", "b"] { try folder.make(name) }
    for typed in ["-o a", "-oa", "--output a", "--output=a"] {
      #expect(
        Set(try Completion.zsh("emoji-rate \(typed)", in: folder.url)) == ["a.svg", "a2.svg"])
    }
  }

  @Test("Works as a function that is found in the path of functions")
  func autoload() throws {
    let folder = try TemporaryFolder()
    try folder.make("_emoji-rate", Shell.zsh.completionScript)
    let result = try BuiltCommand.shell(
      """
      fpath=($PWD $fpath); autoload -U compinit && compinit -u -D
      print -r -- $_comps[emoji-rate]
      """, in: folder.url, with: Completion.zsh!, options: ["-f"])
    #expect(result.output == "_emoji-rate\n")
    #expect(result.messages == "")
  }
}
