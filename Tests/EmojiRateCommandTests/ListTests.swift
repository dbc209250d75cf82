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
}
