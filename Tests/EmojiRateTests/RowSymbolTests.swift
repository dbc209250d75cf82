import Testing

@testable import EmojiRate

@Suite("RowSymbol")
struct RowSymbolTests {
  @Test("There are stars, hearts and faces")
  func cases() {
    #expect(RowSymbol.allCases.map(\.description) == ["star", "heart", "face"])
    #expect(RowSymbol.allCases.map(\.unit) == [.stars, .hearts, .step])
  }
}
