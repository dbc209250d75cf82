import Testing

@testable import EmojiRate

@Suite("RowSymbol")
struct RowSymbolTests {
  @Test("There are stars, hearts and faces")
  func cases() {
    #expect(RowSymbol.allCases.map(\.rawValue) == ["star", "heart", "face"])
    #expect(RowSymbol.allCases.map(\.unit) == [.stars, .hearts, .number])
  }
}
