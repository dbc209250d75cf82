import Testing

@testable import EmojiRateCommand

@Suite("Zsh completion", .enabled(if: Completion.zsh != nil, "zsh is not installed"))
struct ZshCompletionTests {
  @Test("Is a script that zsh reads")
  func syntax() throws { #expect(try Completion.syntaxErrors(.zsh, Completion.zsh!) == "") }

  @Test("Offers what the command offers")
  func lines() throws {
    let answers = try Completion.zsh(Completion.lines.map { "emoji-rate \($0.typed)" })
    for (line, answer) in zip(Completion.lines, answers) {
      #expect(answer.offers.sorted() == line.offers.sorted(), "\(line.typed)")
    }
  }

  @Test("Offers every option, each with what it is for")
  func options() throws {
    let answers = try Completion.zsh(["emoji-rate 3 --", "emoji-rate 3 --format "])
    let (offers, shown) = answers[0]
    let options = Subcommand.main.options
    #expect(Set(offers) == Set(options.flatMap(\.spellings).filter { $0.hasPrefix("--") }))
    #expect(
      shown.contains { $0.hasPrefix("--ink ") && $0.contains(" -- The colour of eyes, brows") })
    #expect(answers[1].shown.contains { $0.hasPrefix("svg ") && $0.hasSuffix(" -- default") })
  }

  @Test("Offers files for the output")
  func files() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a2 b.svg", "b"] { try folder.make(name) }
    let typed = ["-o a", "-oa", "--output a", "--output=a", "3 -o a", "-o a2\\ "]
    let offers = try Completion.zsh(typed.map { "emoji-rate \($0)" }, in: folder.url).map(\.offers)
    for offers in offers.dropLast() { #expect(Set(offers) == ["a.svg", "a2\\ b.svg"]) }
    #expect(offers.last == ["a2\\ b.svg"])
  }

  @Test("Asks the command that is typed, and says nothing where it is missing")
  func name() throws {
    let answers = try Completion.zsh(["~/emoji-rate sta", "nowhere/emoji-rate sta"])
    #expect(answers.map(\.offers) == [["stars"], []])
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
