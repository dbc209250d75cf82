import Testing

@testable import EmojiRateCommand

@Suite("Style messages")
struct StyleMessagesTests {
  private func prefix(_ file: String) -> String {
    StyleMessages.prefix(StylePlace(file: file, place: JSONPlace(line: 4, column: 18)))
  }

  @Test("Name the place as editors and terminals open it, the path whole")
  func place() {
    #expect(prefix("style.json") == "style.json:4:18: ")
    let long = String(repeating: "folder/", count: 30) + "style.json"
    #expect(prefix(long) == "\(long):4:18: ")
  }

  @Test("Are harmless to a terminal, whatever the file is called or says")
  func harmless() {
    #expect(prefix("a\u{1B}[2J\nb") == "a\u{FFFD}[2J\u{FFFD}b:4:18: ")
    let place = StylePlace(file: "s", place: JSONPlace())
    let text = "\u{1B}\u{202E}" + String(repeating: "x", count: 99)
    let error = StyleError(
      place: place, problem: .wrongType(key: "size", .text, text: text, allowed: "a number"))
    let shown = "\u{FFFD}\u{FFFD}" + String(repeating: "x", count: 58) + "…"
    #expect(
      StyleMessages.sentence(error) == "s:1:1: size is the text '\(shown)'; give a number")
  }
}
