import Testing

@testable import EmojiRateCommand

@Suite("Bash completion", .enabled(if: Completion.bash != nil, "bash is not installed"))
struct BashCompletionTests {
  @Test("Is a script that bash reads")
  func syntax() throws { #expect(try Completion.syntaxErrors(.bash, Completion.bash!) == "") }

  @Test("Completes every option")
  func options() throws {
    let options = Subcommand.main.options
    let starts = [["emoji-rate"], ["emoji-rate", "face"], ["emoji-rate", "--value", "3"]]
    let lines = options.flatMap { option in
      starts.map { $0 + [String(option.longName.dropLast())] }
    }
    for (index, offers) in try Completion.bash(lines).enumerated() {
      #expect(offers.contains(options[index / starts.count].longName))
    }
  }

  @Test("Completes words, after a space and after =", arguments: Subcommand.main.options)
  func words(option: CommandOption) throws {
    guard option.kind != nil, !option.takesFile else { return }
    let starts = [["emoji-rate"], ["emoji-rate", "face"], ["emoji-rate", "--no-eyes"]]
    var lines: [[String]] = []
    var expected: [[String]] = []
    for start in starts {
      for typed in [""] + option.words {
        lines += [["", typed], ["=", typed]].map {
          start + [option.longName] + $0.filter { !$0.isEmpty }
        }
        // Without anything behind the name, it is the name itself that would be completed.
        if typed.isEmpty { lines[lines.count - 2].append("") }
        let offers = option.words.filter { $0.hasPrefix(typed) }
        expected += [offers, offers]
      }
    }
    #expect(try Completion.bash(lines) == expected)
  }

  @Test("Offers the commands first, and after help only them")
  func commands() throws {
    #expect(
      try Completion.bash(["emoji-rate", ""]).prefix(5)
        == ["face", "stars", "export", "list", "help"])
    #expect(try Completion.bash(["emoji-rate", "he"]) == ["help"])
    #expect(
      try Completion.bash(["emoji-rate", "help", ""])
        == ["face", "stars", "export", "list"])
    #expect(try Completion.bash(["emoji-rate", "list", "cha"]) == ["characters"])
    #expect(
      try Completion.bash(["emoji-rate", "--extras", "blush,cro"]) == ["blush,crown"])
    #expect(try Completion.bash(["emoji-rate", "export", ""]).prefix(2) == ["face", "stars"])
    #expect(try Completion.bash(["emoji-rate", "export", "--mouth-po"]) == ["--mouth-position"])
    #expect(try Completion.bash(["emoji-rate", "export", "face", "--fr"]) == ["--from"])
    #expect(try Completion.bash(["emoji-rate", "export", "stars", "--cou"]) == ["--count"])
    #expect(
      try Completion.bash(["emoji-rate", "export", "stars", "--format", ""])
        == ["svg", "css", "stream"])
    #expect(try Completion.bash(["emoji-rate", "help", "--"]) == [])
    #expect(try !Completion.bash(["emoji-rate", "face", ""]).contains("help"))
  }

  @Test("Offers files, whatever their names")
  func files() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a two words.svg", "a*", "b"] { try folder.make(name) }
    try folder.makeFolder("a folder")
    for words in [
      ["-o", "a"], ["--output", "a"], ["--output", "=", "a"], ["--value", "3", "-o", "a"],
    ] {
      #expect(
        try Completion.bash(["emoji-rate"] + words, in: folder.url).sorted()
          == ["a folder", "a two words.svg", "a*", "a.svg"].sorted())
    }
    #expect(try Completion.bash(["emoji-rate", "-o", ""], in: folder.url).count == 5)
    #expect(try Completion.bash(["emoji-rate", "-o", "c"], in: folder.url) == [])
  }

  @Test("Offers nothing where nothing fits")
  func nothing() throws {
    #expect(try Completion.bash(["emoji-rate", "--frobnicate"]) == [])
    #expect(try Completion.bash(["emoji-rate", "--value", ""]) == [])
  }
}
