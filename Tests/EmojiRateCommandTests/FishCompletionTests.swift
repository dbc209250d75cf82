import Testing

@testable import EmojiRateCommand

@Suite("Fish completion", .enabled(if: Completion.fish != nil, "fish is not installed"))
struct FishCompletionTests {
  @Test("Is a script that fish reads")
  func syntax() throws { #expect(try Completion.syntaxErrors(.fish, Completion.fish!) == "") }

  @Test("Completes every option", arguments: Subcommand.main.options)
  func options(option: CommandOption) throws {
    let typed = option.longName.dropLast()
    let lines = ["emoji-rate", "emoji-rate face", "emoji-rate --value 3"].map { "\($0) \(typed)" }
    for offers in try Completion.fish(lines) { #expect(offers.contains(option.longName)) }
    if let letter = option.letter {
      #expect(try Completion.fish("emoji-rate -").contains("-\(letter)"))
    }
  }

  @Test("Completes words, after a space and after =", arguments: Subcommand.main.options)
  func words(option: CommandOption) throws {
    guard option.kind != nil, !option.takesFile else { return }
    let words = option.words.sorted()
    let name = option.longName
    let offers = try Completion.fish([
      "emoji-rate \(name) ", "emoji-rate face --no-eyes \(name) ", "emoji-rate \(name)=",
    ])
    #expect(offers[0].sorted() == words)
    #expect(offers[1].sorted() == words)
    #expect(offers[2].sorted() == words.map { "\(name)=\($0)" })
  }

  @Test("Offers the commands first, and after help only them")
  func commands() throws {
    #expect(
      try Completion.fish("emoji-rate ").sorted() == ["export", "face", "help", "list", "stars"])
    #expect(
      try Completion.fish("emoji-rate help ").sorted() == ["export", "face", "list", "stars"])
    #expect(try Completion.fish("emoji-rate list cha") == ["characters"])
    #expect(try Completion.fish("emoji-rate export ") == ["stars"])
    #expect(try Completion.fish("emoji-rate export --mouth-po") == ["--mouth-position"])
    #expect(try Completion.fish("emoji-rate export stars --cou") == ["--count"])
    #expect(try Completion.fish("emoji-rate export stars --mouth-po") == [])
    #expect(try Completion.fish("emoji-rate help --") == [])
    #expect(try Completion.fish("emoji-rate face ") == [])
  }

  @Test("Offers files for the output alone")
  func files() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a2.svg", "b"] { try folder.make(name) }
    #expect(try Completion.fish("emoji-rate -o a", in: folder.url) == ["a.svg", "a2.svg"])
    #expect(try Completion.fish("emoji-rate --output a", in: folder.url) == ["a.svg", "a2.svg"])
    #expect(try Completion.fish("emoji-rate --value 3 ", in: folder.url) == [])
    #expect(try Completion.fish("emoji-rate --title ", in: folder.url) == [])
  }
}
