import Testing

@testable import EmojiRateCommand

@Suite("Style place")
struct StylePlaceTests {
  private func prefix(_ file: String) -> String {
    StylePlace(file: file, place: JSONPlace(line: 4, column: 18)).prefix
  }

  @Test("Names the place as editors and terminals open it, the path whole")
  func place() {
    #expect(prefix("style.json") == "style.json:4:18: ")
    let long = String(repeating: "folder/", count: 30) + "style.json"
    #expect(prefix(long) == "\(long):4:18: ")
  }

  @Test("Is harmless to a terminal, whatever the file is called or says")
  func harmless() {
    #expect(prefix("a\u{1B}[2J\nb") == "a\u{FFFD}[2J\u{FFFD}b:4:18: ")
    let text = "\u{7F}\u{202E}" + String(repeating: "x", count: 99)
    let shown = "\u{FFFD}\u{FFFD}" + String(repeating: "x", count: 58) + "…"
    let error = #expect(throws: CommandError.self) {
      try StyleReader.read(Array("{\"eyes\": \"\(text)\"}".utf8), file: "s", StyleKeys(.face))
    }
    #expect(error?.sentence.hasPrefix("s:1:10: eyes '\(shown)' is not known; give ") == true)
  }
}
