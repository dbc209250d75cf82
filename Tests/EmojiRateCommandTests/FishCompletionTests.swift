import Testing

@testable import EmojiRateCommand

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
