import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("List")
struct ListTests {
  private func run(_ text: String) -> Command.Outcome {
    Command.run(text.split(separator: " ").map(String.init))
  }

  @Test("Prints the words of an option, one a line, by its name in the plural or not")
  func words() {
    let names = FaceCharacter.allCases.map { "\($0)\n" }.joined()
    for topic in ["characters", "character"] {
      #expect(run("list \(topic)") == Command.Outcome(output: names))
    }
    #expect(run("list extras").output.hasPrefix("blush\ntears\n"))
    #expect(run("list symbols").output == "star\nheart\nface\n")
    #expect(run("list brows").output == "none\nautomatic\nfull\n")
  }

  @Test("Alone says what there is to list, which is every option with words")
  func topics() {
    let topics = run("list").output.split(separator: "\n").map(String.init)
    #expect(
      topics.prefix(8) == [
        "characters", "heads", "eyes", "brows", "mouths", "extras", "expressions", "paints",
      ])
    for topic in topics {
      #expect(run("list \(topic)").exitStatus == 0)
      #expect(!run("list \(topic)").output.isEmpty)
    }
  }

  @Test(
    "A page shows each word five times on a light and on a dark ground, drawn with the other options",
    arguments: ListTopic.all.map(\.name))
  func page(topic: String) throws {
    let topic = try ListTopic.named(topic)
    let outcome = run("list \(topic.name) --maximum 10 --precision 1 -o sheet.html")
    #expect(outcome.path == "sheet.html" && outcome.messages == "" && outcome.exitStatus == 0)
    let words = topic.words
    #expect(outcome.output.split(separator: "<svg").count == words.count * 10 + 1)
    let ground = topic.needsCharacter ? "--character dawn " : ""
    for word in words {
      #expect(outcome.output.contains("<code>\(ground)\(topic.option.longName) \(word)</code>"))
    }
    #expect(!outcome.output.contains("<script"))
  }

  @Test("A page has what the command draws")
  func drawn() {
    let page = run("list mouths --character cat --no-eyes --output -")
    #expect(page.path == nil)
    let cat = run("--value 4 --character cat --no-eyes --mouth grin --size 64").output
    #expect(page.output.contains(cat))
    #expect(
      run("list eyes --no-eyes -o x").output.contains(run("--value 4 --eyes dot --size 64").output))
  }

  @Test("Takes a style file")
  func style() throws {
    let folder = try TemporaryFolder()
    try folder.make("s.json", #"{"character": "cat"}"#)
    let path = folder.url.appendingPathComponent("s.json").path
    #expect(
      run("list mouths --style \(path) -o x") == run("list mouths --character cat -o x"))
  }
}
