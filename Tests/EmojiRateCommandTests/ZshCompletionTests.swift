import Testing

@testable import EmojiRateCommand

@Suite("Zsh completion", .enabled(if: Completion.zsh != nil, "zsh is not installed"))
struct ZshCompletionTests {
  @Test("Is a script that zsh reads")
  func syntax() throws { #expect(try Completion.syntaxErrors(.zsh, Completion.zsh!) == "") }

  @Test("Offers what the command offers", arguments: Completion.lines)
  func lines(typed: String, offers: [String]) throws {
    #expect(try Completion.zsh("emoji-rate \(typed)").offers.sorted() == offers.sorted())
  }

  @Test("Offers every option, each with what it is for")
  func options() throws {
    let (offers, shown) = try Completion.zsh("emoji-rate 3 --")
    let options = Subcommand.main.options.filter { $0.name != "value" }
    #expect(Set(offers) == Set(options.flatMap(\.spellings).filter { $0.hasPrefix("--") }))
    #expect(
      shown.contains { $0.hasPrefix("--ink ") && $0.contains(" -- The colour of eyes, brows") })
  }

  @Test("Shows which word holds by itself")
  func descriptions() throws {
    let shown = try Completion.zsh("emoji-rate 3 --format ").shown
    #expect(shown.contains { $0.hasPrefix("svg ") && $0.hasSuffix(" -- default") }, "\(shown)")
  }

  @Test("Offers files for the output")
  func files() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a2 b.svg", "b"] { try folder.make(name) }
    for typed in ["-o a", "-oa", "--output a", "--output=a", "3 -o a"] {
      #expect(
        Set(try Completion.zsh("emoji-rate \(typed)", in: folder.url).offers)
          == ["a.svg", "a2\\ b.svg"])
    }
    #expect(try Completion.zsh("emoji-rate -o a2\\ ", in: folder.url).offers == ["a2\\ b.svg"])
  }

  @Test("Asks the command that is typed, and says nothing where it is missing")
  func name() throws {
    #expect(try Completion.zsh("~/emoji-rate sta").offers == ["stars"])
    #expect(try Completion.zsh("nowhere/emoji-rate sta").offers == [])
  }

  @Test("Takes back the space behind a word for what follows it")
  func space() throws {
    let folder = try TemporaryFolder()
    try folder.make(
      "setup",
      """
      path=($emoji_rate:h $path); autoload -U compinit && compinit -u -D
      \(Shell.zsh.completionScript)
      bindkey '^I' complete-word
      emoji-rate() {
        if [[ $1 == __complete ]]; then $emoji_rate "$@"; else print -rl -- "$@" >words; exit; fi
      }
      print -r -- ready
      """)
    let result = try BuiltCommand.shell(
      """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "source ./setup"
      zpty -r shell output $'*ready\\r*'
      zpty -w -n shell $'emoji-rate --extras blus\\t,cro\\t --siz\\t=3\\n'
      while zpty -r shell output; do :; done
      """, in: folder.url, with: Completion.zsh!, options: ["-f"])
    #expect(result.messages == "")
    #expect(try folder.text("words") == "--extras\nblush,crown\n--size=3\n")
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
