import Testing

@testable import EmojiRateCommand

@Suite(
  "Bash completion",
  .enabled(
    if: Completion.bash != nil && Completion.setsid != nil, "bash or setsid is not installed"))
struct BashCompletionTests {
  @Test("Is a script that bash reads")
  func syntax() throws { #expect(try Completion.syntaxErrors(.bash, Completion.bash!) == "") }

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

  @Test(
    "Asks the command that is typed, for an alias the one in the path, and says nothing where it is missing"
  )
  func name() throws {
    let result = try BuiltCommand.shell(
      """
      eval "$1"; ln -s "$emoji_rate" ~
      for name in nowhere/emoji-rate '~/emoji-rate'; do
        COMP_WORDS=("$name" sta) COMP_CWORD=1
        _emoji_rate "$name" sta "$name"
        echo "${COMPREPLY[@]}"
      done
      PATH=~:$PATH COMP_WORDS=(alias sta)
      _emoji_rate alias sta alias
      echo "${COMPREPLY[@]}"
      """, [Shell.bash.completionScript], with: Completion.bash!)
    #expect(result.output == "\nstars\nstars\n" && result.messages == "")
  }
}

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

@Suite("Fish completion", .enabled(if: Completion.fish != nil, "fish is not installed"))
struct FishCompletionTests {
  @Test("Is a script that fish reads")
  func syntax() throws { #expect(try Completion.syntaxErrors(.fish, Completion.fish!) == "") }

  @Test("Offers what the command offers")
  func lines() throws {
    let offers = try Completion.fish(Completion.lines.map { "emoji-rate \($0.typed)" })
    #expect(offers.count == Completion.lines.count)
    for (line, offers) in zip(Completion.lines, offers) {
      #expect(offers.map(Completion.word).sorted() == line.offers.sorted(), "\(line.typed)")
    }
  }

  @Test("Offers every option, each with what it is for")
  func options() throws {
    let offers = try Completion.fish(["emoji-rate 3 -", "emoji-rate 3 --format "])
    let options = Subcommand.main.options
    #expect(Set(offers[0].map(Completion.word)) == Set(options.flatMap(\.spellings)))
    for option in options { #expect(offers[0].contains("\(option.longName)\t\(option.summary)")) }
    #expect(offers[1].sorted() == ["data-uri", "png", "svg\tdefault"])
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

  @Test("Asks the command that is typed, and says nothing where it is missing")
  func name() throws {
    let offers = try Completion.fish(["nowhere/emoji-rate sta", "~/emoji-rate sta"])
    #expect(offers.map { $0.map(Completion.word) } == [[], ["stars"]])
  }
}
