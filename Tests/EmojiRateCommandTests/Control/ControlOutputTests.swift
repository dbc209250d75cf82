import Testing

@testable import EmojiRateCommand

@Suite("ControlOutput")
struct ControlOutputTests {
  @Test(
    "The element begins with the value that its picture shows",
    arguments: [
      ("--markup 3.2", "3.2"), ("--markup 9", "5"), ("--markup 3.2 --step 1", "3"),
      ("--markup 64%", "3.2"), ("--markup 0 --minimum 1", "1"),
    ])
  func markup(options: String, value: String) {
    let outcome = Command.run(["control"] + options.split(separator: " ").map(String.init))
    #expect(outcome.output.hasPrefix("<emoji-rate value=\"\(value)\"><svg "), "\(outcome.messages)")
  }
}
