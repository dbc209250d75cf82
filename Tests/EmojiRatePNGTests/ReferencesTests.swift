import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("References")
struct ReferencesTests {
  private static func symbols(_ bytes: [UInt8]) -> [(value: UInt16, distance: UInt16)] {
    var references = References(bytes)
    var symbols: [(UInt16, UInt16)] = []
    while let symbol = references.next() { symbols.append((symbol.value, symbol.distance)) }
    return symbols
  }

  @Test("A repeated text is one reference, also to itself")
  func repeated() {
    let symbols = Self.symbols(Array("abcabcabcabc".utf8))
    #expect(symbols.count == 4)
    #expect(symbols[3] == (9, 3))
    #expect(Self.symbols(Array(repeating: 1, count: 300)).map(\.value) == [1, 258, 41])
  }

  @Test("A longer reference one byte later is better")
  func lazy() {
    let symbols = Self.symbols(Array("abc.bcdef.abcdef".utf8))
    #expect(symbols.suffix(2).map(\.value) == [UInt16(UInt8(ascii: "a")), 5])
  }

  @Test("Nothing refers further back than the window")
  func window() {
    let far = Array("needle!".utf8) + (0..<40_000).map { UInt8($0 % 50) } + Array("needle!".utf8)
    for symbol in Self.symbols(far) { #expect(symbol.distance <= 32768) }
    #expect(Self.symbols([]).isEmpty)
  }
}
