import Testing

@testable import EmojiRateCommand

@Suite("Fish completion", .enabled(if: Completion.fish != nil, "fish is not installed"))
struct FishCompletionTests {
  @Test("Is a script that fish reads")
  func syntax() throws { #expect(try Completion.syntaxErrors(.fish, Completion.fish!) == "") }

  @Test("Completes every option")
  func options() throws {
    let options = Subcommand.main.options
    let starts = ["emoji-rate", "emoji-rate face", "emoji-rate --value 3"]
    let lines = options.flatMap { option in starts.map { "\($0) \(option.longName.dropLast())" } }
    let offers = try Completion.fish(lines + ["emoji-rate -"])
    for (index, option) in options.enumerated() {
      for offers in offers[index * starts.count..<(index + 1) * starts.count] {
        #expect(offers.contains(option.longName))
      }
      if let letter = option.letter { #expect(offers.last?.contains("-\(letter)") == true) }
    }
  }

  @Test("Completes words, after a space and after =")
  func words() throws {
    let options = Subcommand.main.options.filter { $0.kind != nil && !$0.takesFile }
    let lines = options.flatMap { option in
      ["\(option.longName) ", "face --no-eyes \(option.longName) ", "\(option.longName)="]
        .map { "emoji-rate \($0)" }
    }
    let offers = try Completion.fish(lines).map { $0.sorted() }
    for (index, option) in options.enumerated() {
      let words = option.words.sorted()
      #expect(offers[index * 3] == words)
      #expect(offers[index * 3 + 1] == words)
      #expect(offers[index * 3 + 2] == words.map { "\(option.longName)=\($0)" })
    }
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
    #expect(try Completion.fish("emoji-rate export --star-si") == [])
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
