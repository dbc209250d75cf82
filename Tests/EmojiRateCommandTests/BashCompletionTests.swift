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
